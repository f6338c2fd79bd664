import type { Feature } from '../content/feature.ts'
import { purgeReports } from './queries.ts'
import { reportsRoutes } from './routes.ts'

export const reports: Feature = {
  name: 'reports',
  routes: reportsRoutes,
  purge: [{ name: 'reports', run: ({ db }, now) => purgeReports(db.write, now) }],
}
