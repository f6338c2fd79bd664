import type { ReportEffect, ReportVerdict } from '../../contract/reports.ts'
import type { Judged } from '../content/content-type.ts'
import { transact, type Db } from '../platform/db.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { addAttention } from '../reactions/public.ts'
import { writeStaffLog, type Actor } from '../staff/public.ts'
import { POINTS } from '../content/ranks.ts'
import { REPORTS_CLOSED } from './honor-queries.ts'
import type { Reported } from './queries.ts'

export interface Closing extends Reported {
  verdict: ReportVerdict
  actor: Actor
  now: Date
}

export interface Closed {
  closed: number
  effects: ReportEffect[]
}

/**
 * Closes the open reports about one object. Of two moderators at once the second finds nothing left. A hidden post can
 * be judged without reports too: their senders may have left. Undefined when there is nothing to close or to judge.
 */
export function closeOpenReports(
  db: Db,
  judged: Judged | null,
  closing: Closing,
): Promise<Closed | undefined> {
  const { objectType, objectId, verdict, actor, now } = closing
  return transact(db, async (trx) => {
    await judged?.lock(trx, objectId)
    const reports = await trx
      .updateTable('reports')
      .set({ state: verdict === 'founded' ? 'confirmed' : 'rejected', closed_at: now })
      .where((eb) => eb.and({ object_type: objectType, object_id: objectId, state: 'open' }))
      .returning(['id', 'reason', 'weight'])
      .execute()
    // Before the post gets its place back, since its rank depends on this number.
    if (verdict === 'unfounded') await addAttention(trx, objectType, objectId, weighedDown(reports))
    const reasons = reports.map(({ reason }) => reason)
    const effects = judged === null ? [] : await judge(trx, judged, closing, reasons)
    if (reports.length === 0 && effects.length === 0) return undefined
    if (verdict === 'founded') await appendFollowUp(trx, REPORTS_CLOSED, `${objectType} ${objectId}`)
    const details = { verdict, effects, reports: reports.map(({ id }) => id) }
    await writeStaffLog(trx, { actor, action: 'close-reports', objectType, objectId, details, now })
    return { closed: reports.length, effects }
  })
}

function weighedDown(reports: { weight: number }[]): number {
  return -POINTS.report * reports.reduce((sum, { weight }) => sum + weight, 0)
}

function judge(
  trx: Db,
  judged: Judged,
  { objectId, verdict, now }: Closing,
  reasons: string[],
): Promise<ReportEffect[]> {
  if (verdict === 'unfounded') return judged.lift(trx, objectId, now)
  const founded = { isNsfw: reasons.includes('adult'), isForbidden: reasons.includes('exploitation') }
  return judged.uphold(trx, objectId, founded, now)
}
