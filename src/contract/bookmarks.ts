import * as z from 'zod/mini'
import { ArticleCard } from './articles.ts'
import { Id, IdInPath, line, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Cursor, ObjectType } from './objects.ts'
import { PagePost } from './page-posts.ts'

const BookmarkParams = z.strictObject({ objectType: ObjectType, objectId: IdInPath })
const Bookmarked = z.object({ bookmarked: z.boolean() })

export const setBookmark = endpoint({
  method: 'PUT',
  path: '/api/bookmarks/:objectType/:objectId',
  access: 'member',
  params: BookmarkParams,
  body: z.strictObject({ folder: z.optional(line({ max: 40 })) }),
  response: Bookmarked,
})

export const removeBookmark = endpoint({
  method: 'DELETE',
  path: '/api/bookmarks/:objectType/:objectId',
  access: 'member',
  params: BookmarkParams,
  response: Bookmarked,
})

export const listBookmarks = endpoint({
  method: 'GET',
  path: '/api/bookmarks',
  access: 'member',
  query: z.strictObject({ cursor: z.optional(Cursor), folder: z.optional(line({ max: 40 })) }),
  response: z.object({
    items: z.array(
      z.object({
        objectType: ObjectType,
        objectId: Id,
        folder: z.string(),
        createdAt: Time,
        /** What was bookmarked; null when it can no longer be seen. */
        article: z.nullable(ArticleCard),
        pagePost: z.nullable(PagePost),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
})
