import { sql } from 'kysely'
import type { LiveEventBody } from '../../contract/events.ts'
import type { Db } from '../platform/db.ts'
import type { NotificationTypes, SourcedFact } from './facts.ts'

/** A fact that may be told, and how its person wants to be told. */
export interface Allowed extends SourcedFact {
  mail: boolean
  push: boolean
}

/** More are not counted: whoever has a hundred does not ask how many. */
export const UNREAD_COUNTED = 100

/**
 * Those of the facts that may be told: not to who did it, nor between people of whom one has blocked the other or is
 * suspended, nor of somebody or in a thread that the person has muted, nor what they have turned off.
 */
export async function listAllowed(
  db: Db,
  types: NotificationTypes,
  facts: SourcedFact[],
  now: Date,
): Promise<Allowed[]> {
  // A node of an older version may have stored what this one does not know.
  const known = facts.flatMap((fact) => {
    const channels = types[fact.type]?.channels
    return channels === undefined ? [] : [{ fact, channels }]
  })
  if (known.length === 0) return []
  const { rows } = await sql<{ place: number; mail: boolean; push: boolean }>`
    select f.place::int, coalesce(c.mail, f.mail) as mail,
      coalesce(c.push, f.push) and exists (select from push_subscriptions p where p.user_id = f.user_id) as push
    from unnest(${known.map(({ fact }) => fact.userId)}::int8[], ${known.map(({ fact }) => fact.actorId)}::int8[],
      ${known.map(({ fact }) => fact.type)}::text[], ${known.map(({ channels }) => channels.inApp)}::bool[],
      ${known.map(({ channels }) => channels.mail)}::bool[], ${known.map(({ channels }) => channels.push)}::bool[],
      ${known.map(({ fact }) => fact.thread?.type ?? fact.objectType)}::text[],
      ${known.map(({ fact }) => fact.thread?.id ?? fact.objectId)}::int8[])
      with ordinality as f (user_id, actor_id, type, in_app, mail, push, thread_type, thread_id, place)
    left join notification_channels c on c.user_id = f.user_id and c.type = f.type
    where exists (select from people where id = f.user_id)
      and (f.actor_id is null or (
        f.actor_id <> f.user_id and exists (select from people where id = f.actor_id)
        and not exists (select from hidden_people h where h.viewer_id = f.user_id and h.person_id = f.actor_id)
        and not exists (
          select from mutes m where m.user_id = f.user_id and m.kind = 'person' and m.person_id = f.actor_id
            and (m.expires_at is null or m.expires_at > ${now}))))
      and not exists (
        select from thread_choices t where t.user_id = f.user_id and t.object_type = f.thread_type
          and t.object_id = f.thread_id and t.choice = 'muted')
      and coalesce(c.in_app, f.in_app)
    order by f.place`.execute(db)
  return rows.flatMap(({ place, mail, push }) => {
    const fact = known[place - 1]?.fact
    return fact === undefined ? [] : [{ ...fact, mail, push }]
  })
}

/** How many people were told of each subject, whatever became of it. */
export async function countTold(db: Db, source: string, subjects: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ subject: string; people: number }>`
    select subject, count(*)::int as people from notification_causes
    where source = ${source} and subject = any(${subjects}::text[]) group by subject`.execute(db)
  return new Map(rows.map(({ subject, people }) => [subject, people]))
}

export interface UnreadCount {
  userId: number
  unread: number
  /** The master switch. */
  isOn: boolean
}

/**
 * How many lines each person has not read, at most `UNREAD_COUNTED`. What may no longer be read counts until it is
 * taken back or everything is marked as read: asking each line's object would make a tick of the bell as dear as a page.
 */
export async function countUnread(db: Db, userIds: number[]): Promise<UnreadCount[]> {
  if (userIds.length === 0) return []
  const { rows } = await sql<UnreadCount>`
    select p.id as "userId", coalesce(s.is_on, true) as "isOn", (
      select count(*) from (
        select from notifications where user_id = p.id and causes > 0 and read_at is null limit ${UNREAD_COUNTED}
      ) as few)::int as unread
    from unnest(${userIds}::int8[]) as p (id)
    left join notification_settings s on s.user_id = p.id`.execute(db)
  return rows
}

/** What a stream begins with; nothing is unread for somebody who has turned everything off. */
export async function greetStream(db: Db, userId: number): Promise<LiveEventBody[]> {
  const [count] = await countUnread(db, [userId])
  const unread = count?.isOn === true ? count.unread : 0
  return [{ kind: 'notifications', unread, isNews: false }]
}
