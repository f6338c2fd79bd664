import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { honor } from './honor-queries.ts'
import { exportReports } from './person-queries.ts'
import { takeBackReports } from './leave-actions.ts'
import { eraseReports, purgeReports } from './queries.ts'
import { reportsRoutes } from './routes.ts'

export const reports: Feature = {
  name: 'reports',
  routes: reportsRoutes,
  endpoints,
  person: { export: exportReports, eraseInParts: [takeBackReports] },
  honor,
  eraseTraces: (_site, trx, objectType, ids) => eraseReports(trx, objectType, ids),
  purge: [{ name: 'reports', run: ({ db }, now) => purgeReports(db.write, now) }],
}
