import { sql } from 'kysely'
import type { GUILD_RULE, ReportReason } from '../../contract/reports.ts'
import type { Judged } from '../content/content-type.ts'
import { ownUploads } from '../media/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { addAttention } from '../reactions/public.ts'
import { writeModAction, writeStaffLog } from '../staff/public.ts'
import { POINTS } from '../content/ranks.ts'
import { mailOperators, type MailSite } from './mail.ts'
import { noteHidden } from './case-actions.ts'
import { findOpenReport, getStanding, sumReports, type OpenReport, type Reporting } from './queries.ts'
import { hidingRule, isNsfwByReports, isCounted, reportWeight, urgencyOf } from './rules.ts'

export interface NewReport extends Reporting {
  reason: ReportReason | typeof GUILD_RULE
  /** Of the guild's rules, from 1. */
  ruleNumber: number | null
  text: string
  /** The page that shows it. */
  path: string
  /** Whose it is. */
  authorId: number | null
}

/** One open report per person and object: a second one replaces its text, and keeps the weight of the first. */
export function saveReport(db: Db, site: MailSite, judged: Judged | null, report: NewReport): Promise<void> {
  return transact(db, async (trx) => {
    await lockReporter(trx, report.userId)
    // Reports about one object come one after the other: of two at once each would count itself alone.
    if (judged !== null && !(await judged.lock(trx, report.objectId))) fail('not_found', common.notFound)
    const { isFirst } = await writeReport(trx, report, await findOpenReport(trx, report))
    if (isFirst) await mailOperators(trx, site, report, report.now)
    if (judged !== null) await judge(trx, judged, report)
  })
}

/** The daily limit of a person is counted from their reports, so these are written one after the other. */
async function lockReporter(trx: Db, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reporter ${userId}`}, 0))`.execute(trx)
}

async function writeReport(
  trx: Db,
  report: NewReport,
  open: OpenReport | undefined,
): Promise<{ isFirst: boolean }> {
  const { objectType, objectId, userId, reason, ruleNumber, text, now } = report
  const standing = await getStanding(trx, report)
  const before = open?.urgency ?? 0
  const urgency = reason === 'exploitation' ? Math.max(before, urgencyOf(standing, now)) : 0
  const urgentAt = urgency > before ? now : (open?.urgentAt ?? null)
  const said = { reason, rule_number: ruleNumber, text, urgency, urgent_at: urgentAt }
  if (open !== undefined) {
    await trx.updateTable('reports').set(said).where('id', '=', open.id).execute()
    return { isFirst: false }
  }
  const weight = reportWeight(standing, now)
  await trx
    .insertInto('reports')
    .values({
      ...said,
      object_type: objectType,
      object_id: objectId,
      user_id: userId,
      author_id: report.authorId,
      weight,
      sanction_weight: isCounted(standing) ? weight : 0,
      created_at: now,
    })
    .execute()
  await addAttention(trx, objectType, objectId, POINTS.report * weight)
  return { isFirst: standing.isFirstHere }
}

/** Product §11 and §16: what must not wait for a moderator, who can undo it with one call. */
async function judge(trx: Db, judged: Judged, report: NewReport): Promise<void> {
  const { objectType, objectId, now } = report
  const sums = await sumReports(trx, report)
  const entry = { actor: { kind: 'reports' }, objectType, objectId, now } as const
  const isNsfw = isNsfwByReports(sums)
  // What can't be marked by itself waits for a moderator, hidden.
  const isMisplaced = isNsfw && (await judged.isMisplacedIfNsfw?.(trx, objectId)) === true
  const rule = hidingRule(sums) ?? (isMisplaced ? 'adult' : undefined)
  const acted = { actorId: null, objectType, objectId, personId: report.authorId, rule: null, now }
  if (rule !== undefined && (await judged.hide(trx, objectId, now))) {
    await ownUploads.setShown(trx, objectType, objectId, false)
    await writeStaffLog(trx, { ...entry, action: 'hide', details: { rule, ...sums } })
    await writeModAction(trx, { ...acted, action: 'hide' })
    await noteHidden(trx, report)
  }
  if (isNsfw && (await judged.markNsfw(trx, objectId))) {
    await writeStaffLog(trx, { ...entry, action: 'mark-adult', details: { ...sums } })
    await writeModAction(trx, { ...acted, action: 'mark-nsfw' })
  }
}
