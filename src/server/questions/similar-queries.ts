import { sql } from 'kysely'
import { SIMILAR_SHOWN } from '../../contract/question-rules.ts'
import { MOST_RANKED, searchFor } from '../content/full-text.ts'
import type { Db } from '../platform/db.ts'
import { tellingWords } from './rules.ts'

/** A question with one word in common is hardly the same. */
const LEAST_SHARED = 2

/** Questions whose titles share the most words with this one; the newest are looked at, nothing adult among them. */
export async function findSimilar(db: Db, title: string): Promise<number[]> {
  const words = tellingWords(title)
  if (words.length === 0) return []
  const least = Math.min(LEAST_SHARED, words.length)
  const ids = await searchFor(db, words.join(' '), async (trx) => {
    const { rows } = await sql<{ id: number }>`
      with asked as materialized (
        select w.at, plainto_tsquery('english', w.word) || plainto_tsquery('indonesian', w.word)
          || plainto_tsquery('simple', w.word) as query
        from unnest(${words}::text[]) with ordinality as w (word, at)),
      any_of as materialized (
        select string_agg('(' || query::text || ')', ' | ')::tsquery as query from asked where query::text <> ''),
      found as (
        select s.question_id, ts_filter(s.words, '{a}') as title from question_search s
        join visible_questions q on q.id = s.question_id
        where s.words @@ (select query from any_of) and not s.is_nsfw
        order by s.question_id desc limit ${MOST_RANKED}),
      shared as (
        select f.question_id, count(*) filter (where f.title @@ a.query) as words from found f cross join asked a
        where a.query::text <> '' group by f.question_id)
      select question_id as id from shared join found using (question_id)
      where shared.words >= ${least}
      order by shared.words desc, length(title), question_id desc limit ${SIMILAR_SHOWN}`.execute(trx)
    return rows.map(({ id }) => id)
  })
  return ids ?? []
}
