import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { IdParams } from './objects.ts'

/** The answer to a vote. Counts are null where results are shown only at the end. */
export const Voted = z.object({
  votedOption: z.nullable(z.number()),
  votingTotal: z.number(),
  votingCounts: z.nullable(z.array(z.number())),
})
export type Voted = z.infer<typeof Voted>

/** The option by its index; a second vote replaces the first, until the poll ends. */
export const votePagePost = endpoint({
  method: 'POST',
  path: '/api/page-posts/:id/vote',
  access: 'member',
  isRepeatable: false,
  params: IdParams,
  body: z.strictObject({ option: z.number().check(z.int(), z.nonnegative()) }),
  response: Voted,
})

export const retractVote = endpoint({
  method: 'DELETE',
  path: '/api/page-posts/:id/vote',
  access: 'member',
  isRepeatable: false,
  params: IdParams,
  response: Voted,
})
