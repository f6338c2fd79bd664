import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { passkeyCounter } from './metrics.ts'
import { exportPasskeys } from './person-queries.ts'
import { purgeChallenges } from './queries.ts'
import { passkeyRoutes } from './routes.ts'

export const passkeys: Feature = {
  name: 'passkeys',
  routes: passkeyRoutes,
  endpoints,
  person: { export: exportPasskeys },
  metrics: [passkeyCounter],
  purge: [{ name: 'passkey challenges', run: ({ db }, now) => purgeChallenges(db.write, now) }],
}
