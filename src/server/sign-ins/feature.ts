import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { reauthenticationCounter, sessionCounter } from './metrics.ts'
import { exportSignIns } from './person-queries.ts'
import { purgeCodes } from './queries.ts'
import { signInsRoutes } from './routes.ts'
import { purgeHistory } from './session-queries.ts'

/** What a person sees of their sign-ins, and how they prove again who they are. Signing in itself is `auth`. */
export const signIns: Feature = {
  name: 'sign-ins',
  routes: signInsRoutes,
  endpoints,
  person: { export: exportSignIns },
  metrics: [reauthenticationCounter, sessionCounter],
  purge: [
    { name: 'confirmation codes', run: ({ db }, now) => purgeCodes(db.write, now) },
    { name: 'sign-in history', run: ({ db }, now) => purgeHistory(db.write, now) },
  ],
}
