import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { purgeVisitors } from './queries.ts'
import { statsRoutes, reportPresence } from './routes.ts'
import { uncountContributor } from './leave-actions.ts'

export const stats: Feature = {
  name: 'stats',
  routes: statsRoutes,
  endpoints,
  person: { erase: uncountContributor },
  purge: [{ name: 'visitors', run: ({ db }, now) => purgeVisitors(db.write, now) }],
  flush: reportPresence,
}
