import type { Feature } from '../content/feature.ts'
import { shareImageRoutes, sweepShareImages } from './routes.ts'

export const shareImages: Feature = {
  name: 'share-images',
  routes: shareImageRoutes,
  purge: [{ name: 'share images', isOfNode: true, run: sweepShareImages }],
  work: ['share-image'],
}
