import { sql } from 'kysely'
import { LEVELS } from '../../contract/honor-rules.ts'
import type { NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'

/** Tells people that staff or the check of rings took something back; subjects are '42 1700000000000': who, and when. */
export const HONOR_VOIDED = 'notify-honor-voided'

const THRESHOLDS = LEVELS.map(({ from }) => from)

/** Who has reached a level, and has not fallen from it; subjects are '42 3'. */
export async function listLevelFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<{ subject: string; userId: number }>`
    select s.subject, t.user_id as "userId" from unnest(${subjects}::text[]) as s (subject)
    join honor_totals t on t.user_id = split_part(s.subject, ' ', 1)::int8
    where t.total >= (${THRESHOLDS}::int4[])[split_part(s.subject, ' ', 2)::int4 + 1]`.execute(db)
  return rows.map(({ subject, userId }) => ({ ...ofOneself(subject, userId), type: 'honor-level' }))
}

export function voidedSubject(userId: number, at: Date): string {
  return `${userId} ${at.getTime()}`
}

/** What was taken back stays so: nothing is written that could make it untrue. */
export function listVoidedFacts(_db: Db, subjects: string[]): Promise<NotificationFact[]> {
  return Promise.resolve(
    subjects.map((subject) => ({
      ...ofOneself(subject, Number(subject.split(' ')[0])),
      type: 'honor-taken-back',
    })),
  )
}

function ofOneself(subject: string, userId: number): Omit<NotificationFact, 'type'> {
  return { subject, userId, actorId: null, objectType: 'person', objectId: userId }
}
