import { listCollections, listMyCollections } from '../../contract/collections.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import { serveCached } from '../platform/serve-cached.ts'
import type { Server } from '../platform/server.ts'
import { serve } from '../platform/serve.ts'
import { listCollectionCards, listOwnCards } from './card-queries.ts'
import { listPlaces } from './list-queries.ts'
import { restorableUntil } from './rules.ts'

const LIST_LIFE_MS = 1500

/** The same for everybody; nothing adult is in it. */
export function listRoutes(server: Server): void {
  const { cursors } = server
  serveCached(server, listCollections, { lifeMs: LIST_LIFE_MS, byLanguage: false }, async ({ db, query }) => {
    const { sort = 'new', category, language, cursor } = query
    const author = query.author === undefined ? undefined : Number(query.author)
    const list = `collections ${JSON.stringify([sort, category, language, author])}`
    const [rank, id] = cursor === undefined ? [] : cursors.read(list, cursor)
    const after = rank === undefined ? null : { rank, id: Number(id) }
    const limit = Number(query.limit ?? LIST_SIZE)
    const { ids, next } = await listPlaces(db, sort, { category, language, author }, after, limit)
    return {
      items: await listCollectionCards(db, ids),
      nextCursor: next && cursors.make(list, [next.rank, next.id]),
    }
  })
  serve(server, listMyCollections, async ({ db, viewer, query, now }) => {
    const isDeleted = query.state === 'deleted'
    const list = `own collections ${viewer.id} ${isDeleted}`
    const before = query.cursor === undefined ? null : Number(cursors.read(list, query.cursor)[0])
    const found = await listOwnCards(db, viewer.id, { isDeleted, before, limit: LIST_SIZE + 1 })
    const shown = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? shown.at(-1) : undefined
    return {
      items: shown
        .map(({ deletedAt, ...card }) => ({ ...card, until: deletedAt && restorableUntil(deletedAt) }))
        .filter(({ until }) => until === null || until > now)
        .map(({ until, ...card }) => ({ ...card, restorableUntil: until && until.toISOString() })),
      nextCursor: last === undefined ? null : cursors.make(list, [last.id]),
    }
  })
}
