import type { Feature } from '../content/feature.ts'
import { shareImageWork } from './card.ts'
import { cardsRoutes, sweepCards } from './routes.ts'

export const cards: Feature = {
  name: 'cards',
  routes: cardsRoutes,
  purge: [{ name: 'share images', isOfNode: true, run: sweepCards }],
  work: shareImageWork,
}
