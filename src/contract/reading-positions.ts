import * as z from 'zod/mini'
import { ArticleCard, ReadingPosition } from './articles.ts'
import { endpoint } from './endpoint.ts'
import { HALF_READ, READING_BLOCKS_MAX } from './limits.ts'
import { Cursor, Done, IdParams } from './objects.ts'

/** Where the reader is in an article. Sent while they read, so it must cost next to nothing. */
export const saveReadingPosition = endpoint({
  method: 'PUT',
  path: '/api/articles/:id/reading-position',
  access: 'member',
  isSignal: true,
  params: IdParams,
  body: z.strictObject({
    /** The first block of the text that is in sight, from 0. */
    block: z.number().check(z.int(), z.nonnegative(), z.maximum(READING_BLOCKS_MAX)),
    /** How much of the text stands before it: only what is half read is kept. */
    percent: z.number().check(z.int(), z.minimum(HALF_READ.from), z.maximum(HALF_READ.to)),
  }),
  response: Done,
})

/** The article was read to its end, or its reader does not want to continue. */
export const removeReadingPosition = endpoint({
  method: 'DELETE',
  path: '/api/articles/:id/reading-position',
  access: 'member',
  isRepeatable: false,
  params: IdParams,
  response: Done,
})

/** What the person has half read, the latest first; only what they may still read. */
export const listReadingPositions = endpoint({
  method: 'GET',
  path: '/api/reading-positions',
  access: 'member',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({
    items: z.array(z.extend(ReadingPosition, { article: ArticleCard })),
    nextCursor: z.nullable(z.string()),
  }),
})
