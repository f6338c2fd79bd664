import type { Feature } from '../content/feature.ts'
import { eraseNotifications, purgeNotifications, withdrawBetween } from './actions.ts'
import { endpoints } from './endpoints.ts'
import { notificationsRoutes } from './routes.ts'
import { greetStream } from './unread-queries.ts'

export const notifications: Feature = {
  name: 'notifications',
  routes: notificationsRoutes,
  endpoints,
  greetStream,
  eraseTraces: (_site, trx, objectType, ids) => eraseNotifications(trx, objectType, ids),
  endTies: withdrawBetween,
  purge: [{ name: 'notifications', run: ({ db }, now) => purgeNotifications(db.write, now) }],
  seed: {
    after: ['articles', 'page-posts', 'comments', 'follows'],
    run: async (seeding) => (await import('./seed.ts')).seedNotifications(seeding),
  },
}
