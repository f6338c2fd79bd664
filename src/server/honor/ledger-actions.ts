import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { appendFollowUps } from '../platform/follow-ups-batch.ts'
import { sumByCategory, type CategoryEntry } from './category-actions.ts'
import { weekOf } from './days.ts'
import type { Hold, LedgerKey } from './ledger-queries.ts'
import { levelIndex } from './rules.ts'

export type NewEntry = Pick<
  LedgerKey,
  'userId' | 'reason' | 'objectType' | 'objectId' | 'actorId' | 'day'
> & {
  delta: number
  nr: number
  /** The entry that it takes back. */
  reversesId: number | null
  note: string | null
}

/** Tells people that they have reached a level; subjects are '42 3': the person, and which level. */
export const LEVEL_REACHED = 'notify-honor-level'

/** Facts about one object are read and stored one after the other, whatever follow-up they come from. */
export async function lockObjects(
  trx: Db,
  objects: { objectType: string; objectId: number }[],
): Promise<void> {
  const names = objects.map(({ objectType, objectId }) => `honor ${objectType} ${objectId}`)
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 0) as key from unnest(${names}::text[]) as name
      order by key offset 0) as keys`.execute(trx)
}

/**
 * Whoever writes to somebody's ledger holds the row of its sum; locked in one order. Those that are missing are made
 * first, so that nobody waits for a new row while holding an old one; the others are not written.
 */
export async function lockTotals(trx: Db, userIds: number[]): Promise<Map<number, number>> {
  await sql`
    insert into honor_totals (user_id, total)
    select id, 0 from users where id = any(${userIds}::int8[])
      and not exists (select from honor_totals t where t.user_id = users.id) order by id
    on conflict (user_id) do nothing`.execute(trx)
  const { rows } = await sql<{ userId: number; total: number }>`
    select user_id as "userId", total from honor_totals where user_id = any(${userIds}::int8[])
    order by user_id for update`.execute(trx)
  return new Map(rows.map(({ userId, total }) => [userId, total]))
}

/** Writes entries of people who are locked, with the sums that follow from them. */
export async function writeEntries(
  trx: Db,
  entries: NewEntry[],
  totals: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  if (entries.length === 0) return
  const { rows } = await sql<CategoryEntry>`
    insert into honor_entries
      (user_id, delta, reason, object_type, object_id, actor_id, reverses_id, day, nr, note, categories, created_at)
    select user_id, delta, reason, object_type, object_id, actor_id, reverses_id, day, nr, note, coalesce(
      case when reverses_id is null then (
        select c.categories from honor_categories c where c.object_type = e.object_type and c.object_id = e.object_id)
      else (select r.categories from honor_entries r where r.id = e.reverses_id) end, '{}'), ${now}::timestamptz
    from unnest(${entries.map(({ userId }) => userId)}::int8[], ${entries.map(({ delta }) => delta)}::int4[],
      ${entries.map(({ reason }) => reason)}::text[], ${entries.map(({ objectType }) => objectType)}::text[],
      ${entries.map(({ objectId }) => objectId)}::int8[], ${entries.map(({ actorId }) => actorId)}::int8[],
      ${entries.map(({ reversesId }) => reversesId)}::int8[], ${entries.map(({ day }) => day)}::int4[],
      ${entries.map(({ nr }) => nr)}::int4[], ${entries.map(({ note }) => note)}::text[]) with ordinality
      as e (user_id, delta, reason, object_type, object_id, actor_id, reverses_id, day, nr, note, place)
    order by place returning user_id as "userId", delta, day, categories`.execute(trx)
  const weeks = entries.map(({ day }) => weekOf(day))
  await sql`
    with written as (
      select * from unnest(${entries.map(({ userId }) => userId)}::int8[],
        ${entries.map(({ delta }) => delta)}::int4[], ${weeks}::int4[]) as e (user_id, delta, week)),
    summed as (
      update honor_totals t set total = t.total + w.delta
      from (select user_id, sum(delta)::int as delta from written group by user_id) as w
      where t.user_id = w.user_id)
    insert into honor_weeks as h (week, user_id, points)
    select week, user_id, sum(delta)::int from written group by week, user_id order by week, user_id
    on conflict (week, user_id) do update set points = h.points + excluded.points`.execute(trx)
  await sumByCategory(trx, rows)
  await appendFollowUps(trx, LEVEL_REACHED, crossedLevels(entries, totals))
}

/** The levels that people come to or fall from. */
function crossedLevels(entries: NewEntry[], totals: ReadonlyMap<number, number>): string[] {
  const changes = new Map<number, number>()
  for (const { userId, delta } of entries) changes.set(userId, (changes.get(userId) ?? 0) + delta)
  return [...changes].flatMap(([userId, change]) => {
    const before = totals.get(userId) ?? 0
    const [from, to] = [levelIndex(before), levelIndex(before + change)]
    return from === to ? [] : [`${userId} ${Math.max(from, to)}`]
  })
}

export type NewHold = Omit<Hold, 'isVoid'> & { points: number; source: string; subject: string }

export async function insertHolds(trx: Db, holds: NewHold[]): Promise<void> {
  if (holds.length === 0) return
  await trx
    .insertInto('honor_holds')
    .values(
      holds.map((hold) => ({
        user_id: hold.userId,
        reason: hold.reason,
        object_type: hold.objectType,
        object_id: hold.objectId,
        actor_id: hold.actorId,
        points: hold.points,
        source: hold.source,
        subject: hold.subject,
        held_until: hold.heldUntil,
      })),
    )
    .execute()
}

export async function endHolds(trx: Db, holds: Hold[], { isVoid }: { isVoid: boolean }): Promise<void> {
  for (const { userId, reason, objectType, objectId, actorId } of holds) {
    const its = sql`user_id = ${userId} and reason = ${reason} and object_type = ${objectType}
      and object_id = ${objectId} and actor_id = ${actorId}`
    if (isVoid) await sql`update honor_holds set is_void = true where ${its}`.execute(trx)
    else await sql`delete from honor_holds where ${its}`.execute(trx)
  }
}
