import type { Feature } from '../content/feature.ts'
import { purgeReadDays } from './actions.ts'
import { endpoints } from './endpoints.ts'
import { articleReadsRoutes } from './routes.ts'

export const articleReads: Feature = {
  name: 'article-reads',
  routes: articleReadsRoutes,
  endpoints,
  purge: [{ name: 'days of reads', run: ({ db }, now) => purgeReadDays(db.write, now) }],
  seed: {
    after: ['articles'],
    run: async (seeding) => (await import('./seed-queries.ts')).seedReadDays(seeding),
  },
}
