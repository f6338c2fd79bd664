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

/** Stores what is new, takes back what is no longer said and was not read, and returns the lines that changed. */
export async function storeFacts(
  trx: Db,
  asked: Asked[],
  facts: SourcedFact[],
  now: Date,
): Promise<Changed[]> {
  if (facts.length > 0)
    await sql`
      insert into notifications (user_id, type, object_type, object_id, created_at, updated_at)
      select distinct user_id, type, object_type, object_id, ${now}::timestamptz, ${now}::timestamptz
      from (${factRows(facts)}) as f
      order by 1, 2, 3, 4
      on conflict (user_id, type, object_type, object_id) do nothing`.execute(trx)
  const { rows } = await sql<Changed>`
    with asked as (${askedRows(asked)}),
    facts as (
      select distinct on (n.id, f.source, f.subject) n.id, n.read_at, f.source, f.subject, f.actor_id, f.place, f.nr
      from (${factRows(facts)}) as f join notifications n on n.user_id = f.user_id and n.type = f.type
        and n.object_type = f.object_type and n.object_id = f.object_id
      order by n.id, f.source, f.subject, f.nr desc),
    added as (
      insert into notification_causes (notification_id, source, subject, actor_id, created_at)
      select id, source, subject, actor_id, ${now} from facts order by id, source, subject
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
        and n.id = c.notification_id and n.user_id % a.parts = a.part and n.read_at is null
        and not exists (select from facts f where f.id = c.notification_id and f.source = c.source and f.subject = c.subject)
      returning c.notification_id as id),
    changes as (
      select id, 1 as change, true as is_added, nr, place, not (read_at is null and exists (
        select from notification_causes c where c.notification_id = id and c.actor_id = facts.actor_id
          and c.withdrawn_at is null)) as is_news
      from added join facts using (id, source, subject)
      union all select id, 1, false, null, null, false from shown
      union all select id, -1, false, null, null, false from withdrawn),
    lines as (
      select id, sum(change)::int as change, bool_or(is_added) as is_added, bool_or(is_news) as is_news,
        (array_agg(place order by nr desc) filter (where is_added))[1] as place,
        count(*) filter (where change < 0)::int as withdrawn
      from changes group by id)
    update notifications n set causes = greatest(0, n.causes + l.change), place = coalesce(l.place, n.place),
      read_at = case when l.is_added then null else n.read_at end,
      updated_at = case when l.is_added then greatest(n.updated_at, ${now}) else n.updated_at end,
      -- What is new has been told by neither, whatever the clocks of other nodes say.
      mailed_at = case when l.is_news then null else n.mailed_at end,
      pushed_at = case when l.is_news then null else n.pushed_at end
    from lines l where n.id = l.id
    returning n.id, n.user_id as "userId", n.type, n.object_type as "objectType", n.object_id as "objectId",
      l.is_news as "isNews", l.withdrawn`.execute(trx)
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
