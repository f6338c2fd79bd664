import { sql } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { EraseTraces, Erasing } from '../content/content-type.ts'
import { eraseTraces } from '../content/erase.ts'
import type { Db } from '../platform/db.ts'
import { findAnswer, findQuestion } from './queries.ts'
import { changeAnswerState, changeQuestionState } from './trash-actions.ts'

/** A question that others have answered well is not its author's alone to delete: it stays, without their name. */
export const IS_KEPT = sql<boolean>`(q.state in ('published', 'hidden') and exists (
  select from answer_places p join answers a on a.id = p.answer_id
  where p.question_id = q.id and (p.ups > p.downs or p.answer_id = q.accepted_id)
    and a.author_id is distinct from q.author_id))`

export const eraseQuestions: Erasing = {
  lockDeleted: (trx, until, limit) => lockDeleted(trx, 'questions', until, limit),
  async takeDown(trx, { id: authorId }, limit, now) {
    const { rows } = await sql<{ id: number }>`
      select q.id from questions q where q.author_id = ${authorId} and not ${IS_KEPT}
      order by q.id limit ${limit} for update of q`.execute(trx)
    for (const { id } of rows) {
      const question = await findQuestion(trx, id)
      if (question !== undefined) await changeQuestionState(trx, question, 'deleted', now)
    }
    return rows.map(({ id }) => id)
  },
  async remove(trx, ids) {
    await trx.deleteFrom('questions').where('id', 'in', ids).execute()
  },
}

export const eraseAnswers: Erasing = {
  lockDeleted: (trx, until, limit) => lockDeleted(trx, 'answers', until, limit),
  async takeDown(trx, { id: authorId }, limit, now) {
    const { rows: found } = await sql<{ id: number; questionId: number }>`
      select id, question_id as "questionId" from answers where author_id = ${authorId}
      order by question_id limit ${limit}`.execute(trx)
    // As everybody who changes an answer: its question first, here all of them in one order.
    await sql`
      select from questions where id = any(${found.map(({ questionId }) => questionId)}::int8[])
      order by id for no key update`.execute(trx)
    for (const { id } of found) {
      const answer = await findAnswer(trx, id)
      if (answer !== undefined) await changeAnswerState(trx, answer, 'deleted', now)
    }
    return found.map(({ id }) => id)
  },
  async remove(trx, ids) {
    await trx.deleteFrom('answers').where('id', 'in', ids).execute()
  },
}

async function lockDeleted(
  trx: Db,
  table: 'questions' | 'answers',
  until: Date,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where deleted_at <= ${until}
    order by deleted_at limit ${limit} for update skip locked`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Votes and earlier versions go with what they are about, and answers with their question, with all that is theirs. */
export const eraseQuestionTraces: EraseTraces = async (site, trx, type, ids) => {
  if (type !== 'question' && type !== 'answer') return
  if (type === 'question') {
    const { rows } = await sql<{ id: number }>`
      select id from answers where question_id = any(${ids}::int8[])`.execute(trx)
    await eraseTraces(
      site,
      trx,
      'answer',
      rows.map(({ id }) => id),
    )
  }
  await eraseAbout(trx, type, ids)
}

async function eraseAbout(trx: Db, type: ObjectType, ids: number[]): Promise<void> {
  for (const table of ['votes', 'text_versions'] as const)
    await sql`
      delete from ${sql.table(table)} where object_type = ${type} and object_id = any(${ids}::int8[])`.execute(
      trx,
    )
}
