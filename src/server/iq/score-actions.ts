import { sql } from 'kysely'
import { IQ_GREATEST_SCORE, IQ_LEAST_SCORE, IQ_NORM_ATTEMPTS } from '../../contract/iq-rules.ts'
import type { Db } from '../platform/db.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { answeredOf, countAnswered, countScored } from './course.ts'
import { IQ_SCORED } from './honor-queries.ts'
import type { Course, StoredReport } from './queries.ts'
import { isEnoughForScore } from './rules.ts'
import { scoredOf } from './scoring/choose-next.ts'
import { loadParameters } from './scoring/parameter-queries.ts'
import { shareBelow, type Norms } from './scoring/parameters.ts'
import { reportOf, scoreAttempt, type Report, type Scored } from './scoring/score-attempt.ts'

export type Ending = 'scored' | 'not-scored' | 'lapsed'

/** Ends an attempt whose row is locked and whose time is over: with a score if there is enough for one. */
export async function endExpired(trx: Db, course: Course, now: Date): Promise<Ending> {
  if (isEnoughForScore(countScored(course))) return score(trx, course, now)
  // It counts from when its time was over, however late that is noticed.
  await trx
    .updateTable('iq_attempts')
    .set({ state: 'lapsed', finished_at: course.expiresAt })
    .where('id', '=', course.id)
    .execute()
  return 'lapsed'
}

/** Scores an open attempt once and for all, in the transaction that has locked its row. */
export async function score(trx: Db, course: Course, now: Date): Promise<'scored' | 'not-scored'> {
  const parameters = await loadParameters(trx, course.paramVersion)
  const answered = answeredOf(course.items)
  const scored = scoreAttempt({ answered, form: course.form, parameters })
  const counted = scoredOf(answered).filter(({ templateId }) => parameters.of(templateId) !== undefined)
  if (!isEnoughForScore(counted.length)) return endWithoutScore(trx, course, now)
  const state = scored.validity === 'not-scored' ? 'not-scored' : 'scored'
  const isTold = state === 'scored' && course.userId !== null
  const told = isTold ? tell(course, parameters.norms, scored) : undefined
  const { theta, se, validity } = scored
  const pastes = course.items.reduce((sum, item) => sum + item.pastes, 0)
  const flags = JSON.stringify({ ...scored.flags, pastes })
  await trx
    .updateTable('iq_attempts')
    .set({ state, finished_at: now, theta, se, validity, flags: sql`flags || ${flags}::jsonb` })
    .where('id', '=', course.id)
    .execute()
  if (told === undefined || course.userId === null) return state
  await trx
    .insertInto('iq_results')
    .values({
      user_id: course.userId,
      score: Math.min(IQ_GREATEST_SCORE, Math.max(IQ_LEAST_SCORE, told.score)),
      finished_at: now,
      attempt_id: course.id,
      report: JSON.stringify(told),
    })
    .execute()
  await appendFollowUp(trx, IQ_SCORED, course.userId)
  return state
}

/** Too little is left that counts, since templates have gone or were used up: never a number from less. */
async function endWithoutScore(trx: Db, { id }: Course, now: Date): Promise<'not-scored'> {
  await trx
    .updateTable('iq_attempts')
    .set({ state: 'not-scored', finished_at: now, validity: 'not-scored' })
    .where('id', '=', id)
    .execute()
  return 'not-scored'
}

function tell(course: Course, norms: Norms, { theta, se, validity }: Scored): StoredReport {
  const { report, comparedWith } = compare(course, norms, theta, se)
  return {
    ...report,
    items: countAnswered(course),
    families: new Set(answeredOf(course.items).map(({ family }) => family)).size,
    form: course.form,
    comparedWith,
    validity: validity === 'caution' ? 'caution' : 'good',
  }
}

/**
 * With the members of this site once there are enough of them, on the scale of the attempt's own version; with the normal
 * curve before, and in the short form.
 */
function compare(
  { form }: Course,
  norms: Norms,
  theta: number,
  se: number,
): { report: Report; comparedWith: number | null } {
  if (form !== 'full' || norms.people < IQ_NORM_ATTEMPTS)
    return { report: reportOf(theta, se), comparedWith: null }
  return { report: reportOf(theta, se, (at) => shareBelow(norms, at)), comparedWith: norms.people }
}
