import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { accountCounter } from './metrics.ts'
import { exportAccount } from './person-queries.ts'
import { purgeAccountChanges } from './queries.ts'
import { accountRoutes } from './routes.ts'

export const account: Feature = {
  name: 'account',
  routes: accountRoutes,
  endpoints,
  person: { export: exportAccount },
  metrics: [accountCounter],
  purge: [{ name: 'account changes', run: ({ db }, now) => purgeAccountChanges(db.write, now) }],
}
