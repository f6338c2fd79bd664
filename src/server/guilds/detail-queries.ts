import { sql } from 'kysely'
import {
  CLAIM_NOTICE_DAYS,
  GUILD_TRASH_DAYS,
  REQUEST_LIFE_DAYS,
  REQUEST_REST_DAYS,
} from '../../contract/guild-rules.ts'
import type { GuildDetail, GuildRule, GuildStanding } from '../../contract/guilds.ts'
import type { Person } from '../../contract/people.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { GUILD_COLUMNS, INVITES, personOf, toGuild, type GuildRow } from './card-queries.ts'
import { HEIR_ID, IS_CLAIMED, isOwnerAbsent, OWNER_SEEN_AT } from './heir-queries.ts'
import { IS_STAFFS_DELETION, RANKS } from './queries.ts'
import { hasAcceptedRules, isOfficer, seesInside } from './rules.ts'

/** Requests are counted no further: the tab says 99+. */
const REQUESTS_COUNTED = 100

interface DetailRow extends GuildRow {
  owner: Person | null
  createdAt: Date
  deletedAt: Date | null
  questions: string[]
  rules: GuildRule[]
  rulesChangedAt: Date | null
  membersMayInvite: boolean
  claimedAt: Date | null
  offeredTo: number | null
  offered: Person | null
  isStaffsDeletion: boolean
  rank: number | null
  joinedAt: Date | null
  mutedUntil: Date | null
  rulesAcceptedAt: Date | null
  isBanned: boolean
  requestState: 'open' | 'rejected' | null
  requestedAt: Date | null
  decidedAt: Date | null
  isInvited: boolean
  openRequests: number | null
  isHeir: boolean
}

/** A guild as this viewer may know it, in one statement; what is not there for them is not found. */
export async function viewGuild(
  db: Db,
  id: number,
  viewer: Pick<Viewer, 'id' | 'role' | 'hidden'> | null,
  now: Date,
): Promise<GuildDetail> {
  const viewerId = viewer?.id ?? null
  const { rows } = await sql<DetailRow>`
    select ${GUILD_COLUMNS}, g.created_at as "createdAt", g.deleted_at as "deletedAt", g.questions, g.rules,
      g.rules_changed_at as "rulesChangedAt", g.members_may_invite as "membersMayInvite",
      case when not ${IS_CLAIMED} or ${OWNER_SEEN_AT} > g.claimed_at then null else g.claimed_at end as "claimedAt",
      g.offered_to as "offeredTo", case when m.rank = 0 then ${personOf(sql`g.offered_to`)} end as offered,
      ${IS_STAFFS_DELETION} as "isStaffsDeletion",
      ${personOf(sql`g.owner_id`)} as owner,
      m.rank, m.joined_at as "joinedAt", m.muted_until as "mutedUntil", m.rules_accepted_at as "rulesAcceptedAt",
      exists (select from guild_bans b where b.guild_id = g.id and b.user_id = ${viewerId}) as "isBanned",
      r.state as "requestState", r.created_at as "requestedAt", r.decided_at as "decidedAt",
      exists (select from guild_invites i
        where i.guild_id = g.id and i.user_id = ${viewerId} and ${INVITES}) as "isInvited",
      case when m.rank < 2 then (select count(*) from (
        select from guild_requests q join people on people.id = q.user_id
        where q.guild_id = g.id and q.state = 'open'
          and q.created_at > ${addMs(now, -REQUEST_LIFE_DAYS * DAY_MS)}
        order by q.created_at limit ${REQUESTS_COUNTED}) as n) end as "openRequests",
      case when m.rank > 0 and not ${IS_CLAIMED} and ${HEIR_ID} = m.user_id then ${isOwnerAbsent(now)}
        else false end as "isHeir"
    from guilds g
    left join people o on o.id = g.owner_id
    left join guild_members m on m.guild_id = g.id and m.user_id = ${viewerId}
    left join guild_requests r on r.guild_id = g.id and r.user_id = ${viewerId}
    where g.id = ${id}`.execute(db)
  const [row] = rows
  if (row === undefined || !isThereFor(row, viewer)) return fail('not_found', common.notFound)
  return toDetail(row, viewer, now)
}

/** A deleted one is there for its owner, and for operators. */
function isThereFor(
  { deletedAt, rank }: Pick<DetailRow, 'deletedAt' | 'rank'>,
  viewer: Pick<Viewer, 'role'> | null,
): boolean {
  return deletedAt === null || rank === 0 || viewer?.role === 'operator'
}

function toDetail(
  row: DetailRow,
  viewer: Pick<Viewer, 'id' | 'role' | 'hidden'> | null,
  now: Date,
): GuildDetail {
  const role = roleOf(row)
  const isInside = seesInside({ isPrivate: row.isPrivate, role })
  const meetsOwner = row.owner === null || viewer?.hidden.has(row.owner.id) !== true
  const { claimedAt, deletedAt } = row
  const canRestore = viewer?.role === 'operator' || !row.isStaffsDeletion
  return {
    ...toGuild(row, role !== null),
    ...(!meetsOwner && { ownerId: null, ownerName: null }),
    owner: meetsOwner ? row.owner : null,
    createdAt: row.createdAt.toISOString(),
    questions: row.questions,
    rules: isInside ? row.rules : null,
    membersMayInvite: isInside ? row.membersMayInvite : null,
    claimedFrom: role !== null ? later(claimedAt, CLAIM_NOTICE_DAYS) : null,
    offeredTo: row.offered !== null && viewer?.hidden.has(row.offered.id) !== true ? row.offered : null,
    isDeleted: deletedAt !== null,
    restorableUntil: canRestore ? later(deletedAt, GUILD_TRASH_DAYS) : null,
    openRequests: row.openRequests,
    standing: viewer === null ? null : standingOf(row, viewer.id, now),
  }
}

function standingOf(row: DetailRow, viewerId: number, now: Date): GuildStanding {
  const role = roleOf(row)
  const { joinedAt, mutedUntil, decidedAt, rules, rulesChangedAt, rulesAcceptedAt } = row
  const restedAt = row.requestState === 'rejected' ? addDays(decidedAt, REQUEST_REST_DAYS) : null
  return {
    state: stateOf(row, now),
    role,
    joinedAt: joinedAt?.toISOString() ?? null,
    mutedUntil: mutedUntil !== null && mutedUntil > now ? mutedUntil.toISOString() : null,
    hasAcceptedRules: hasAcceptedRules({ hasRules: rules.length > 0, rulesChangedAt, rulesAcceptedAt }),
    canInvite: isOfficer({ role }) || (role === 'member' && row.membersMayInvite),
    mayAskFrom: restedAt !== null && restedAt > now ? restedAt.toISOString() : null,
    isOfferedIt: role !== null && row.offeredTo === viewerId,
    canClaim: row.isHeir,
  }
}

function stateOf(row: DetailRow, now: Date): GuildStanding['state'] {
  if (row.isBanned) return 'banned'
  if (row.rank !== null) return 'member'
  if (row.isInvited) return 'invited'
  const endsAt = row.requestState === 'open' ? addDays(row.requestedAt, REQUEST_LIFE_DAYS) : null
  return endsAt !== null && endsAt > now ? 'requested' : 'none'
}

const roleOf = ({ rank }: DetailRow) => (rank === null ? null : (RANKS[rank] ?? null))
const addDays = (time: Date | null, days: number) => (time === null ? null : addMs(time, days * DAY_MS))
const later = (time: Date | null, days: number) => addDays(time, days)?.toISOString() ?? null
