import type { Feature } from '../content/feature.ts'
import { purgeClaims } from './actions.ts'
import { endpoints } from './endpoints.ts'
import { createPostPublicationJob } from './job.ts'
import { eraseWaiting } from './leave-actions.ts'
import { scheduledPostCounter } from './metrics.ts'
import { notifications } from './notifications.ts'
import { exportScheduledPosts } from './person-queries.ts'
import { isOwnWaiting } from './queries.ts'
import { scheduledPostsRoutes } from './routes.ts'

export const scheduledPosts: Feature = {
  name: 'scheduled-posts',
  routes: scheduledPostsRoutes,
  endpoints,
  person: { export: exportScheduledPosts, erase: eraseWaiting },
  metrics: [scheduledPostCounter],
  audiences: { 'scheduled-post': isOwnWaiting },
  purge: [{ name: 'uploads of scheduled posts', run: ({ db }) => purgeClaims(db.write) }],
  jobs: (server) => ({ postPublication: createPostPublicationJob(server) }),
  notifications,
  seed: {
    after: ['auth', 'market', 'page-posts'],
    run: async (seeding) => (await import('./seed-queries.ts')).seedScheduledPosts(seeding),
  },
}
