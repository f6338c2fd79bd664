import { can } from '../content/can.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { valuedAnswer } from './marks-queries.ts'
import { messages } from './messages.ts'
import { placeAnswer, placeQuestion } from './place-actions.ts'
import { lockAnswer, lockQuestion, type AnswerFacts, type QuestionFacts, type TextState } from './queries.ts'
import { restorableUntil } from './rules.ts'

/** Its author can undo it, unless others have helped them; what the staff removes stays removed. */
export function deleteQuestion(db: Db, viewer: Viewer, id: number, now: Date): Promise<Date> {
  return transact(db, async (trx) => {
    const question = await lockQuestion(trx, viewer, id)
    // A second click finds it already done.
    if (question.state === 'deleted') return restorableUntil(question.deletedAt ?? now)
    refuseDeleting(viewer, question)
    const isOwn = viewer.id === question.authorId
    if (isOwn && (await isValued(trx, question))) fail('conflict', messages.othersHaveAnswered)
    await changeQuestionState(trx, question, isOwn ? 'deleted' : 'removed', now)
    return restorableUntil(now)
  })
}

export function deleteAnswer(db: Db, viewer: Viewer, id: number, now: Date): Promise<Date> {
  return transact(db, async (trx) => {
    const answer = await lockAnswer(trx, viewer, id)
    if (answer.state === 'deleted') return restorableUntil(answer.deletedAt ?? now)
    refuseDeleting(viewer, answer)
    await changeAnswerState(trx, answer, viewer.id === answer.authorId ? 'deleted' : 'removed', now)
    return restorableUntil(now)
  })
}

function refuseDeleting(viewer: Viewer, text: QuestionFacts | AnswerFacts): void {
  if (can(viewer, 'delete', text)) return
  if (text.isLocked && viewer.id === text.authorId) fail('conflict', messages.locked)
  fail('not_allowed', common.notAllowed)
}

async function isValued(trx: Db, question: QuestionFacts): Promise<boolean> {
  const { rows } = await valuedAnswer(question).execute(trx)
  return rows.length > 0
}

/** What was hidden while reports about it were being checked is hidden again. */
export async function restoreQuestion(db: Db, viewer: Viewer, id: number, now: Date): Promise<void> {
  await transact(db, async (trx) => {
    const question = await lockQuestion(trx, viewer, id)
    if (isToRestore(viewer, question, now))
      await changeQuestionState(trx, question, question.stateBefore ?? 'published', now)
  })
}

export async function restoreAnswer(db: Db, viewer: Viewer, id: number, now: Date): Promise<void> {
  await transact(db, async (trx) => {
    const answer = await lockAnswer(trx, viewer, id)
    if (isToRestore(viewer, answer, now))
      await changeAnswerState(trx, answer, answer.stateBefore ?? 'published', now)
  })
}

function isToRestore(viewer: Viewer, text: QuestionFacts | AnswerFacts, now: Date): boolean {
  if (text.state !== 'deleted') {
    if (viewer.id !== text.authorId) fail('not_allowed', common.notAllowed)
    return false
  }
  const isLate = text.deletedAt === null || restorableUntil(text.deletedAt) <= now
  if (isLate || viewer.id !== text.authorId) fail('not_found', common.notFound)
  if (!can(viewer, 'restore', text)) fail('conflict', messages.locked)
  return true
}

/** Gives a locked question another state; its place in the lists follows. */
export async function changeQuestionState(
  trx: Db,
  question: QuestionFacts,
  state: TextState,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('questions')
    .set(stateChange(question, state, now))
    .where('id', '=', question.id)
    .execute()
  await placeQuestion(trx, question.id, question.createdAt)
}

/** The same for an answer, with its question locked. */
export async function changeAnswerState(
  trx: Db,
  answer: AnswerFacts,
  state: TextState,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('answers')
    .set(stateChange(answer, state, now))
    .where('id', '=', answer.id)
    .execute()
  await placeAnswer(trx, answer.id, answer.questionId)
}

function stateChange(from: Pick<QuestionFacts, 'state'>, state: TextState, now: Date) {
  const isGone = state === 'deleted' || state === 'removed'
  const stateBefore = from.state === 'published' || from.state === 'hidden' ? from.state : null
  return { state, state_before: isGone ? stateBefore : null, deleted_at: isGone ? now : null }
}
