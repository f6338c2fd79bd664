import type { Feature } from '../content/feature.ts'
import { cardsRoutes, sweepCards } from './routes.ts'

export const cards: Feature = {
  name: 'cards',
  routes: cardsRoutes,
  purge: [{ name: 'share images', isOfNode: true, run: sweepCards }],
  work: ['share-image'],
}
