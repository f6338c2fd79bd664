import { sql } from 'kysely'
import { transact, type Db } from '../platform/db.ts'
import type { KnownWord } from './spelling.ts'

const TIMEOUT_MS = 1000
/** Two letters swapped in a word of seven leave a third of its trigrams. */
const LEAST_SIMILAR = 0.25
const MOST_LIKE = 20
/** A word that somebody else has misspelt too is known, but rarer by far than the one they meant. */
const TIMES_RARER = 10

/** For each word that nobody has used in a title, a tag or a name, or hardly anybody, those that look like it. */
export function listWordsLike(db: Db, words: readonly string[]): Promise<Map<string, KnownWord[]>> {
  return transact(db, async (trx) => {
    await sql`select set_config('statement_timeout', ${String(TIMEOUT_MS)}, true),
      set_config('pg_trgm.similarity_threshold', ${String(LEAST_SIMILAR)}, true)`.execute(trx)
    const { rows } = await sql<KnownWord & { typed: string }>`
      select asked.word as typed, alike.word, alike.weight
      from (
        -- What texts are full of, as "what", is no misspelling, and nobody looks for it.
        select word from unnest(${words}::text[]) as word where ts_lexize('english_stem', word) <> '{}') as asked
      left join search_words known on known.word = asked.word
      cross join lateral (
        select s.word, s.weight from search_words s
        where s.word % asked.word and s.word <> asked.word
          and abs(char_length(s.word) - char_length(asked.word)) <= 2
          and char_length(s.word) > 2 and ts_lexize('english_stem', s.word) <> '{}'
          and s.weight >= ${TIMES_RARER}::int * coalesce(known.weight, 0)
        order by similarity(s.word, asked.word) desc, s.weight desc limit ${MOST_LIKE}) as alike`.execute(trx)
    const found = new Map<string, KnownWord[]>()
    for (const { typed, ...known } of rows) found.set(typed, [...(found.get(typed) ?? []), known])
    return found
  })
}
