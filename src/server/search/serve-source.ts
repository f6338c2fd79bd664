import { LIST_SIZE } from '../../contract/limits.ts'
import type { Site } from '../content/content-type.ts'
import type { FoundPosition, SearchFilters, SearchReader, SearchSource } from '../content/search-source.ts'
import { SECOND_MS } from '../platform/clock.ts'
import type { Cursors } from '../platform/cursors.ts'
import { createExpiringCache } from '../platform/serve-cached.ts'
import { serve } from '../platform/serve.ts'
import { countSearch } from './count-search.ts'
import { readTerm } from './read-term.ts'

const CACHED_MS = 5 * SECOND_MS
const MOST_CACHED = 300

interface Page {
  cards: unknown[]
  next: FoundPosition | null
  isCut: boolean
}

type Query = Record<string, string | undefined>

/** Serves the search of one kind of thing: a plain array, and in `Link` the address of the next page. */
export function serveSource(site: Site, source: SearchSource): void {
  const { endpoint } = source
  const cache = createExpiringCache<Page>(site.clock, CACHED_MS, {
    most: MOST_CACHED,
    mayCache: ({ isCut }) => !isCut,
  })

  serve(site, endpoint, async ({ db, viewer, params, query: asked, language, now, request, reply }) => {
    const query = (asked ?? {}) as Query
    const inPath = (params as { term?: string } | undefined)?.term
    const typed = inPath ?? query['q'] ?? ''
    const term = readTerm(typed, inPath === undefined ? 'q' : 'term')
    const filters = filtersOf(query)
    countSearch(site, request, viewer, term.shown, filters)
    const { cursor, limit = LIST_SIZE, reading: _, q: __, ...rest } = query
    const list = `search ${source.name} ${JSON.stringify([term.asked, rest])}`
    const after = readPosition(site.cursors, list, cursor)
    const reader = { db, viewer, request, language, query, now, audience: 'public' } as SearchReader
    const audience = source.audienceOf === null ? 'public' : await source.audienceOf(site, reader)
    if (audience === undefined) return []
    // The same for everybody of one audience: many equal searches cost as much as one.
    const { cards, next } = await cache.get(
      JSON.stringify([audience, term.asked, rest, limit, after]),
      async () => {
        const found = await source.find(db, {
          term,
          filters,
          audience,
          after,
          limit: Number(limit),
        })
        const cards = await source.listCards(site, { ...reader, audience }, found.ids)
        return { cards, next: found.next, isCut: found.isCut === true }
      },
      site.cookies.read(request, 'wrote') !== undefined,
    )
    if (next !== null) {
      const further = site.cursors.make(list, [next.kind, next.rank, next.id])
      const address = new URLSearchParams({ ...(query as Record<string, string>), cursor: further })
      const path = endpoint.path.replace(':term', encodeURIComponent(typed))
      reply.header('link', `<${path}?${address.toString()}>; rel="next"`)
    }
    return cards
  })
}

function filtersOf({ language, category, author, from, to }: Query): SearchFilters {
  return {
    ...(language !== undefined && { language }),
    ...(category !== undefined && { category }),
    ...(author !== undefined && { author }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}

function readPosition(cursors: Cursors, list: string, cursor: string | undefined): FoundPosition | null {
  if (cursor === undefined) return null
  const [kind, rank, id] = cursors.read(list, cursor)
  return { kind: Number(kind), rank: Number(rank), id: Number(id) }
}
