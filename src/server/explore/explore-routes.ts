import { explore, getDatabaseNumbers, getExploreFacets } from '../../contract/explore.ts'
import { DEFAULT_EXPLORE_SORT } from '../../contract/explore-rules.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import { MINUTE_MS, SECOND_MS } from '../platform/clock.ts'
import type { CursorValue } from '../platform/cursors.ts'
import { serveCached } from '../platform/serve-cached.ts'
import type { Server } from '../platform/server.ts'
import { isOfCells } from './filter-queries.ts'
import { listItems } from './item-queries.ts'
import { countExplored, listExplored, type Total } from './list-explored.ts'
import { readFilters } from './read-filters.ts'
import type { Position } from './order-queries.ts'
import { countFacets, readNumbers } from './summary-queries.ts'

const LIST_LIFE_MS = 2 * SECOND_MS
const FACETS_LIFE_MS = 10 * SECOND_MS

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

export function exploreRoutes(server: Server): void {
  const { cursors } = server

  const ofList = { lifeMs: LIST_LIFE_MS, byLanguage: false, limit: 'exploredLists' } as const
  serveCached(server, explore, ofList, async ({ db, query, now }) => {
    const { cursor, limit: asked, sort = DEFAULT_EXPLORE_SORT, ...rest } = query
    const limit = Number(asked ?? LIST_SIZE)
    const list = `explore ${JSON.stringify([sort, Object.entries(rest).toSorted(byName)])}`
    const from = cursor === undefined ? null : readCursor(cursors.read(list, cursor))
    const filters = await readFilters(db, rest)
    if (filters === null) return { items: [], nextCursor: null, total: { count: 0, isMore: false } }
    const page = await listExplored(db, { filters, sort, after: from?.position ?? null, limit, now })
    // It was counted for the first page.
    const total = from?.total ?? (await countExplored(db, filters, now, page))
    const nextCursor = page.next && cursors.make(list, makeCursor(page.next, total))
    return { items: await listItems(db, page.ids), nextCursor, total }
  })

  serveCached(
    server,
    getExploreFacets,
    { lifeMs: FACETS_LIFE_MS, byLanguage: false },
    async ({ db, query }) => {
      const { author, ...rest } = query
      const filters = await readFilters(db, rest)
      const isCounted = author === undefined && filters !== null && isOfCells(filters)
      return { facets: isCounted ? await countFacets(db, filters) : null }
    },
  )

  serveCached(server, getDatabaseNumbers, { lifeMs: MINUTE_MS, byLanguage: false }, ({ db, now }) =>
    readNumbers(db, now),
  )
}

interface From {
  position: Position
  total: Total
}

function makeCursor({ key, id }: Position, { count, isMore }: Total): CursorValue[] {
  return [key, id, count, isMore ? 1 : 0]
}

function readCursor([key = 0, id, count, isMore]: CursorValue[]): From {
  return { position: { key, id: Number(id) }, total: { count: Number(count), isMore: isMore === 1 } }
}
