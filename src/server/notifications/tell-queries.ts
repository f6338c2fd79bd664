import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { NotificationTypes, SourcedFact } from './facts.ts'

/** A fact that may be told, and how its person wants to be told. */
export interface Allowed extends SourcedFact {
  mail: boolean
  push: boolean
}

interface Row {
  place: number
  isOn: boolean
  isTold: boolean
  isForgotten: boolean
  mail: boolean
  push: boolean
}

/**
 * Those of the facts that may be told: not to who did it, nor between people of whom one has blocked the other or is
 * suspended, nor of somebody or in a thread that the person has muted, nor what they have turned off. Of several about
 * one subject for one person it is the first that they want, or were told already.
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
  const { rows } = await sql<Row>`
    select f.place::int, coalesce(c.in_app, f.in_app) as "isOn", coalesce(c.mail, f.mail) as mail,
      coalesce(c.push, f.push) and exists (select from push_subscriptions p where p.user_id = f.user_id) as push,
      exists (
        select from notifications n
        join notification_causes t on t.notification_id = n.id and t.source = f.source and t.subject = f.subject
        where n.user_id = f.user_id and n.type = f.type and n.object_type = f.object_type
          and n.object_id = f.object_id) as "isTold",
      exists (
        select from notifications_told t where t.source = f.source and t.subject = f.subject
          and t.user_id = f.user_id and t.type = f.type) as "isForgotten"
    from unnest(${known.map(({ fact }) => fact.userId)}::int8[], ${known.map(({ fact }) => fact.actorId)}::int8[],
      ${known.map(({ fact }) => fact.type)}::text[], ${known.map(({ channels }) => channels.inApp)}::bool[],
      ${known.map(({ channels }) => channels.mail)}::bool[], ${known.map(({ channels }) => channels.push)}::bool[],
      ${known.map(({ fact }) => fact.thread?.type ?? fact.objectType)}::text[],
      ${known.map(({ fact }) => fact.thread?.id ?? fact.objectId)}::int8[],
      ${known.map(({ fact }) => fact.source)}::text[], ${known.map(({ fact }) => fact.subject)}::text[],
      ${known.map(({ fact }) => fact.objectType)}::text[], ${known.map(({ fact }) => fact.objectId)}::int8[])
      with ordinality as f (user_id, actor_id, type, in_app, mail, push, thread_type, thread_id, source, subject,
        object_type, object_id, place)
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
      -- Who does not meet who asked finds neither the question nor its answers; staff meet everybody.
      and not exists (
        select from object_authors a
        join hidden_people h on h.viewer_id = f.user_id and h.person_id = a.user_id
        join users u on u.id = f.user_id and u.role = 'user'
        where f.thread_type = 'question' and a.object_type = 'question' and a.object_id = f.thread_id
        offset 0)
    order by f.place`.execute(db)
  const found = rows.flatMap((row) => {
    const fact = known[row.place - 1]?.fact
    return fact === undefined ? [] : [{ fact, row }]
  })
  return firstOfEach(found).flatMap(({ fact, row: { mail, push, isForgotten, isTold } }) =>
    isForgotten && !isTold ? [] : [{ ...fact, mail, push }],
  )
}

/** What was told as an answer stays one, though its person has turned answers off since. */
function firstOfEach(found: { fact: SourcedFact; row: Row }[]): { fact: SourcedFact; row: Row }[] {
  const chosen = new Set<string>()
  return found.filter(({ fact: { source, subject, userId }, row: { isOn, isTold, isForgotten } }) => {
    const key = JSON.stringify([source, subject, userId])
    if (chosen.has(key) || !(isOn || isTold || isForgotten)) return false
    chosen.add(key)
    return true
  })
}

/** How many people were told of each subject, whatever became of it. */
export async function countTold(db: Db, source: string, subjects: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ subject: string; people: number }>`
    select subject, count(*)::int as people from notification_causes
    where source = ${source} and subject = any(${subjects}::text[]) group by subject`.execute(db)
  return new Map(rows.map(({ subject, people }) => [subject, people]))
}
