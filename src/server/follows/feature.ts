import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { notifications } from './notifications.ts'
import { exportFollows } from './person-queries.ts'
import { deleteFollowsBetween } from './queries.ts'
import { endFollows } from './leave-actions.ts'
import { followsRoutes } from './routes.ts'

export const follows: Feature = {
  name: 'follows',
  routes: followsRoutes,
  endpoints,
  person: { export: exportFollows, eraseInParts: [endFollows] },
  notifications,
  endTies: deleteFollowsBetween,
  seed: {
    after: ['auth', 'articles'],
    run: async (seeding, { people = 0 }) => {
      const { seedTopics } = await import('./seed.ts')
      await seedTopics(seeding, people)
    },
  },
}
