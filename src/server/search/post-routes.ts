import type { QueryOf } from '../../contract/endpoint.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import { searchPagePosts, type PagePost } from '../../contract/page-posts.ts'
import {
  audienceOf,
  findPosts,
  listPostCards,
  type NsfwPosts,
  type FoundPosition,
  type PostAudience,
} from '../page-posts/public.ts'
import { SECOND_MS } from '../platform/clock.ts'
import type { Cursors } from '../platform/cursors.ts'
import { createExpiringCache } from '../platform/serve-cached.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { countSearch } from './count-search.ts'
import { readTerm } from './read-term.ts'

const CACHED_MS = 5 * SECOND_MS
const MOST_CACHED = 300

interface Found {
  cards: PagePost[]
  next: FoundPosition | null
}

export function postSearchRoutes(server: Server): void {
  const { cursors } = server
  const cache = createExpiringCache<Found>(server.clock, CACHED_MS, { most: MOST_CACHED })

  serve(server, searchPagePosts, async ({ db, viewer, query, now, request, reply }) => {
    const term = readTerm(query.q)
    countSearch(server, request, viewer, term)
    const isAsked = query.includeNsfw === 'true' || query.nsfwOnly === 'true'
    const audience = isAsked ? await audienceOf(server, request, viewer) : 'public'
    const nsfw = nsfwPostsFor(audience, query)
    const list = `page post search ${JSON.stringify([term, query.includeNsfw, query.nsfwOnly])}`
    const after = readPosition(cursors, list, query.cursor)
    if (nsfw === undefined) return []
    const limit = Number(query.limit ?? LIST_SIZE)
    // The same for everybody of one audience: many equal searches cost as much as one.
    const hasJustWritten = server.cookies.read(request, 'wrote') !== undefined
    const { cards, next } = await cache.get(
      JSON.stringify([audience, nsfw, limit, after, term]),
      async () => {
        const found = await findPosts(db, term, { nsfw, after, limit })
        return { cards: await listPostCards(server, db, found.ids, { audience, now }), next: found.next }
      },
      hasJustWritten,
    )
    if (next !== null) {
      const cursor = cursors.make(list, [Number(next.isTitled), next.rank, next.id])
      const address = new URLSearchParams({ ...(query as Record<string, string>), cursor })
      reply.header('link', `<${searchPagePosts.path}?${address.toString()}>; rel="next"`)
    }
    return cards
  })
}

/**
 * Which adult posts are searched; undefined where nothing is left to search. Only with proof: a redacted tile
 * would reveal that it contains the term, and term after term its text.
 */
function nsfwPostsFor(
  audience: PostAudience,
  { nsfwOnly }: QueryOf<typeof searchPagePosts>,
): NsfwPosts | undefined {
  if (nsfwOnly === 'true') return audience === 'adult' ? 'only' : undefined
  return audience === 'adult' ? 'with' : 'without'
}

function readPosition(cursors: Cursors, list: string, cursor: string | undefined): FoundPosition | null {
  if (cursor === undefined) return null
  const [isTitled, rank, id] = cursors.read(list, cursor)
  return { isTitled: isTitled === 1, rank: Number(rank), id: Number(id) }
}
