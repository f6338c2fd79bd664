import type { Feature } from '../content/feature.ts'
import { addMs } from '../platform/clock.ts'
import { endpoints } from './endpoints.ts'
import { secondStepCounter, twoFactorCounter } from './metrics.ts'
import { exportTwoFactor } from './person-queries.ts'
import { purgeSetUps } from './queries.ts'
import { SET_UP_MS, twoFactorRoutes } from './routes.ts'

/** Codes of an app and recovery codes. That nobody who has them gets a session by one step alone is `auth`. */
export const twoFactor: Feature = {
  name: 'two-factor',
  routes: twoFactorRoutes,
  endpoints,
  person: { export: exportTwoFactor },
  metrics: [secondStepCounter, twoFactorCounter],
  purge: [{ name: 'two-step set-ups', run: ({ db }, now) => purgeSetUps(db.write, addMs(now, -SET_UP_MS)) }],
}
