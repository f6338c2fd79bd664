import type { Feature } from '../content/feature.ts'
import { eraseReactions } from './actions.ts'
import { notifications } from './notifications.ts'
import { reactionsRoutes } from './routes.ts'

export const reactions: Feature = {
  name: 'reactions',
  routes: reactionsRoutes,
  notifications,
  eraseTraces: (_site, trx, objectType, ids) => eraseReactions(trx, objectType, ids),
}
