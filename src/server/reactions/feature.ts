import type { Feature } from '../content/feature.ts'
import { eraseReactions } from './actions.ts'
import { reactionsRoutes } from './routes.ts'

export const reactions: Feature = {
  name: 'reactions',
  routes: reactionsRoutes,
  eraseTraces: (_site, trx, objectType, ids) => eraseReactions(trx, objectType, ids),
}
