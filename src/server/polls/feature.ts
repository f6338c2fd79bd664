import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { notifications } from './notifications.ts'
import { queuePollEnd } from './notify-queries.ts'
import { pollsRoutes } from './routes.ts'

export const polls: Feature = {
  name: 'polls',
  routes: pollsRoutes,
  endpoints,
  notifications,
  jobs: ({ db, clock }) => ({
    pollEnd: { run: ({ postId }) => queuePollEnd(db.write, postId, clock.now()) },
  }),
}
