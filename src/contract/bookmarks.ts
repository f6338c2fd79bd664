import * as z from 'zod/mini'
import { ArticleCard } from './articles.ts'
import { CollectionCard } from './collections.ts'
import { Id, IdInPath, line, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Cursor, Done, ObjectType } from './objects.ts'
import { PagePost } from './page-posts.ts'
import { QuestionCard } from './questions.ts'

const BookmarkParams = z.strictObject({ objectType: ObjectType, objectId: IdInPath })
/** A person has at most so many folders. */
export const FOLDERS_MAX = 100
const Folder = line({ max: 40 })
const Bookmarked = z.object({ bookmarked: z.boolean() })

export const setBookmark = endpoint({
  method: 'PUT',
  path: '/api/bookmarks/:objectType/:objectId',
  access: 'member',
  params: BookmarkParams,
  body: z.strictObject({ folder: z.optional(Folder) }),
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
  query: z.strictObject({ cursor: z.optional(Cursor), folder: z.optional(Folder) }),
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
        question: z.nullable(QuestionCard),
        collection: z.nullable(CollectionCard),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
})

/** The viewer's folders by name; what is in none is not counted. */
export const listBookmarkFolders = endpoint({
  method: 'GET',
  path: '/api/bookmark-folders',
  access: 'member',
  response: z.array(z.object({ folder: z.string(), count: z.number() })),
})

/** Into one that is there already, both become one; into '' its bookmarks are in none. */
export const renameBookmarkFolder = endpoint({
  method: 'PUT',
  path: '/api/bookmark-folders',
  access: 'member',
  body: z.strictObject({ from: line({ min: 1, max: 40 }), to: Folder }),
  response: Done,
})
