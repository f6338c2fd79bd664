import { listCollections } from '../../contract/collections.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import { serveCached } from '../platform/serve-cached.ts'
import type { Server } from '../platform/server.ts'
import { listCollectionCards } from './card-queries.ts'
import { listPlaces } from './list-queries.ts'

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
}
