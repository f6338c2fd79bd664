import type { Feature } from '../content/feature.ts'
import { queueDigests, sendDigest } from './digest-actions.ts'
import { endpoints } from './endpoints.ts'
import { mailUnread } from './mail-actions.ts'
import { digestCounter, mailCounter, unsubscribeCounter } from './metrics.ts'
import { unsubscribeRoutes } from './routes.ts'

export const notificationMail: Feature = {
  name: 'notification-mail',
  routes: unsubscribeRoutes,
  endpoints,
  metrics: [mailCounter, digestCounter, unsubscribeCounter],
  jobs: (server) => ({
    notificationMail: {
      run: async ({ userId }) => mailCounter(server).inc({ result: await mailUnread(server, userId) }),
    },
    weeklyDigest: {
      run: async ({ userId }) => digestCounter(server).inc({ result: await sendDigest(server, userId) }),
    },
  }),
  // Nothing is deleted: it is what runs every hour, on one node.
  purge: [{ name: 'digests that are due', run: ({ db }, now) => queueDigests(db.write, now) }],
}
