import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { reauthenticationCounter } from './metrics.ts'
import { purgeCodes } from './queries.ts'
import { signInsRoutes } from './routes.ts'

/** What a person sees of their sign-ins, and how they prove again who they are. Signing in itself is `auth`. */
export const signIns: Feature = {
  name: 'sign-ins',
  routes: signInsRoutes,
  endpoints,
  metrics: [reauthenticationCounter],
  purge: [{ name: 'confirmation codes', run: ({ db }, now) => purgeCodes(db.write, now) }],
}
