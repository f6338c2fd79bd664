import type { CommunityRule, ModerationAction } from '../../contract/moderation-rules.ts'
import type { ReportEffect, ReportReason, ReportVerdict } from '../../contract/reports.ts'
import type { Judged } from '../content/content-type.ts'
import { ownUploads } from '../media/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { writeModAction, writeStaffLog, type Actor } from '../staff/public.ts'
import { liftReports, settleReports, tieReports } from './case-actions.ts'
import { findCase, type Reported } from './queries.ts'

export interface Closing extends Reported {
  verdict: ReportVerdict
  actor: Actor
  /** What the author is told; the command says nothing. */
  reason?: string
  now: Date
}

export interface Closed {
  closed: number
  effects: ReportEffect[]
}

/** Which of the community's rules a reason is about, for what is decided without naming one. */
const RULES: Record<ReportReason, CommunityRule> = {
  exploitation: 'law',
  spam: 'spam',
  harassment: 'harassment',
  hate: 'harassment',
  adult: 'adult',
  misinformation: 'honesty',
  copyright: 'ownership',
  other: 'kindness',
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
  const { objectType, objectId, verdict, actor, reason = '', now } = closing
  return transact(db, async (trx) => {
    await judged?.lock(trx, objectId)
    const { authorId } = (await findCase(trx, closing)) ?? { authorId: null }
    const { ids, reasons } = await settleReports(trx, { objectType, objectId, verdict, actionId: null, now })
    const effects = await judge(trx, judged, closing, reasons)
    if (reasons.length === 0 && effects.length === 0) return undefined
    const action = actionOf(verdict, effects)
    if (action !== undefined) {
      const actorId = actor.kind === 'staff' ? actor.id : null
      const about = { objectType, objectId, personId: authorId, rule: ruleOf(reasons), reason, now }
      await tieReports(trx, ids, await writeModAction(trx, { actorId, action, ...about }))
    }
    const details = { verdict, effects, reports: ids }
    await writeStaffLog(trx, { actor, action: 'close-reports', objectType, objectId, details, now })
    return { closed: ids.length, effects }
  })
}

function actionOf(verdict: ReportVerdict, effects: ReportEffect[]): ModerationAction | undefined {
  if (verdict === 'unfounded') return 'keep'
  if (effects.includes('removed')) return 'hide'
  return effects.includes('marked') ? 'mark-nsfw' : undefined
}

function ruleOf(reasons: string[]): CommunityRule {
  return RULES[(reasons[0] ?? 'other') as ReportReason] ?? 'kindness'
}

async function judge(
  trx: Db,
  judged: Judged | null,
  { objectType, objectId, verdict, now }: Closing,
  reasons: string[],
): Promise<ReportEffect[]> {
  if (judged === null) return []
  if (verdict === 'unfounded') return liftReports(trx, judged, { objectType, objectId, now })
  const founded = { isNsfw: reasons.includes('adult'), isForbidden: reasons.includes('exploitation') }
  const effects = await judged.uphold(trx, objectId, founded, now)
  if (effects.includes('removed')) await ownUploads.setShown(trx, objectType, objectId, false)
  return effects
}
