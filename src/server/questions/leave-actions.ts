import { sql } from 'kysely'
import { ERASED_AT_ONCE, type ErasePart } from '../content/person-data.ts'
import { POINTS } from '../content/ranks.ts'
import { transact, type Db } from '../platform/db.ts'
import { appendFollowUps } from '../platform/follow-ups-batch.ts'
import { addAttention, trustedThen, weightOfUser } from '../reactions/public.ts'
import { votedRows } from './notify-queries.ts'
import { placeAnswer, placeQuestion } from './place-actions.ts'
import { findAnswer, findQuestion, lockRow, lockRowOf, type VotedType } from './queries.ts'
import { QUESTION_SEARCH } from './search-actions.ts'

interface OwnVote {
  type: VotedType
  id: number
}

/** Votes of somebody who leaves, however old: sums, ranks and what the votes paid follow. */
export const takeBackVotes: ErasePart = {
  name: 'votes on questions and answers',
  when: 'before',
  run: async ({ db }, { id: userId }) => {
    const { rows } = await sql<OwnVote>`
      select object_type as type, object_id as id from votes where user_id = ${userId}
      limit ${ERASED_AT_ONCE}`.execute(db.write)
    // One transaction each: every one locks a question.
    for (const vote of rows) await transact(db.write, (trx) => takeBack(trx, userId, vote))
    return rows.length
  },
}

async function takeBack(trx: Db, userId: number, { type, id }: OwnVote): Promise<void> {
  await (type === 'question' ? lockRow(trx, id) : lockRowOf(trx, id))
  const { rows } = await sql<{ value: number; weight: number }>`
    with gone as (
      delete from votes where object_type = ${type} and object_id = ${id} and user_id = ${userId}
      returning value, created_at),
    told as (${votedRows(type, id, userId)} from gone)
    select value, (select ${weightOfUser(trustedThen(sql`gone.created_at`))} from users
      where users.id = ${userId})::float8 as weight
    from gone`.execute(trx)
  const [gone] = rows
  if (type === 'answer') {
    const answer = await findAnswer(trx, id)
    if (answer !== undefined) await placeAnswer(trx, id, answer.questionId)
    return
  }
  // As much attention as it drew.
  if (gone?.value === 1) await addAttention(trx, 'question', id, -POINTS.like * gone.weight)
  const question = await findQuestion(trx, id)
  if (question !== undefined) await placeQuestion(trx, id, question.createdAt)
}

/** What stays of theirs because others have answered it well belongs to nobody. */
export const releaseQuestions: ErasePart = {
  name: 'questions that stay',
  when: 'after',
  run: ({ db }, { id: userId }) =>
    transact(db.write, async (trx) => {
      const { rows } = await sql<{ id: number }>`
        update questions set author_id = null where id = any(array(
          select id from questions where author_id = ${userId} order by id limit ${ERASED_AT_ONCE}))
        returning id`.execute(trx)
      // Who wrote it is among the labels that it is found by.
      await appendFollowUps(
        trx,
        QUESTION_SEARCH,
        rows.map(({ id }) => id),
      )
      return rows.length
    }),
}
