import type { ReportEffect } from '../../contract/reports.ts'
import type { Founded } from '../content/content-type.ts'
import type { Db } from '../platform/db.ts'
import { placeQuestion } from './place-actions.ts'
import { findAnswer, findQuestion, lockRow, lockRowOf } from './queries.ts'
import { changeAnswerState, changeQuestionState } from './trash-actions.ts'
import { setNsfw } from './update-actions.ts'

/** Locked until the transaction ends. False when there is nothing left to report. */
export async function lockReportedQuestion(trx: Db, id: number): Promise<boolean> {
  await lockRow(trx, id)
  const question = await findQuestion(trx, id)
  return question?.state === 'published' || question?.state === 'hidden'
}

/** Hidden from everybody until a moderator has checked it. False when it was not public. */
export async function hideReportedQuestion(trx: Db, id: number, now: Date): Promise<boolean> {
  await lockRow(trx, id)
  const question = await findQuestion(trx, id)
  if (question?.state !== 'published') return false
  await changeQuestionState(trx, question, 'hidden', now)
  return true
}

/** Enough reports mark it as adult, unless a moderator has decided that it is not. False when nothing changed. */
export async function markReportedQuestion(trx: Db, id: number): Promise<boolean> {
  await lockRow(trx, id)
  const question = await findQuestion(trx, id)
  if (question === undefined || question.isNsfw || question.nsfwBy === 'moderator') return false
  await setNsfw(trx, id, { isNsfw: true, by: 'reports' })
  await placeQuestion(trx, id, question.createdAt)
  return true
}

/** Reports were unfounded: what they did to a locked question is undone, and reports can't mark it again. */
export async function liftReportedQuestion(trx: Db, id: number, now: Date): Promise<ReportEffect[]> {
  const question = await findQuestion(trx, id)
  if (question === undefined) return []
  const effects: ReportEffect[] = []
  if (question.nsfwBy === 'reports') {
    await setNsfw(trx, id, { isNsfw: false, by: 'moderator' })
    await placeQuestion(trx, id, question.createdAt)
    effects.push('unmarked')
  }
  if (question.state === 'hidden') {
    await changeQuestionState(trx, question, 'published', now)
    effects.push('restored')
  }
  // Its author has deleted it meanwhile, and may restore it as if it had never been hidden.
  if (question.state === 'deleted' && question.stateBefore === 'hidden') {
    await trx.updateTable('questions').set({ state_before: 'published' }).where('id', '=', id).execute()
    effects.push('restored')
  }
  return effects
}

/** Reports were founded: a hidden or forbidden question is removed for good, and an adult one is marked as such. */
export async function upholdReportedQuestion(
  trx: Db,
  id: number,
  { isNsfw, isForbidden }: Founded,
  now: Date,
): Promise<ReportEffect[]> {
  const question = await findQuestion(trx, id)
  if (question === undefined || question.state === 'removed') return []
  const wasHidden = question.state === 'hidden' || question.stateBefore === 'hidden'
  if (isForbidden || wasHidden) {
    await changeQuestionState(trx, question, 'removed', question.deletedAt ?? now)
    return ['removed']
  }
  if (!isNsfw && question.nsfwBy !== 'reports') return []
  if (question.isNsfw && question.nsfwBy === 'moderator') return []
  await setNsfw(trx, id, { isNsfw: true, by: 'moderator' })
  await placeQuestion(trx, id, question.createdAt)
  return ['marked']
}

export async function lockReportedAnswer(trx: Db, id: number): Promise<boolean> {
  await lockRowOf(trx, id)
  const answer = await findAnswer(trx, id)
  return answer?.state === 'published' || answer?.state === 'hidden'
}

export async function hideReportedAnswer(trx: Db, id: number, now: Date): Promise<boolean> {
  await lockRowOf(trx, id)
  const answer = await findAnswer(trx, id)
  if (answer?.state !== 'published') return false
  await changeAnswerState(trx, answer, 'hidden', now)
  return true
}

export async function liftReportedAnswer(trx: Db, id: number, now: Date): Promise<ReportEffect[]> {
  const answer = await findAnswer(trx, id)
  if (answer === undefined) return []
  if (answer.state === 'hidden') {
    await changeAnswerState(trx, answer, 'published', now)
    return ['restored']
  }
  if (answer.state !== 'deleted' || answer.stateBefore !== 'hidden') return []
  await trx.updateTable('answers').set({ state_before: 'published' }).where('id', '=', id).execute()
  return ['restored']
}

/** An answer that is adult where its question is not has no place there. */
export async function isMisplacedAnswer(trx: Db, id: number): Promise<boolean> {
  return (await findAnswer(trx, id))?.isNsfw === false
}

/** Likewise. */
export async function upholdReportedAnswer(
  trx: Db,
  id: number,
  { isNsfw, isForbidden }: Founded,
  now: Date,
): Promise<ReportEffect[]> {
  const answer = await findAnswer(trx, id)
  if (answer === undefined || answer.state === 'removed') return []
  const wasHidden = answer.state === 'hidden' || answer.stateBefore === 'hidden'
  if (!isForbidden && !wasHidden && !(isNsfw && !answer.isNsfw)) return []
  await changeAnswerState(trx, answer, 'removed', answer.deletedAt ?? now)
  return ['removed']
}
