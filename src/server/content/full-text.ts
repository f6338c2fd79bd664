import { sql } from 'kysely'
import { transact, type Db } from '../platform/db.ts'
import { dropIdleMinuses, splitLastWord } from './search-term.ts'

/** A search that takes longer is given up: there are others who want to search too. */
const SEARCH_TIMEOUT_MS = 2000
/** Never rank everything that has a common word: the newest so many are enough. */
export const MOST_RANKED = 500

/** Gives `rank` the tsquery of a term, and little time. Undefined when there is nothing to search for. */
export function searchFor<T>(
  db: Db,
  term: string,
  rank: (trx: Db, query: string) => Promise<T>,
): Promise<T | undefined> {
  return transact(db, async (trx) => {
    await sql`set local statement_timeout = ${sql.lit(SEARCH_TIMEOUT_MS)}`.execute(trx)
    const query = await readQuery(trx, term)
    return query === undefined ? undefined : rank(trx, query)
  })
}

/**
 * The tsquery of a term. Texts are indexed by their words as written and by the stems of their language, so
 * each way of writing the term may match. Undefined when nothing is left, or only exclusions.
 */
async function readQuery(db: Db, typed: string): Promise<string | undefined> {
  const term = dropIdleMinuses(typed)
  const last = splitLastWord(term)
  const unfinished =
    last && sql`|| (websearch_to_tsquery('simple', ${last.before}) && ${startingWith(last.prefix)})`
  const { rows } = await sql<{ query: string; needed: string }>`
    select query, querytree(query::tsquery) as needed from (select (
      websearch_to_tsquery('english', ${term}) || websearch_to_tsquery('indonesian', ${term})
      || websearch_to_tsquery('simple', ${term}) ${unfinished ?? sql``})::text as query) as asked`.execute(db)
  const [row] = rows
  return row === undefined || row.needed === 'T' || row.needed === '' ? undefined : row.query
}

function startingWith(prefix: string) {
  return sql`to_tsquery('simple', ${`'${prefix}':*`})`
}
