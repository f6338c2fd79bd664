import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { honor } from './honor-queries.ts'
import { eraseReports, purgeReports } from './queries.ts'
import { reportsRoutes } from './routes.ts'

export const reports: Feature = {
  name: 'reports',
  routes: reportsRoutes,
  endpoints,
  honor,
  eraseTraces: (_site, trx, objectType, ids) => eraseReports(trx, objectType, ids),
  purge: [{ name: 'reports', run: ({ db }, now) => purgeReports(db.write, now) }],
}
