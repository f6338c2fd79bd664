import { sql } from 'kysely'
import { can } from '../content/can.ts'
import { setMediaInText } from '../media/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import { messages } from './messages.ts'
import { placeAnswer } from './place-actions.ts'
import { lockAnswer, lockQuestion, type QuestionFacts } from './queries.ts'
import type { QuestionText } from './question-text.ts'
import { isSilentEdit } from './rules.ts'
import { storeVersion } from './version-actions.ts'

/** One a person and question: of two at once the second waits for the question's row, and is refused. */
export function insertAnswer(
  db: Db,
  viewer: Viewer,
  questionId: number,
  text: QuestionText,
  now: Date,
): Promise<number> {
  return transact(db, async (trx) => {
    const question = await lockQuestion(trx, viewer, questionId)
    refuseClosed(question)
    await refuseSecond(trx, viewer, questionId)
    const { id } = await trx
      .insertInto('answers')
      .values({
        question_id: questionId,
        author_id: viewer.id,
        state: 'published',
        source: text.source,
        nodes: JSON.stringify(text.nodes),
        renderer_version: RENDERER_VERSION,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setMediaInText(trx, 'answer', id, text.nodes, null)
    await touch(trx, questionId, now)
    await placeAnswer(trx, id, questionId)
    return id
  })
}

/** Before somebody's words are read, and again with the question locked. */
export function refuseClosed({ status, isPublic }: Pick<QuestionFacts, 'status' | 'isPublic'>): void {
  if (!isPublic) fail('not_allowed', common.notAllowed)
  if (status === 'locked') fail('conflict', messages.locked)
  if (status === 'duplicate') fail('conflict', messages.duplicateTakesNone)
  if (status === 'closed') fail('conflict', messages.closedTakesNone)
}

export async function refuseSecond(db: Db, viewer: Viewer, questionId: number): Promise<void> {
  const first = await db
    .selectFrom('answers')
    .select(['id', 'state'])
    .where('question_id', '=', questionId)
    .where('author_id', '=', viewer.id)
    .executeTakeFirst()
  if (first === undefined) return
  if (first.state === 'removed') fail('conflict', messages.answerRemoved)
  const text = first.state === 'deleted' ? messages.answerDeleted : messages.answerTwice
  fail('conflict', text, { values: { id: first.id } })
}

/** After the first minutes the earlier version is stored, and the answer is shown as edited. */
export function reviseAnswer(
  db: Db,
  viewer: Viewer,
  id: number,
  text: QuestionText,
  now: Date,
): Promise<void> {
  return transact(db, async (trx) => {
    const answer = await lockAnswer(trx, viewer, id)
    if (answer.isLocked && viewer.id === answer.authorId) fail('conflict', messages.locked)
    // Of what is not seen, as under a question in the trash, only reading and deleting are left.
    if (!answer.isPublic || !can(viewer, 'edit', answer)) fail('not_allowed', common.notAllowed)
    if (text.source === answer.source) return
    const isLoud = !isSilentEdit(answer.createdAt, now)
    if (isLoud) await storeVersion(trx, 'answer', id)
    await trx
      .updateTable('answers')
      .set({
        source: text.source,
        nodes: JSON.stringify(text.nodes),
        renderer_version: RENDERER_VERSION,
        reworded_at: now,
        ...(isLoud && { edited_at: now }),
      })
      .where('id', '=', id)
      .execute()
    await setMediaInText(trx, 'answer', id, text.nodes, null)
    if (isLoud) await touch(trx, answer.questionId, now)
    await placeAnswer(trx, id, answer.questionId)
  })
}

async function touch(trx: Db, questionId: number, now: Date): Promise<void> {
  await sql`update questions set updated_at = ${now} where id = ${questionId}`.execute(trx)
}
