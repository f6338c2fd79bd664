import { sql } from 'kysely'
import { SIMILAR_SHOWN, SIMILAR_WORDS } from '../../contract/question-rules.ts'
import { searchFor } from '../content/search-forms.ts'
import type { Db } from '../platform/db.ts'
import { tellingWords } from './rules.ts'

/** A question with one word in common is hardly the same. */
const LEAST_SHARED = 2
/** Of each word the newest are looked at, so that those with a rare word are among them. */
const OF_WORD = 100

/** Questions whose titles share the most words with this one, nothing adult among them. */
export async function findSimilar(db: Db, title: string): Promise<number[]> {
  const words = tellingWords(title)
  if (words.length === 0 || title.trim().split(/\s+/).length < SIMILAR_WORDS) return []
  const least = Math.min(LEAST_SHARED, words.length)
  const ids = await searchFor(db, words.join(' '), async (trx) => {
    const { rows } = await sql<{ id: number }>`
      with asked as materialized (
        select query from (
          select plainto_tsquery('english', word) || plainto_tsquery('indonesian', word)
            || plainto_tsquery('simple', word) as query
          from unnest(${words}::text[]) as word) as each where query::text <> ''),
      found as (
        select distinct f.question_id, f.title from asked a cross join lateral (
          select s.question_id, ts_filter(s.words, '{a}') as title from question_search s
          where s.words @@ a.query and not s.is_nsfw order by s.question_id desc limit ${OF_WORD}) as f)
      select f.question_id as id from found f join asked a on f.title @@ a.query
      group by f.question_id, f.title having count(*) >= ${least}
      order by count(*) desc, length(f.title), f.question_id desc limit ${SIMILAR_SHOWN}`.execute(trx)
    return rows.map(({ id }) => id)
  })
  return ids ?? []
}
