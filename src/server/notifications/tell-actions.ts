import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { Asked, SourcedFact } from './facts.ts'

/** A line that changed. */
export interface Changed {
  id: number
  userId: number
  type: string
  objectType: string
  objectId: number
  /** Somebody did what they had not done before, or had done before the person read of it. */
  isNews: boolean
  withdrawn: number
}

/**
 * Locks everybody who is or was told something about these subjects, by the row of their stream: whoever changes
 * somebody's notifications holds it. False when there is nobody.
 */
export async function lockPeople(trx: Db, asked: Asked[], facts: SourcedFact[]): Promise<boolean> {
  const { rows } = await sql`
    insert into stream_heads as h (user_id, seq)
    select id, 0 from users where id in (
      select unnest(${facts.map(({ userId }) => userId)}::int8[])
      union
      select n.user_id from (${askedRows(asked)}) as a
      join notification_causes c using (source, subject)
      join notifications n on n.id = c.notification_id and n.user_id % a.parts = a.part)
    order by id
    on conflict (user_id) do update set seq = h.seq
    returning user_id`.execute(trx)
  return rows.length > 0
}

/** The same for some people whom the caller knows. */
export async function lockTold(trx: Db, userIds: number[]): Promise<void> {
  await sql`
    insert into stream_heads as h (user_id, seq)
    select id, 0 from users where id = any(${userIds}::int8[]) order by id
    on conflict (user_id) do update set seq = h.seq`.execute(trx)
}

export interface Said {
  asked: Asked[]
  /** All that is true, whether it may be told or not: what was read of it stays. */
  facts: SourcedFact[]
  /** What is to be told. */
  allowed: SourcedFact[]
  /** Types of what happened: once it was read it stays, though it waits for nobody any more. */
  lasting: string[]
}

/** Stores what is new, takes back what is no longer said, and returns the lines that changed. */
export async function storeFacts(
  trx: Db,
  { asked, facts, allowed, lasting }: Said,
  now: Date,
): Promise<Changed[]> {
  if (allowed.length > 0)
    await sql`
      insert into notifications (user_id, type, object_type, object_id, created_at, updated_at)
      select distinct user_id, type, object_type, object_id, ${now}::timestamptz, ${now}::timestamptz
      from (${factRows(allowed)}) as f
      order by 1, 2, 3, 4
      on conflict (user_id, type, object_type, object_id) do nothing`.execute(trx)
  const { rows } = await sql<LineChange>`
    with asked as (${askedRows(asked)}),
    facts as (
      select distinct on (n.id, f.source, f.subject) n.id, n.read_at, f.source, f.subject, f.actor_id, f.place, f.nr,
        -- Later than what was read, whatever the clocks of other nodes say.
        greatest(${now}::timestamptz, ${SEEN_AT} + interval '1 millisecond') as created_at
      from (${factRows(allowed)}) as f join notifications n on n.user_id = f.user_id and n.type = f.type
        and n.object_type = f.object_type and n.object_id = f.object_id
      order by n.id, f.source, f.subject, f.nr desc),
    added as (
      insert into notification_causes (notification_id, source, subject, actor_id, created_at)
      select id, source, subject, actor_id, created_at from facts order by id, source, subject
      on conflict (notification_id, source, subject) do nothing
      returning notification_id as id, source, subject),
    shown as (
      update notification_causes c set withdrawn_at = null from facts f
      where c.notification_id = f.id and c.source = f.source and c.subject = f.subject
        and c.withdrawn_at is not null
      returning c.notification_id as id),
    withdrawn as (
      update notification_causes c set withdrawn_at = ${now} from asked a, notifications n
      where c.source = a.source and c.subject = a.subject and c.withdrawn_at is null
        and n.id = c.notification_id and n.user_id % a.parts = a.part
        and not exists (select from facts f where f.id = c.notification_id and f.source = c.source and f.subject = c.subject)
        and not (coalesce(c.created_at <= ${SEEN_AT}, false) and (n.type = any(${lasting}::text[]) or exists (
          select from (${factRows(facts)}) as f where f.source = c.source and f.subject = c.subject
            and f.user_id = n.user_id and f.type = n.type and f.object_type = n.object_type and f.object_id = n.object_id)))
      returning c.notification_id as id),
    changes as (
      select id, 1 as change, nr, place, not (read_at is null and exists (
        select from notification_causes c where c.notification_id = id and c.actor_id = facts.actor_id
          and c.withdrawn_at is null)) as is_news
      from added join facts using (id, source, subject)
      union all select id, 1, null, null, false from shown
      union all select id, -1, null, null, false from withdrawn)
    select id, sum(change)::int as change, bool_or(is_news) as "isNews",
      (array_agg(place order by nr desc) filter (where nr is not null))[1] as place,
      count(*) filter (where change < 0)::int as withdrawn
    from changes group by id`.execute(trx)
  return changeLines(trx, rows)
}

/** Until when a line `n` is read; null for one that never was. All that it said when it was read is seen. */
const SEEN_AT = sql<Date | null>`case when n.read_at is null then n.seen_at
  else greatest(n.read_at, n.updated_at, n.seen_at) end`

export interface LineChange {
  id: number
  /** How many more causes it has. */
  change: number
  place: string | null
  isNews: boolean
  withdrawn: number
}

/** Lines say what their causes are now: the latest of them is their time, and whether it was seen, whether they are read. */
export async function changeLines(trx: Db, lines: LineChange[]): Promise<Changed[]> {
  if (lines.length === 0) return []
  const { rows } = await sql<Changed>`
    update notifications as changed set causes = greatest(0, l.causes + l.change), place = coalesce(l.place, l.old_place),
      seen_at = l.seen_at, updated_at = coalesce(l.newest, l.updated_at),
      read_at = case when l.newest > l.seen_at or l.seen_at is null then null else coalesce(l.read_at, l.seen_at) end,
      -- What is new has been told by neither, whatever the clocks of other nodes say.
      mailed_at = case when l.is_news then null else l.mailed_at end,
      pushed_at = case when l.is_news then null else l.pushed_at end
    from (
      select g.*, n.causes, n.place as old_place, n.updated_at, n.read_at, n.mailed_at, n.pushed_at,
        ${SEEN_AT} as seen_at, (
          select max(c.created_at) from notification_causes c
          where c.notification_id = n.id and c.withdrawn_at is null) as newest
      from unnest(${lines.map(({ id }) => id)}::int8[], ${lines.map(({ change }) => change)}::int4[],
        ${lines.map(({ place }) => place)}::text[], ${lines.map(({ isNews }) => isNews)}::bool[],
        ${lines.map(({ withdrawn }) => withdrawn)}::int4[]) as g (id, change, place, is_news, withdrawn)
      join notifications n on n.id = g.id) as l
    where changed.id = l.id
    returning changed.id, changed.user_id as "userId", changed.type, changed.object_type as "objectType",
      changed.object_id as "objectId", l.is_news as "isNews", l.withdrawn`.execute(trx)
  return rows
}

function askedRows(asked: Asked[]): RawBuilder<unknown> {
  return sql`
    select * from unnest(${asked.map(({ source }) => source)}::text[], ${asked.map(({ subject }) => subject)}::text[],
      ${asked.map(({ part }) => part?.nr ?? 0)}::int8[], ${asked.map(({ part }) => part?.of ?? 1)}::int8[])
      as a (source, subject, part, parts)`
}

function factRows(facts: SourcedFact[]): RawBuilder<unknown> {
  return sql`
    select * from unnest(${facts.map(({ userId }) => userId)}::int8[], ${facts.map(({ type }) => type)}::text[],
      ${facts.map(({ objectType }) => objectType)}::text[], ${facts.map(({ objectId }) => objectId)}::int8[],
      ${facts.map(({ source }) => source)}::text[], ${facts.map(({ subject }) => subject)}::text[],
      ${facts.map(({ actorId }) => actorId)}::int8[], ${facts.map(({ place }) => place ?? '')}::text[])
      with ordinality as f (user_id, type, object_type, object_id, source, subject, actor_id, place, nr)`
}
