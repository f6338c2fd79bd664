import type { FastifyRequest } from 'fastify'
import type { QueryOf } from '../../contract/endpoint.ts'
import * as contract from '../../contract/guilds.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import { getSeen } from '../profiles/public.ts'
import type { Cursors } from '../platform/cursors.ts'
import { viewerOf } from '../platform/request.ts'
import { serveCached } from '../platform/serve-cached.ts'
import { countCall, serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { guildAudience } from './audience.ts'
import {
  listInvitations,
  listOwnGuilds,
  listOwnRequests,
  listPublicGuildsOf,
  listSorted,
  type Position,
} from './list-queries.ts'
import { countMayOwn } from './owned-queries.ts'

export function listRoutes(server: Server): void {
  const { cursors } = server
  const options = {
    byLanguage: false,
    audienceOf: async (request: FastifyRequest, { includeNsfw }: QueryOf<typeof contract.listGuilds>) => {
      if (includeNsfw !== 'true') return 'public'
      // The session is looked up each time, so each call counts against the rate limit.
      countCall(server, request, null)
      return guildAudience(server, request, await viewerOf(server, request))
    },
  }
  serveCached(server, contract.listGuilds, options, async ({ db, query, audience }) => {
    const sort = query.sort ?? 'active'
    const isOpen = query.open === 'true'
    const hasNsfw = audience === 'adult'
    const list = `guilds ${sort} ${isOpen}`
    const after = readPosition(cursors, list, query.cursor)
    const limit = Number(query.limit ?? LIST_SIZE)
    const { items, next } = await listSorted(db, { sort, isOpen, hasNsfw, after, limit })
    return { items, nextCursor: next && cursors.make(list, [next.value, next.id]) }
  })

  serve(server, contract.listMyGuilds, async ({ db, viewer, now }) => {
    const [guilds, invitations, requests, mayCreate] = await Promise.all([
      listOwnGuilds(db, viewer.id, now),
      listInvitations(db, viewer.id),
      listOwnRequests(db, viewer.id, now),
      countMayOwn(db, viewer.id, now),
    ])
    return { guilds, invitations, requests, mayCreate }
  })

  serve(server, contract.listGuildsOf, async ({ db, viewer, params, query: { cursor }, now }) => {
    const { person } = await getSeen(db, viewer, Number(params.id), now)
    const list = `guilds of ${person.id}`
    const after = cursor === undefined ? undefined : Number(cursors.read(list, cursor)[0])
    const found = await listPublicGuildsOf(db, person.id, { after, limit: LIST_SIZE + 1 })
    const shown = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? shown.at(-1) : undefined
    return { items: shown, nextCursor: last ? cursors.make(list, [last.id]) : null }
  })
}

function readPosition(cursors: Cursors, list: string, cursor: string | undefined): Position | null {
  if (cursor === undefined) return null
  const [value = 0, id] = cursors.read(list, cursor)
  return { value, id: Number(id) }
}
