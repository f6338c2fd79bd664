import * as z from 'zod/mini'
import { PublishAt } from './articles.ts'
import { Id, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Media } from './media.ts'
import { Done, IdParams } from './objects.ts'
import { NewPagePost, PagePost, POLL_RESULTS } from './page-posts.ts'

/** Waits for its time, seen by its author alone. */
export const ScheduledPost = z.object({
  id: Id,
  type: z.enum(['photo', 'video', 'discussion']),
  title: z.string(),
  content: z.string(),
  media: z.nullable(Media),
  mediaAlt: z.string(),
  isNsfw: z.boolean(),
  /** `days` as in a new post; 0 is for ever. */
  poll: z.nullable(
    z.object({
      question: z.string(),
      options: z.array(z.string()),
      days: z.number(),
      results: z.enum(POLL_RESULTS),
    }),
  ),
  publishAt: Time,
  /** Why it was not published when it was due, in the reader's language. */
  refusal: z.nullable(z.string()),
  /** Another one whenever its author has changed what it says. */
  version: z.number(),
})
export type ScheduledPost = z.infer<typeof ScheduledPost>

/** Never more than a plan's few hundred: one answer. */
export const listScheduledPosts = endpoint({
  method: 'GET',
  path: '/api/scheduled-posts',
  access: 'member',
  response: z.object({ items: z.array(ScheduledPost), most: z.number() }),
})

export const schedulePost = endpoint({
  method: 'POST',
  path: '/api/scheduled-posts',
  access: 'member',
  body: z.strictObject({ post: NewPagePost, publishAt: PublishAt }),
  response: ScheduledPost,
})

export const reschedulePost = endpoint({
  method: 'PATCH',
  path: '/api/scheduled-posts/:id',
  access: 'member',
  params: IdParams,
  body: z.strictObject({ publishAt: PublishAt }),
  response: ScheduledPost,
})

/**
 * Everything it says, anew, and another time if there is one: without it keeps its own. A `version` that is not the
 * newest is answered 409 `edit_conflict`.
 */
export const editScheduledPost = endpoint({
  method: 'PUT',
  path: '/api/scheduled-posts/:id',
  access: 'member',
  params: IdParams,
  body: z.strictObject({
    post: NewPagePost,
    version: z.number().check(z.int(), z.positive()),
    publishAt: z.optional(PublishAt),
  }),
  response: ScheduledPost,
})

export const publishScheduledPost = endpoint({
  method: 'POST',
  path: '/api/scheduled-posts/:id/publish',
  access: 'member',
  params: IdParams,
  response: PagePost,
})

export const deleteScheduledPost = endpoint({
  method: 'DELETE',
  path: '/api/scheduled-posts/:id',
  access: 'member',
  params: IdParams,
  response: Done,
})
