import { sql } from 'kysely'
import type { NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'

/** Appended by a trigger when somebody who closed their account signs in. Subjects are '42 1700000000000': who, and when. */
export const RETURNED = 'notify-return'

/** Their latest return, to themselves. */
export async function listReturnFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<{ subject: string; userId: number }>`
    select s.subject, u.id as "userId" from unnest(${subjects}::text[]) as s (subject)
    join users u on u.id = split_part(s.subject, ' ', 1)::int8
    where (extract(epoch from u.returned_at) * 1000)::int8 = split_part(s.subject, ' ', 2)::int8`.execute(db)
  return rows.map(({ subject, userId }) => ({
    subject,
    userId,
    type: 'account-returned',
    actorId: null,
    objectType: 'person',
    objectId: userId,
  }))
}
