import { sql } from 'kysely'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { appendFollowUps } from '../platform/follow-ups-batch.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { messages } from './messages.ts'
import { NOTIFY_ANSWER } from './notify-queries.ts'
import { placeQuestion } from './place-actions.ts'
import { findAnswer, lockQuestion } from './queries.ts'
import { canAcceptOwn } from './rules.ts'

/** Whether something changed. The asker accepts one answer, another instead, or none; the last word counts. */
export function acceptAnswer(
  db: Db,
  viewer: Viewer,
  questionId: number,
  answerId: number | null,
  now: Date,
): Promise<boolean> {
  return transact(db, async (trx) => {
    const question = await lockQuestion(trx, viewer, questionId)
    if (question.authorId !== viewer.id || question.state !== 'published')
      fail('not_allowed', messages.onlyAskerAccepts)
    if (question.isLocked) fail('conflict', messages.locked)
    if (question.acceptedId === answerId) return false
    if (answerId !== null) await refuseUnfit(trx, viewer, questionId, answerId, now)
    await sql`
      update questions set accepted_id = ${answerId}, accepted_at = ${answerId === null ? null : now},
        solved_at = case when ${answerId}::int8 is null then solved_at else coalesce(solved_at, ${now}) end
      where id = ${questionId}`.execute(trx)
    const concerned = [question.acceptedId, answerId].filter((id) => id !== null)
    await appendFollowUps(trx, NOTIFY_ANSWER, concerned)
    await placeQuestion(trx, questionId, question.createdAt)
    return true
  })
}

async function refuseUnfit(
  trx: Db,
  viewer: Viewer,
  questionId: number,
  answerId: number,
  now: Date,
): Promise<void> {
  const answer = await findAnswer(trx, answerId)
  if (answer?.questionId !== questionId || !answer.isPublic)
    return fail('invalid_input', common.invalidInput, { fields: { answerId: messages.notOfThisQuestion } })
  if (answer.authorId === viewer.id && !canAcceptOwn(answer.createdAt, now))
    fail('conflict', messages.ownTooSoon)
}
