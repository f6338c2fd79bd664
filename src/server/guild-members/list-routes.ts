import * as contract from '../../contract/guild-members.ts'
import type { GuildMember } from '../../contract/guild-members.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import { getGuild, isMuted, isOfficer, RANKS, type GuildFacts } from '../guilds/public.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import { listBans, listMembers, listRequests, searchMembers, type MemberRow } from './list-queries.ts'
import { refuseOutsider, refuseUnlessOfficer, requestsFrom } from './rules.ts'

/** One more than is shown tells whether there are more. */
const READ = LIST_SIZE + 1

export function listRoutes(server: Server): void {
  const { cursors } = server

  serve(server, contract.listGuildMembers, async ({ db, viewer, params, query: { q, cursor }, now }) => {
    const guild = await getGuild(db, Number(params.id), viewer)
    refuseOutsider(guild)
    const member = (row: MemberRow) => memberOf(row, { guild, viewer, now })
    if (q !== undefined) {
      const found = await searchMembers(db, guild, { start: q, limit: LIST_SIZE })
      return { items: found.map(member), nextCursor: null }
    }
    const list = `guild-members ${guild.id}`
    const after = cursor === undefined ? undefined : memberPlace(cursors.read(list, cursor))
    const { shown, last } = page(await listMembers(db, guild.id, { after, limit: READ }))
    return {
      items: shown.map(member),
      nextCursor:
        last === undefined
          ? null
          : cursors.make(list, [last.rank, last.joinedAt.toISOString(), last.person.id]),
    }
  })

  serve(server, contract.listGuildBans, async ({ db, viewer, params, query: { cursor } }) => {
    const guild = await getGuild(db, Number(params.id), viewer)
    refuseUnlessOfficer(guild)
    const list = `guild-bans ${guild.id}`
    const after = cursor === undefined ? undefined : placeOf(cursors.read(list, cursor))
    const { shown, last } = page(await listBans(db, guild.id, { after, limit: READ }))
    return {
      items: shown.map(inJson),
      nextCursor: last === undefined ? null : cursors.make(list, keyOf(last)),
    }
  })

  serve(server, contract.listGuildRequests, async ({ db, viewer, params, query: { cursor }, now }) => {
    const guild = await getGuild(db, Number(params.id), viewer)
    refuseUnlessOfficer(guild)
    const list = `guild-requests ${guild.id}`
    const after = cursor === undefined ? undefined : placeOf(cursors.read(list, cursor))
    const since = requestsFrom(now)
    const { shown, last } = page(await listRequests(db, guild.id, { since, after, limit: READ }))
    return {
      items: shown.map(inJson),
      nextCursor: last === undefined ? null : cursors.make(list, keyOf(last)),
    }
  })
}

/** `last` is where the next page begins; undefined at the end. */
function page<T>(found: T[]): { shown: T[]; last: T | undefined } {
  const shown = found.slice(0, LIST_SIZE)
  return { shown, last: found.length > LIST_SIZE ? shown.at(-1) : undefined }
}

/** Who is muted is for officers to know, and for themselves. */
function memberOf(
  { person, rank, joinedAt, mutedUntil }: MemberRow,
  { guild, viewer, now }: { guild: GuildFacts; viewer: Viewer | null; now: Date },
): GuildMember {
  const isTold = isOfficer(guild) || person.id === viewer?.id
  return {
    person,
    role: RANKS[rank] ?? 'member',
    joinedAt: joinedAt.toISOString(),
    mutedUntil: isTold && isMuted({ mutedUntil }, now) ? (mutedUntil?.toISOString() ?? null) : null,
  }
}

interface Dated {
  person: { id: number }
  createdAt: Date
}

const inJson = <Row extends Dated>(row: Row) => ({ ...row, createdAt: row.createdAt.toISOString() })

const keyOf = ({ createdAt, person }: Dated) => [createdAt.toISOString(), person.id]

function placeOf([createdAt, id]: (string | number)[]): { createdAt: string; id: number } {
  return { createdAt: String(createdAt), id: Number(id) }
}

function memberPlace([rank, joinedAt, id]: (string | number)[]) {
  return { rank: Number(rank), joinedAt: String(joinedAt), id: Number(id) }
}
