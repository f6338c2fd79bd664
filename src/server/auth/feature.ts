import type { Feature } from '../content/feature.ts'
import { sendResetLink } from './actions.ts'
import { endpoints } from './endpoints.ts'
import { honor } from './honor-queries.ts'
import { signInCounter, signUpCounter } from './metrics.ts'
import { exportSessions } from './person-queries.ts'
import { purgeAccounts } from './queries.ts'
import { authRoutes } from './routes.ts'
import { recordWrongPassword } from './sessions.ts'

export const auth: Feature = {
  name: 'auth',
  routes: authRoutes,
  endpoints,
  person: { export: exportSessions },
  honor,
  metrics: [signInCounter, signUpCounter],
  purge: [{ name: 'accounts', run: ({ db }, now) => purgeAccounts(db.write, now) }],
  jobs: (server) => ({
    resetLink: { run: (asked) => sendResetLink(server, asked) },
    wrongPassword: { run: (tried) => recordWrongPassword(server.db.write, tried) },
  }),
  seed: {
    after: [],
    run: async (seeding) => {
      const { seedPeople } = await import('./seed.ts')
      return { people: await seedPeople(seeding) }
    },
  },
}
