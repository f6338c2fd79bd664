import * as z from 'zod/mini'
import { IdInPath } from './common.ts'
import { LIST_SIZE_MAX } from './limits.ts'

/** What comments, likes, bookmarks and reports can belong to. A `suggestion` is one of an article, a `saved-view` one of Explore. */
export const OBJECT_TYPES = [
  'article',
  'page-post',
  'question',
  'answer',
  'comment',
  'person',
  'guild',
  'collection',
  'suggestion',
  'row-suggestion',
  'saved-view',
] as const
export const ObjectType = z.enum(OBJECT_TYPES)
export type ObjectType = z.infer<typeof ObjectType>

/** The answer to a like: a desired state, so that two clicks are one like. */
export const Liked = z.object({ likes: z.number(), liked: z.boolean() })
export type Liked = z.infer<typeof Liked>
export const LikeBody = z.strictObject({ isLike: z.boolean() })

export const IdParams = z.strictObject({ id: IdInPath })
/** A cursor is made by the server for one list; nobody else can make or change one. */
export const Cursor = z.string().check(z.regex(/^[\w-]{1,500}$/))
/** The maximum number of items, as it stands in a query. */
export const Limit = z.string().check(
  z.regex(/^[1-9]\d?$/),
  z.refine((value) => Number(value) <= LIST_SIZE_MAX),
)

export const Done = z.object({ done: z.literal(true) })
