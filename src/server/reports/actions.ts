import { sql } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { ReportReason } from '../../contract/reports.ts'
import { transact, type Db } from '../platform/db.ts'
import { addAttention } from '../reactions/public.ts'
import { POINTS } from '../trending/public.ts'

export interface NewReport {
  objectType: ObjectType
  objectId: number
  userId: number
  reason: ReportReason
  text: string
  weight: number
  now: Date
}

/** One report a person and object: a second one says it in other words, and weighs what the first did. */
export function saveReport(db: Db, report: NewReport): Promise<void> {
  const { objectType, objectId, userId, reason, text, weight, now } = report
  return transact(db, async (trx) => {
    const { rows } = await sql<{ isFirst: boolean }>`
      insert into reports (object_type, object_id, user_id, reason, text, weight, created_at)
      values (${objectType}, ${objectId}, ${userId}, ${reason}, ${text}, ${weight}, ${now})
      on conflict (object_type, object_id, user_id) do update
        set reason = excluded.reason, text = excluded.text
      returning xmax = 0 as "isFirst"`.execute(trx)
    if (rows[0]?.isFirst === true) await addAttention(trx, objectType, objectId, POINTS.report * weight)
  })
}
