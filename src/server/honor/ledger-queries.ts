import { sql, type RawBuilder } from 'kysely'
import type { HonorReason } from '../../contract/honor-rules.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { HonorFact, HonorScope } from '../content/honor-source.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { honorDay } from './days.ts'
import { PAIR_DAYS, type Giver } from './rules.ts'
import type { Used } from './usage.ts'

/** A scope and the reasons that are looked at in it. */
export interface Asked extends HonorScope {
  kind: string
  subject: string
  reasons: readonly HonorReason[]
}

/** What the ledger says about one reward: its entries sum up to `net`, the last of them is `lastId`. */
export interface LedgerKey {
  userId: number
  reason: HonorReason
  objectType: ObjectType
  objectId: number
  actorId: number | null
  net: number
  lastId: number
  day: number
  gifts: number
  /** Staff or the check of rings took it back. */
  isVoided: boolean
}

export async function listKeys(trx: Db, asked: Asked[]): Promise<LedgerKey[]> {
  const { rows } = await sql<LedgerKey>`
    with asked as (${askedRows(asked)})
    select user_id as "userId", reason, object_type as "objectType", object_id as "objectId", actor_id as "actorId",
      sum(delta)::int as net, max(id) as "lastId", (array_agg(day order by id desc))[1] as day,
      (count(*) filter (where reverses_id is null))::int as gifts,
      bool_or(note is not null) as "isVoided"
    from honor_entries e
    where exists (select from asked a where a.object_type = e.object_type and a.object_id = e.object_id
      and a.reason = e.reason and (a.actor_id is null or a.actor_id = e.actor_id))
      and (object_type, object_id) in (select object_type, object_id from asked)
    group by user_id, reason, object_type, object_id, actor_id`.execute(trx)
  return rows
}

export interface Hold {
  userId: number
  reason: HonorReason
  objectType: ObjectType
  objectId: number
  actorId: number
  heldUntil: Date
  isVoid: boolean
}

export async function listHolds(trx: Db, asked: Asked[]): Promise<Hold[]> {
  const { rows } = await sql<Hold>`
    select distinct h.user_id as "userId", h.reason, h.object_type as "objectType", h.object_id as "objectId",
      h.actor_id as "actorId", h.held_until as "heldUntil", h.is_void as "isVoid"
    from (${askedRows(asked)}) as a
    join honor_holds h on h.object_type = a.object_type and h.object_id = a.object_id and h.reason = a.reason
      and (a.actor_id is null or a.actor_id = h.actor_id)`.execute(trx)
  return rows
}

function askedRows(asked: Asked[]): RawBuilder<unknown> {
  const rows = asked.flatMap((one) => one.reasons.map((reason) => ({ ...one, reason })))
  return sql`
    select distinct * from unnest(${rows.map(({ objectType }) => objectType)}::text[],
      ${rows.map(({ objectId }) => objectId)}::int8[], ${rows.map(({ actorId }) => actorId ?? null)}::int8[],
      ${rows.map(({ reason }) => reason)}::text[]) as a (object_type, object_id, actor_id, reason)`
}

/** What of the limits is used up, on the days of some facts and by the pairs that they are between. */
export async function listUsed(trx: Db, facts: HonorFact[]): Promise<Used[]> {
  if (facts.length === 0) return []
  const days = facts.map(({ at }) => honorDay(at))
  const { rows } = await sql<Used>`
    with asked as (
      select distinct user_id, actor_id, day from unnest(${facts.map(({ userId }) => userId)}::int8[],
        ${facts.map(({ actorId }) => actorId)}::int8[], ${days}::int4[]) as a (user_id, actor_id, day)),
    entries as (
      select e.* from (select distinct user_id, day from asked) as a
      join honor_entries e on e.user_id = a.user_id and e.day = a.day
      union
      select e.* from (
        select user_id, actor_id, min(day) as first, max(day) as last from asked
        where actor_id is not null group by user_id, actor_id) as a
      join honor_entries e on e.user_id = a.user_id and e.actor_id = a.actor_id
        and e.day between a.first - ${PAIR_DAYS}::int4 and a.last + ${PAIR_DAYS}::int4)
    select user_id as "userId", day, reason, actor_id as "actorId", sum(delta)::int as points,
      sum(case when (delta > 0) = (reverses_id is null) then sign(delta) else -sign(delta) end)::int as times
    -- What staff or the check of rings took back stays used up: it must not make room for more of the same.
    from entries where note is null group by user_id, day, reason, actor_id`.execute(trx)
  return rows
}

interface GiverRow extends Giver {
  actorId: number
  userId: number
}

/** Who gives to whom, by 'giver receiver'. */
export async function listGivers(trx: Db, facts: HonorFact[], now: Date): Promise<Map<string, Giver>> {
  const given = facts.filter(({ actorId }) => actorId !== null)
  if (given.length === 0) return new Map()
  const since = addMs(now, -DAY_MS)
  const { rows } = await sql<GiverRow>`
    select p.actor_id as "actorId", p.user_id as "userId", u.created_at as "joinedAt",
      u.suspended_at is not null as "isSuspended",
      exists (select from hidden_people h where h.viewer_id = p.user_id and h.person_id = p.actor_id) as "isBlocked",
      exists (select from device_marks mine join device_marks theirs using (device_hash)
        where mine.user_id = p.user_id and theirs.user_id = p.actor_id
          and mine.seen_at > ${since} and theirs.seen_at > ${since}) as "sharesDevice"
    from (select distinct * from unnest(${given.map(({ actorId }) => actorId)}::int8[],
      ${given.map(({ userId }) => userId)}::int8[]) as g (actor_id, user_id)) as p
    join users u on u.id = p.actor_id`.execute(trx)
  return new Map(rows.map(({ actorId, userId, ...giver }) => [`${actorId} ${userId}`, giver]))
}
