import type { QueryOf } from '../../contract/endpoint.ts'
import { LIST_SIZE, TRASH_DAYS } from '../../contract/limits.ts'
import * as contract from '../../contract/page-posts.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import type { Cursors } from '../platform/cursors.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { viewerOf } from '../platform/request.ts'
import { serveCachedPages } from '../platform/serve-cached.ts'
import { countCall, serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { findReported } from '../reports/public.ts'
import { audienceOf, type PostAudience } from './audience.ts'
import { wholeCard, type LoadedPost } from './card.ts'
import { listPostCards, loadPosts } from './card-queries.ts'
import {
  listFollowedPlaces,
  listOwnPlaces,
  listPlaces,
  type ListPage,
  type ListPosition,
  type PostFilters,
} from './list-queries.ts'
import { messages } from './messages.ts'

const LIST_LIFE_MS = 1000
const OWN_STATES = ['published', 'hidden', 'deleted'] as const
const NOTHING: ListPage = { ids: [], next: null }

export function listRoutes(server: Server): void {
  const { cursors } = server
  const options = {
    lifeMs: LIST_LIFE_MS,
    byLanguage: false,
    audienceOf: async (
      request: Parameters<typeof viewerOf>[1],
      query: QueryOf<typeof contract.listPagePosts>,
    ) => {
      if (askedFor(query) === 'without') return 'public'
      // The session is looked up each time, so each call counts against the rate limit.
      countCall(server, request, null)
      return audienceOf(server, request, await viewerOf(server, request))
    },
  }
  serveCachedPages(server, contract.listPagePosts, options, async ({ db, query, now, ...context }) => {
    const audience = context.audience as PostAudience
    const filters = readFilters(query)
    const list = `page posts ${JSON.stringify(filters)}`
    const after = readPosition(cursors, list, query.cursor)
    const limit = Number(query.limit ?? LIST_SIZE)
    const nsfw = givenTo(audience, filters)
    const { ids, next } =
      nsfw === 'nothing' ? NOTHING : await listPlaces(db, { ...filters, nsfw }, after, limit)
    // A post that many have reported is not recommended until somebody has checked it; in lists by time it stays.
    const reported = filters.sort === 'hot' ? await findReported(db, 'page-post', ids) : new Set<number>()
    const shown = ids.filter((id) => !reported.has(id))
    const cards = await listPostCards(server, db, shown, { audience, now })
    if (next === null) return { page: cards, next: undefined }
    const cursor = makeCursor(cursors, list, next)
    return { page: cards, next: addressAfter(contract.listPagePosts.path, query, cursor) }
  })

  serve(server, contract.listFollowedPosts, async ({ db, viewer, query, now, request, reply }) => {
    const { type } = query
    const filters = { type, nsfw: askedFor(query) }
    const list = `followed posts ${viewer.id} ${JSON.stringify(filters)}`
    const after = readPosition(cursors, list, query.cursor)
    const limit = Number(query.limit ?? LIST_SIZE)
    const audience = filters.nsfw === 'without' ? 'public' : await audienceOf(server, request, viewer)
    // A tile without its author, among those of a few people, would reveal who wrote it.
    const nsfw = audience === 'adult' ? filters.nsfw : 'without'
    const { ids, next } = await listFollowedPlaces(db, viewer.id, { type, nsfw }, after, limit)
    if (next !== null) {
      const address = addressAfter(contract.listFollowedPosts.path, query, makeCursor(cursors, list, next))
      reply.header('link', `<${address}>; rel="next"`)
    }
    return listPostCards(server, db, ids, { audience, now })
  })

  serve(server, contract.listMyPagePosts, async ({ db, viewer, query, now }) => {
    const states = query.state === undefined ? OWN_STATES : [query.state]
    const list = `my page posts ${viewer.id} ${states.join()}`
    const after = readPosition(cursors, list, query.cursor)
    const deletedSince = addMs(now, -TRASH_DAYS * DAY_MS)
    const wanted = { states, deletedSince, hasNsfw: !viewer.isUnderAge, after }
    const { ids, next } = await listOwnPlaces(db, viewer.id, wanted, LIST_SIZE)
    const posts = await loadPosts(server, db, ids, now, { viewer })
    return {
      items: posts.map((post) => wholeCard(withoutOthers(post), { now })),
      nextCursor: next && makeCursor(cursors, list, next),
    }
  })
}

/** What somebody wrote in a private guild that they have left is still theirs; what others did with it is not. */
function withoutOthers(post: LoadedPost): LoadedPost {
  const { isOutside, poll } = post
  if (isOutside !== true) return post
  const untold = poll && { ...poll, counts: poll.counts.map(() => 0), total: 0 }
  return { ...post, likes: 0, comments: 0, poll: untold }
}

interface AskedFor {
  includeNsfw?: 'true' | 'false' | undefined
  nsfwOnly?: 'true' | 'false' | undefined
}

function askedFor({ includeNsfw, nsfwOnly }: AskedFor): PostFilters['nsfw'] {
  if (nsfwOnly === 'true') return 'only'
  return includeNsfw === 'true' ? 'with' : 'without'
}

function readFilters(query: QueryOf<typeof contract.listPagePosts>): PostFilters {
  const { type, author, sort = 'new' } = query
  if (author !== undefined && sort !== 'new')
    fail('invalid_input', common.invalidInput, { fields: { sort: messages.authorSort } })
  return { type, author: author === undefined ? undefined : Number(author), sort, nsfw: askedFor(query) }
}

/** Which adult posts the list holds for this audience. Redacted tiles of one author would reveal who wrote them. */
function givenTo(audience: PostAudience, { author, nsfw }: PostFilters): PostFilters['nsfw'] | 'nothing' {
  const isGiven = audience === 'adult' || (audience === 'redacted' && author === undefined)
  if (isGiven) return nsfw
  return nsfw === 'only' ? 'nothing' : 'without'
}

function readPosition(cursors: Cursors, list: string, cursor: string | undefined): ListPosition | null {
  if (cursor === undefined) return null
  const [rank, id] = cursors.read(list, cursor)
  return { rank: rank ?? 0, id: Number(id) }
}

function makeCursor(cursors: Cursors, list: string, { rank, id }: ListPosition): string {
  return cursors.make(list, [rank, id])
}

function addressAfter(path: string, query: object, cursor: string): string {
  return `${path}?${new URLSearchParams({ ...(query as Record<string, string>), cursor }).toString()}`
}
