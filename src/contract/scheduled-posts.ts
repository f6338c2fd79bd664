import * as z from 'zod/mini'
import { PublishAt } from './articles.ts'
import { Id, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Media } from './media.ts'
import { Done, IdParams } from './objects.ts'
import { NewPagePost, PagePost } from './page-posts.ts'

/** Waits for its time, seen by its author alone. */
export const ScheduledPost = z.object({
  id: Id,
  type: z.enum(['photo', 'video', 'discussion']),
  title: z.string(),
  content: z.string(),
  media: z.nullable(Media),
  mediaAlt: z.string(),
  isNsfw: z.boolean(),
  hasPoll: z.boolean(),
  publishAt: Time,
  /** Why it was not published when it was due, in the reader's language. */
  refusal: z.nullable(z.string()),
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
