import { sql } from 'kysely'
import { describedState, EXCERPT_LENGTH, type Described, type Moderated } from '../content/moderated.ts'
import { publicStateOf } from '../content/suspended-queries.ts'
import type { Db } from '../platform/db.ts'
import { placeQuestion } from './place-actions.ts'
import {
  findAnswer,
  findQuestion,
  lockRow,
  lockRowOf,
  type AnswerFacts,
  type QuestionFacts,
  type TextState,
} from './queries.ts'
import { changeAnswerState, changeQuestionState } from './trash-actions.ts'
import { setNsfw } from './update-actions.ts'

type Row = Omit<Described, 'state' | 'parent'> & { state: string; questionId: number }

async function lockedQuestion(trx: Db, id: number): Promise<QuestionFacts | undefined> {
  await lockRow(trx, id)
  return findQuestion(trx, id)
}

async function lockedAnswer(trx: Db, id: number): Promise<AnswerFacts | undefined> {
  await lockRowOf(trx, id)
  return findAnswer(trx, id)
}

/** Questions and answers alike: how one is locked, and given another state. */
interface Kind<Facts> {
  table: 'questions' | 'answers'
  lock: (trx: Db, id: number) => Promise<Facts | undefined>
  change: (trx: Db, facts: Facts, state: TextState, now: Date) => Promise<void>
}

const STANDING: ReadonlySet<TextState> = new Set(['published', 'hidden', 'withheld'])

function actsOn<Facts extends QuestionFacts | AnswerFacts>({
  table,
  lock,
  change,
}: Kind<Facts>): Pick<Moderated, 'takeDown' | 'withholding'> {
  const changeAll =
    (from: TextState, to: TextState) =>
    async (trx: Db, authorId: number, limit: number, now: Date): Promise<number[]> => {
      const { rows } = await sql<{ id: number }>`
        select id from ${sql.table(table)} where author_id = ${authorId} and state = ${from} limit ${limit}`.execute(
        trx,
      )
      const ids = rows.map(({ id }) => id)
      for (const id of ids) {
        const facts = await lock(trx, id)
        if (facts?.state === from) await change(trx, facts, to, now)
      }
      return ids
    }
  return {
    takeDown: {
      async remove(trx, id, now) {
        const facts = await lock(trx, id)
        if (facts === undefined || !STANDING.has(facts.state)) return false
        await change(trx, facts, 'removed', now)
        return true
      },
      async giveBack(trx, id, now) {
        const facts = await lock(trx, id)
        if (facts?.state !== 'removed') return false
        await change(trx, facts, await publicStateOf(trx, facts.authorId), now)
        return true
      },
      async putOff(trx, id, now) {
        await sql`
          update ${sql.table(table)} set deleted_at = ${now} where id = ${id} and state = 'removed'`.execute(
          trx,
        )
      },
    },
    withholding: {
      withhold: changeAll('published', 'withheld'),
      release: changeAll('withheld', 'published'),
    },
  }
}

export const moderatedQuestion: Moderated = {
  ...actsOn({ table: 'questions', lock: lockedQuestion, change: changeQuestionState }),
  async describe(db, ids) {
    const { rows } = await sql<Row>`
      select id, title, left(source, ${EXCERPT_LENGTH}) as excerpt, author_id as "authorId", state,
        is_nsfw as "isNsfw", nsfw_by is not distinct from 'reports' as "isMarkedByReports"
      from questions where id = any(${ids}::int8[])`.execute(db)
    return rows.map((row) => ({ ...row, state: describedState(row.state), parent: null }))
  },
  async mark(trx, id, isNsfw) {
    const question = await lockedQuestion(trx, id)
    if (question === undefined || (question.isNsfw === isNsfw && question.nsfwBy === 'moderator'))
      return false
    await setNsfw(trx, id, { isNsfw, by: 'moderator' })
    await placeQuestion(trx, id, question.createdAt)
    return true
  },
}

export const moderatedAnswer: Moderated = {
  ...actsOn({ table: 'answers', lock: lockedAnswer, change: changeAnswerState }),
  async describe(db, ids) {
    const { rows } = await sql<Row>`
      select a.id, '' as title, left(a.source, ${EXCERPT_LENGTH}) as excerpt, a.author_id as "authorId", a.state,
        q.is_nsfw as "isNsfw", false as "isMarkedByReports", q.id as "questionId"
      from answers a join questions q on q.id = a.question_id where a.id = any(${ids}::int8[])`.execute(db)
    return rows.map((row) => ({
      ...row,
      state: describedState(row.state),
      parent: { type: 'question', id: row.questionId },
    }))
  },
  // Only questions are adult, and their answers with them.
  mark: null,
}
