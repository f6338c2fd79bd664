import { sql } from 'kysely'
import { MOST_RANKED, searchFor } from '../content/full-text.ts'
import type { Db } from '../platform/db.ts'

/** Questions that have all words of the term, in one of their forms; the best first, nothing adult among them. */
export async function findQuestions(db: Db, term: string, limit: number): Promise<number[]> {
  return (await searchFor(db, term, (trx, query) => rankQuestions(trx, query, limit))) ?? []
}

/** Matches in the title come first; then by how often and where the words occur, and a little by votes and answers. */
async function rankQuestions(db: Db, query: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with found as (
      select s.question_id, s.words, p.score, p.answers
      from question_search s join question_places p on p.question_id = s.question_id and not p.is_nsfw
      where s.words @@ ${query}::tsquery and not s.is_nsfw
      order by s.question_id desc limit ${MOST_RANKED})
    select question_id as id from found
    order by ts_filter(words, '{a}') @@ ${query}::tsquery desc,
      ts_rank('{0.1, 0.2, 0.4, 1}', words, ${query}::tsquery, 1)
        * (1 + 0.05 * ln(1 + greatest(0, score)) + 0.05 * ln(1 + answers)) desc,
      question_id desc
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
