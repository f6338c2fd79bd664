import { sql, type RawBuilder } from 'kysely'
import { postgresCode, readWithin, type Db } from '../platform/db.ts'
import { readSearchTerm, type SearchTerm } from './search-term.ts'

/** A search that takes longer is given up: there are others who want to search too. */
export const SEARCH_TIMEOUT_MS = 2000
/** So many words are asked for in the place of one that is still typed. */
export const MOST_ENDINGS = 12
const GAVE_UP = '57014'

/** Whether somebody gave up a statement: nearly always the time that a search has. */
export function hasGivenUp(error: unknown): boolean {
  return postgresCode(error) === GAVE_UP
}

/** Gives `rank` the tsquery of a term, and little time. Undefined when there is nothing to search for. */
export function searchFor<T>(
  db: Db,
  term: SearchTerm | string,
  rank: (trx: Db, query: string) => Promise<T>,
  endings: 'all' | 'likely' = 'likely',
): Promise<T | undefined> {
  const { asked, last } = typeof term === 'string' ? readSearchTerm(term) : term
  const ending =
    endings === 'all'
      ? sql`to_tsquery('simple', ${`'${last?.prefix}':*`})`
      : sql`(search_endings(${last?.prefix}, ${MOST_ENDINGS})).any_ending::tsquery`
  return readWithin(db, SEARCH_TIMEOUT_MS, async (trx) => {
    const { rows } = await sql<{
      query: string | null
    }>`select ${formsOf(asked, last, ending)} as query`.execute(trx)
    const query = rows[0]?.query ?? null
    return query === null ? undefined : rank(trx, query)
  })
}

/**
 * All ways in which a term may be written, as the text of one tsquery: texts are indexed by their words as written and by
 * the stems of their language. The last word may have any `ending`. Null when nothing is left, or only exclusions.
 */
export function formsOf(
  asked: string,
  last: SearchTerm['last'],
  ending: RawBuilder<unknown>,
): RawBuilder<string | null> {
  const unfinished =
    last === undefined
      ? sql``
      : sql`union all select (websearch_to_tsquery('simple', ${last.before}) && ${ending})::text`
  return sql`
    (select string_agg(distinct '(' || form || ')', '|') from (
      -- Nothing is moved in here: what may be asked for is read once.
      select websearch_to_tsquery(config, ${asked})::text as form
      from unnest(array['english', 'indonesian', 'simple']::regconfig[]) as config ${unfinished} offset 0) as forms
    -- "the -moon" is nothing but an exclusion in English, which leaves out "the".
    where form <> '' and querytree(form::tsquery) not in ('', 'T'))`
}
