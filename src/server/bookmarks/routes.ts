import { listBookmarks, removeBookmark, setBookmark } from '../../contract/bookmarks.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import type { ObjectType } from '../../contract/objects.ts'
import { can, getObject } from '../access/public.ts'
import { listCards } from '../articles/public.ts'
import { seesAdult } from '../nsfw/public.ts'
import { audienceOf, listPostCards } from '../page-posts/public.ts'
import { transact } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { addReaction, removeReaction } from '../reactions/public.ts'
import { listBookmarksOf, updateFolder, type Bookmark } from './queries.ts'

export function bookmarksRoutes(server: Server): void {
  serve(server, setBookmark, async ({ db, viewer, params, body: { folder }, now, request }) => {
    const { objectType } = params
    const objectId = Number(params.objectId)
    const audience = { seesAdult: await seesAdult(server, request, viewer) }
    const object = await getObject(db, viewer, objectType, objectId, audience)
    if (!can(null, 'read', object)) fail('not_allowed', messages.notAllowed)
    const { authorId } = object
    const bookmark = { objectType, objectId, userId: viewer.id, authorId, now }
    await transact(db, async (trx) => {
      await addReaction(trx, 'bookmark', bookmark)
      if (folder !== undefined) await updateFolder(trx, bookmark, folder)
    })
    return { bookmarked: true }
  })

  // Also of what can no longer be seen: it is the person's own list.
  serve(server, removeBookmark, async ({ db, viewer, params }) => {
    const { objectType } = params
    const bookmark = { objectType, objectId: Number(params.objectId), userId: viewer.id }
    await transact(db, (trx) => removeReaction(trx, 'bookmark', bookmark))
    return { bookmarked: false }
  })

  serve(server, listBookmarks, async ({ db, viewer, query: { cursor, folder }, now, request }) => {
    const list = `bookmarks ${viewer.id} ${JSON.stringify(folder ?? null)}`
    const after = cursor === undefined ? undefined : toBookmark(server.cursors.read(list, cursor))
    const found = await listBookmarksOf(db, viewer.id, { folder, after, limit: LIST_SIZE + 1 })
    const shown = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? shown.at(-1) : undefined
    const idsOf = (type: ObjectType) =>
      shown.filter(({ objectType }) => objectType === type).map(({ objectId }) => objectId)
    const audience = await audienceOf(server, request, viewer)
    const [articles, posts] = [
      await listCards(db, idsOf('article')),
      await listPostCards(server, db, idsOf('page-post'), { audience, now }),
    ]
    return {
      items: shown.map(({ createdAt, ...bookmark }) => ({
        ...bookmark,
        createdAt: createdAt.toISOString(),
        article: (bookmark.objectType === 'article' && cardOf(articles, bookmark)) || null,
        pagePost: (bookmark.objectType === 'page-post' && cardOf(posts, bookmark)) || null,
      })),
      nextCursor:
        last === undefined
          ? null
          : server.cursors.make(list, [last.createdAt.toISOString(), last.objectType, last.objectId]),
    }
  })
}

function cardOf<Card extends { id: number }>(
  cards: Card[],
  { objectId }: { objectId: number },
): Card | undefined {
  return cards.find(({ id }) => id === objectId)
}

function toBookmark([createdAt, objectType, objectId]: (string | number)[]): Bookmark {
  return {
    createdAt: new Date(String(createdAt)),
    objectType: objectType as ObjectType,
    objectId: Number(objectId),
    folder: '',
  }
}
