import type { Feature } from '../content/feature.ts'
import { eraseReactions } from './actions.ts'
import { honor } from './honor.ts'
import { notifications } from './notifications.ts'
import { exportReactions } from './person-queries.ts'
import { reactionsRoutes } from './routes.ts'
import { takeBackReactions } from './leave-actions.ts'

export const reactions: Feature = {
  name: 'reactions',
  person: { export: exportReactions, eraseInParts: takeBackReactions },
  routes: reactionsRoutes,
  notifications,
  honor,
  eraseTraces: (_site, trx, objectType, ids) => eraseReactions(trx, objectType, ids),
}
