import {
  FOLDERS_MAX,
  listBookmarkFolders,
  listBookmarks,
  removeBookmark,
  renameBookmarkFolder,
  setBookmark,
} from '../../contract/bookmarks.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { Card, Reader, Site } from '../content/content-type.ts'
import { getContentType, getObject, listContentTypes } from '../content/objects.ts'
import { seesNsfw } from '../nsfw/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail, fill } from '../platform/errors.ts'
import { messages } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import { addReaction, removeReaction } from '../reactions/public.ts'
import { messages as own } from './messages.ts'
import { listBookmarksOf, listFoldersOf, renameFolder, updateFolder, type Bookmark } from './queries.ts'

export function bookmarksRoutes(site: Site): void {
  serve(site, setBookmark, async ({ db, viewer, params, body: { folder }, now, request }) => {
    const { objectType } = params
    const objectId = Number(params.objectId)
    const audience = { seesNsfw: await seesNsfw(site, request, viewer) }
    if (!getContentType(site, objectType).canBeSaved) fail('not_found', messages.notFound)
    const object = await getObject(site, db, viewer, objectType, objectId, audience)
    if (!object.isPublic && object.isShared !== true) fail('not_allowed', messages.notAllowed)
    const { authorId } = object
    const bookmark = { objectType, objectId, userId: viewer.id, authorId, now }
    await transact(db, async (trx) => {
      await addReaction(trx, 'bookmark', bookmark)
      if (folder === undefined) return
      if (folder !== '') await refuseTooMany(trx, viewer.id, folder)
      await updateFolder(trx, bookmark, folder)
    })
    return { bookmarked: true }
  })

  // Also for what can no longer be seen: it is the person's own list.
  serve(site, removeBookmark, async ({ db, viewer, params }) => {
    const { objectType } = params
    const bookmark = { objectType, objectId: Number(params.objectId), userId: viewer.id }
    await removeReaction(db, 'bookmark', bookmark)
    return { bookmarked: false }
  })

  serve(site, listBookmarkFolders, ({ db, viewer }) => listFoldersOf(db, viewer.id))

  serve(site, renameBookmarkFolder, async ({ db, viewer, body: { from, to } }) => {
    if ((await renameFolder(db, viewer.id, from, to)) === 0) fail('not_found', messages.notFound)
    return { done: true as const }
  })

  serve(site, listBookmarks, async ({ db, viewer, query: { cursor, folder }, now, request }) => {
    const list = `bookmarks ${viewer.id} ${JSON.stringify(folder ?? null)}`
    const after = cursor === undefined ? undefined : toBookmark(site.cursors.read(list, cursor))
    const found = await listBookmarksOf(db, viewer.id, { folder, after, limit: LIST_SIZE + 1 })
    const shown = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? shown.at(-1) : undefined
    const cards = await listCards(site, { db, viewer, request, now }, shown)
    return {
      items: shown.map(({ createdAt, ...bookmark }) => ({
        ...bookmark,
        createdAt: createdAt.toISOString(),
        article: null,
        pagePost: null,
        question: null,
        collection: null,
        ...cardOf(cards, bookmark),
      })),
      nextCursor:
        last === undefined
          ? null
          : site.cursors.make(list, [last.createdAt.toISOString(), last.objectType, last.objectId]),
    }
  })
}

/** One that is there already takes more; beyond so many there is no new one. */
async function refuseTooMany(trx: Db, userId: number, folder: string): Promise<void> {
  const folders = await listFoldersOf(trx, userId)
  if (folders.length < FOLDERS_MAX || folders.some((one) => one.folder === folder)) return
  fail('invalid_input', messages.invalidInput, {
    fields: { folder: fill(own.manyFolders, { count: FOLDERS_MAX }) },
  })
}

/** The key of a type's card in the answer. */
const CARD_KEYS: Partial<Record<ObjectType, 'article' | 'pagePost' | 'question' | 'collection'>> = {
  article: 'article',
  'page-post': 'pagePost',
  question: 'question',
  collection: 'collection',
}

type Cards = Map<ObjectType, Card[]>

/** Each type makes its own cards for this reader; what they may not see is left out. */
async function listCards(site: Site, reader: Reader, bookmarks: Bookmark[]): Promise<Cards> {
  const cards: Cards = new Map()
  for (const type of listContentTypes(site)) {
    const ids = bookmarks.filter(({ objectType }) => objectType === type.name).map(({ objectId }) => objectId)
    if (ids.length > 0) cards.set(type.name, await type.listCards(site, reader, ids))
  }
  return cards
}

function cardOf(cards: Cards, { objectType, objectId }: Pick<Bookmark, 'objectType' | 'objectId'>) {
  const key = CARD_KEYS[objectType]
  const card = cards.get(objectType)?.find(({ id }) => id === objectId)
  return key === undefined || card === undefined ? {} : { [key]: card }
}

function toBookmark([createdAt, objectType, objectId]: (string | number)[]): Bookmark {
  return {
    createdAt: new Date(String(createdAt)),
    objectType: objectType as ObjectType,
    objectId: Number(objectId),
    folder: '',
  }
}
