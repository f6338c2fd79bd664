import { sql } from 'kysely'
import type { MessageReport } from '../../contract/message-acts.ts'
import type { ReportReason, ReportVerdict } from '../../contract/reports.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { transact, type Db } from '../platform/db.ts'
import { writeStaffLog } from '../staff/public.ts'
import { mailReport } from './report-mail.ts'
import type * as z from 'zod/mini'

export type Excerpt = z.infer<typeof MessageReport>['excerpt']

export interface NewMessageReport {
  messageId: number
  reporterId: number
  reportedId: number | null
  reason: ReportReason
  text: string
  excerpt: Excerpt
  now: Date
}

/** One open report per person and message: a second one replaces what they said, and what is shown of it stays. */
export function saveMessageReport(db: Db, site: Config, report: NewMessageReport): Promise<void> {
  const { messageId, reporterId, reportedId, reason, text, now } = report
  return transact(db, async (trx) => {
    const { rows } = await sql<{ isFirst: boolean }>`
      insert into message_reports as r (message_id, reporter_id, reported_id, reason, text, excerpt, created_at)
      values (${messageId}, ${reporterId}, ${reportedId}, ${reason}, ${text}, ${JSON.stringify(report.excerpt)}, ${now})
      on conflict (message_id, reporter_id) where closed_at is null
        do update set reason = excluded.reason, text = excluded.text
      returning not exists (select from message_reports o
        where o.message_id = ${messageId} and o.closed_at is null) as "isFirst"`.execute(trx)
    if (rows[0]?.isFirst === true) await mailReport(trx, site, reason, now)
  })
}

/** False when somebody has closed it already. */
export function closeReport(
  db: Db,
  { id, actorId, verdict, now }: { id: number; actorId: number; verdict: ReportVerdict; now: Date },
): Promise<boolean> {
  return transact(db, async (trx) => {
    const closed = await trx
      .updateTable('message_reports')
      .set({ closed_at: now, closed_by: actorId, verdict })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (closed === undefined) return false
    await writeStaffLog(trx, {
      actor: { kind: 'staff', id: actorId },
      action: 'close-message-report',
      objectType: 'message-report',
      objectId: id,
      details: { verdict },
      now,
    })
    return true
  })
}

/** Words of others are not kept for longer than somebody may ask about the verdict. */
const CLOSED_LIFE_MS = 90 * DAY_MS

export async function purgeMessageReports(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('message_reports').where('closed_at', '<=', addMs(now, -CLOSED_LIFE_MS)).execute()
}
