import type { Feature } from '../content/feature.ts'
import { forgetReactions } from './actions.ts'
import { endpoints } from './endpoints.ts'
import { reactionsRoutes } from './routes.ts'

export const reactions: Feature = {
  name: 'reactions',
  routes: reactionsRoutes,
  endpoints,
  eraseTraces: (_site, trx, objectType, ids) => forgetReactions(trx, objectType, ids),
}
