import type { Feature } from '../content/feature.ts'
import { keepAppealed } from './appeal-actions.ts'
import { purgeClaims } from './claim-actions.ts'
import { endpoints } from './endpoints.ts'
import { eraseExcerpts } from './history-queries.ts'
import { honor } from './honor-queries.ts'
import { moderationCounter, queueGauges } from './metrics.ts'
import { notifications } from './notifications.ts'
import { exportDecisions } from './person-queries.ts'
import { eraseProposals } from './proposal-actions.ts'
import { moderationRoutes } from './routes.ts'
import { endAllOver } from './standing.ts'
import { standingJobs } from './standing-job.ts'

export const moderation: Feature = {
  name: 'moderation',
  routes: moderationRoutes,
  endpoints,
  person: { export: exportDecisions },
  honor,
  notifications,
  metrics: [moderationCounter, queueGauges],
  async eraseTraces(_site, trx, objectType, ids) {
    await eraseExcerpts(trx, objectType, ids)
    await eraseProposals(trx, objectType, ids)
  },
  jobs: standingJobs,
  purge: [
    { name: 'what is appealed against stays', run: keepAppealed },
    { name: 'claims of moderators', run: ({ db }, now) => purgeClaims(db.write, now) },
    { name: 'silences and suspensions that are over', run: endAllOver },
  ],
  seed: {
    after: ['auth', 'page-posts', 'comments'],
    run: async (seeding) => (await import('./seed.ts')).seedModeration(seeding),
  },
}
