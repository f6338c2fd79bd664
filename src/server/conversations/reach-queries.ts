import { sql } from 'kysely'
import type { Person } from '../../contract/people.ts'
import type { Db } from '../platform/db.ts'
import { knows, personJson } from './member-queries.ts'
import type { Addressee } from './rules.ts'

/** Somebody whom the viewer may meet and wants to write to. */
export interface Reached extends Addressee {
  person: Person
  /** The conversation of the two, if the viewer has it; `state` is what it is to the other. */
  conversationId: number | null
}

/** Those of some people who may be met: not the deleted, the suspended, nor where one has blocked the other. */
export async function listReached(db: Db, viewerId: number, userIds: number[]): Promise<Reached[]> {
  const { rows } = await sql<Reached>`
    select ${personJson('u')} as person, coalesce(t.who_may, 'everyone') as "whoMay", false as "isSuspended",
      ${knows({ person: sql`u.id`, known: viewerId }, sql`theirs.state`)} as "knowsMe",
      theirs.state, case when mine.state in ('active', 'request') then c.id end as "conversationId"
    from people u
    left join message_settings t on t.user_id = u.id
    left join conversations c on c.low_id = least(u.id, ${viewerId}) and c.high_id = greatest(u.id, ${viewerId})
    left join conversation_members theirs on theirs.conversation_id = c.id and theirs.user_id = u.id
    left join conversation_members mine on mine.conversation_id = c.id and mine.user_id = ${viewerId}
    where u.id = any(${userIds}::int8[]) and not exists (
      select from hidden_people h where h.viewer_id = ${viewerId} and h.person_id = u.id)
    order by u.id`.execute(db)
  return rows
}

/** What a person has sent under a key of their device. */
export async function findByKey(
  db: Db,
  senderId: number,
  key: string,
): Promise<{ id: number; conversationId: number } | undefined> {
  return db
    .selectFrom('messages')
    .select(['id', 'conversation_id as conversationId'])
    .where('sender_id', '=', senderId)
    .where('key', '=', key)
    .executeTakeFirst()
}
