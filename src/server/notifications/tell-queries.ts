import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { NotificationTypes, SourcedFact } from './facts.ts'

/** A fact that may be told, and how its person wants to be told. */
export interface Allowed extends SourcedFact {
  mail: boolean
  push: boolean
}

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
