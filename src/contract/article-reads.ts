import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { IdParams } from './objects.ts'

/** For those who wrote it: how often it was read, as far back as their plan goes. Nobody is told who read. */
export const getArticleReads = endpoint({
  method: 'GET',
  path: '/api/articles/:id/reads',
  access: 'member',
  params: IdParams,
  response: z.object({
    total: z.number(),
    /** Oldest first, one a day, days without a reader included. Empty on a plan without them. */
    days: z.array(z.object({ day: z.string(), reads: z.number() })),
    analyticsDays: z.number(),
  }),
})
