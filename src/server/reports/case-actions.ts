import { sql } from 'kysely'
import type { ReportEffect, ReportVerdict } from '../../contract/reports.ts'
import type { Judged } from '../content/content-type.ts'
import { POINTS } from '../content/ranks.ts'
import { ownUploads } from '../media/public.ts'
import type { Db } from '../platform/db.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { addAttention } from '../reactions/public.ts'
import { MODERATED } from '../staff/public.ts'
import { REPORTS_CLOSED } from './honor-queries.ts'
import type { Reported } from './queries.ts'

/** The follow-up that tells somebody what became of their report; subjects are ids of reports. */
export const REPORT_DECIDED = 'notify-report-decided'

/** It is hidden and waits for a verdict, also when everybody who reported it has left. */
export async function noteHidden(trx: Db, { objectType, objectId }: Reported): Promise<void> {
  await sql`
    update report_cases set is_hidden = true
    where object_type = ${objectType} and object_id = ${objectId}`.execute(trx)
}

/** Reports were unfounded: what they did is undone, and the pictures in what they hid come back with it. */
export async function liftReports(
  trx: Db,
  judged: Judged | null,
  { objectType, objectId, now }: Reported & { now: Date },
): Promise<ReportEffect[]> {
  const effects = (await judged?.lift(trx, objectId, now)) ?? []
  if (effects.includes('restored')) await ownUploads.setShown(trx, objectType, objectId, true)
  return effects
}

export interface Settling extends Reported {
  verdict: ReportVerdict
  /** The action that was the answer to them. */
  actionId: number | null
  now: Date
}

export interface Settled {
  ids: number[]
  reasons: string[]
}

/** Closes the open reports about one object, which leaves the queue. Who sent them is told, and paid if they were right. */
export async function settleReports(trx: Db, settling: Settling): Promise<Settled> {
  const { objectType, objectId, verdict, actionId, now } = settling
  const { rows } = await sql<{ id: number; reason: string; weight: number }>`
    with closed as (
      update reports set state = ${verdict === 'founded' ? 'confirmed' : 'rejected'}, closed_at = ${now},
        action_id = ${actionId}
      where object_type = ${objectType} and object_id = ${objectId} and state = 'open'
      returning id, reason, weight),
    told as (
      insert into follow_ups (kind, subject) select ${REPORT_DECIDED}::text, id::text from closed),
    -- That it was hidden while it was being checked is no longer so.
    checked as (
      insert into follow_ups (kind, subject)
      select ${MODERATED}::text, id::text from mod_actions
      where object_type = ${objectType} and object_id = ${objectId} and actor_id is null and rule is null)
    select * from closed order by id`.execute(trx)
  await sql`
    with unclaimed as (
      delete from mod_claims where object_type = ${objectType} and object_id = ${objectId})
    delete from report_cases where object_type = ${objectType} and object_id = ${objectId}`.execute(trx)
  // Before the object gets its place back, since its rank depends on this number.
  const weight = rows.reduce((sum, row) => sum + row.weight, 0)
  if (verdict === 'unfounded') await addAttention(trx, objectType, objectId, -POINTS.report * weight)
  if (verdict === 'founded') await appendFollowUp(trx, REPORTS_CLOSED, `${objectType} ${objectId}`)
  return { ids: rows.map(({ id }) => id), reasons: rows.map(({ reason }) => reason) }
}

/** The action that was the answer to some reports, where it was written after them. */
export async function tieReports(trx: Db, ids: number[], actionId: number): Promise<void> {
  await sql`update reports set action_id = ${actionId} where id = any(${ids}::int8[])`.execute(trx)
}

/** An action was overturned: the reports that it confirmed weigh as wrong ones from now on. What they earned stays. */
export async function rejectReportsOf(trx: Db, actionId: number): Promise<void> {
  await sql`update reports set state = 'rejected' where action_id = ${actionId} and state = 'confirmed'`.execute(
    trx,
  )
}
