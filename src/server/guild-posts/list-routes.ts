import type { FastifyRequest } from 'fastify'
import * as contract from '../../contract/guild-posts.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import { getGuild, seesInside } from '../guilds/public.ts'
import { audienceOf, listPostCards, type PostAudience } from '../page-posts/public.ts'
import type { Cursors } from '../platform/cursors.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import { findReported } from '../reports/public.ts'
import { listAllPlaces, listGuildPlaces, listPinned, type ListPosition } from './list-queries.ts'

export function listRoutes(server: Server): void {
  const { cursors } = server

  serve(server, contract.listAllGuildPosts, async ({ db, viewer, query, now, request, reply }) => {
    const { audience, hasNsfw } = await asked(server, request, viewer, query.includeNsfw)
    const list = `all guild posts ${viewer?.id ?? 0} ${hasNsfw}`
    const limit = Number(query.limit ?? LIST_SIZE)
    const after = readPosition(cursors, list, query.cursor)
    const { ids, next } = await listAllPlaces(db, viewer?.id ?? null, { hasNsfw, after, limit })
    if (next !== null) {
      const cursor = makeCursor(cursors, list, next)
      const address = new URLSearchParams({ ...(query as Record<string, string>), cursor })
      reply.header('link', `<${contract.listAllGuildPosts.path}?${address.toString()}>; rel="next"`)
    }
    return listPostCards(server, db, ids, { audience, now, viewer })
  })

  serve(server, contract.listGuildPosts, async ({ db, viewer, params, query, now, request }) => {
    const guild = await getGuild(db, Number(params.id), viewer)
    if (!seesInside(guild)) fail('not_found', common.notFound)
    const { sort = 'new', cursor } = query
    const { audience, hasNsfw } = await asked(server, request, viewer, query.includeNsfw)
    const list = `guild posts ${guild.id} ${sort} ${hasNsfw}`
    const limit = Number(query.limit ?? LIST_SIZE)
    const after = readPosition(cursors, list, cursor)
    const { ids, next } = await listGuildPlaces(db, guild.id, { sort, hasNsfw, after, limit })
    const pinned = after === null ? await listPinned(db, guild.id) : []
    // What many have reported is not recommended until somebody has checked it; in the list by time it stays.
    const reported = sort === 'hot' ? await findReported(db, 'page-post', ids) : new Set<number>()
    const shown = ids.filter((id) => !reported.has(id))
    const wanted = [...new Set([...pinned, ...shown])]
    const cards = await listPostCards(server, db, wanted, { audience, now, viewer })
    const byId = new Map(cards.map((card) => [card.id, card]))
    const cardsOf = (some: number[]) => some.flatMap((id) => byId.get(id) ?? [])
    return {
      pinned: cardsOf(pinned),
      items: cardsOf(shown),
      nextCursor: next && makeCursor(cursors, list, next),
    }
  })
}

/** Adult posts only when they are asked for, and as outlines for who has not proved to be 18. */
async function asked(
  server: Server,
  request: FastifyRequest,
  viewer: Viewer | null,
  includeNsfw: 'true' | 'false' | undefined,
): Promise<{ audience: PostAudience; hasNsfw: boolean }> {
  if (includeNsfw !== 'true') return { audience: 'public', hasNsfw: false }
  const audience = await audienceOf(server, request, viewer)
  return { audience, hasNsfw: audience !== 'refused' }
}

function readPosition(cursors: Cursors, list: string, cursor: string | undefined): ListPosition | null {
  if (cursor === undefined) return null
  const [rank, id] = cursors.read(list, cursor)
  return { rank: rank ?? 0, id: Number(id) }
}

function makeCursor(cursors: Cursors, list: string, { rank, id }: ListPosition): string {
  return cursors.make(list, [rank, id])
}
