import { sql } from 'kysely'
import type { NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'

/** Subjects are the ids of exports. */
export const EXPORT_READY = 'notify-export'

/** Those that can be downloaded; that one was ready stays so for whoever has read it. */
export async function listReadyFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<{ subject: string; userId: number }>`
    select s.subject, e.user_id as "userId" from unnest(${subjects}::text[]) as s (subject)
    join data_exports e on e.id = s.subject::int8 where e.state = 'ready'`.execute(db)
  return rows.map(({ subject, userId }) => ({
    subject,
    type: 'export-ready',
    userId,
    actorId: null,
    objectType: 'person',
    objectId: userId,
  }))
}
