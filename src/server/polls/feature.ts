import type { Feature } from '../content/feature.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { endpoints } from './endpoints.ts'
import { notifications } from './notifications.ts'
import { POLL_ENDED } from './notify-queries.ts'
import { exportPolls } from './person-queries.ts'
import { pollsRoutes } from './routes.ts'
import { takeBackVotes } from './leave-actions.ts'

export const polls: Feature = {
  name: 'polls',
  routes: pollsRoutes,
  endpoints,
  person: { export: exportPolls, eraseInParts: [takeBackVotes] },
  notifications,
  jobs: ({ db }) => ({
    pollEnd: { run: ({ postId }) => appendFollowUp(db.write, POLL_ENDED, postId) },
  }),
}
