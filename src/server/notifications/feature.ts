import type { Feature } from '../content/feature.ts'
import { eraseNotifications, purgeNotifications, withdrawBetween } from './actions.ts'
import { endpoints } from './endpoints.ts'
import { exportNotifications } from './person-queries.ts'
import { editedOf, notificationsRoutes } from './routes.ts'
import { greetStream } from './unread-queries.ts'
import { eraseNotified } from './leave-actions.ts'

export const notifications: Feature = {
  name: 'notifications',
  routes: notificationsRoutes,
  endpoints,
  person: { export: exportNotifications, eraseInParts: eraseNotified },
  greetStream,
  eraseTraces: (_site, trx, objectType, ids) => eraseNotifications(trx, objectType, ids),
  endTies: withdrawBetween,
  purge: [
    {
      name: 'notifications',
      run: (site, now) => purgeNotifications(site.db.write, editedOf(site).sources, now),
    },
  ],
  seed: {
    after: ['articles', 'page-posts', 'comments', 'follows'],
    run: async (seeding) => (await import('./seed.ts')).seedNotifications(seeding),
  },
}
