import { sql, type RawBuilder } from 'kysely'
import { postgresCode, transact, type Db } from '../platform/db.ts'
import type { ObjectType } from '../../contract/objects.ts'
import { searchLabels } from './search-labels.ts'
import {
  NOTHING_FOUND,
  pageOf,
  type Asked,
  type FoundPage,
  type FoundPosition,
  type SuggestedTitle,
} from './search-source.ts'
import { readSearchTerm, type SearchTerm } from './search-term.ts'

/** A search that takes longer is given up: there are others who want to search too. */
const SEARCH_TIMEOUT_MS = 2000
/** Never rank everything that has a common word: the newest so many are enough. */
export const MOST_RANKED = 200
const GAVE_UP = '57014'

/** How the last word may end: as most public titles with such a word have it, or in any way. */
type Endings = 'likely' | 'all'

/** Gives `rank` the tsquery of a term, and little time. Undefined when there is nothing to search for. */
export function searchFor<T>(
  db: Db,
  term: SearchTerm | string,
  rank: (trx: Db, query: string, ofHead: string) => Promise<T>,
  endings: Endings = 'likely',
): Promise<T | undefined> {
  return transact(db, async (trx) => {
    const read = await readQuery(trx, typeof term === 'string' ? readSearchTerm(term) : term, endings)
    return read === undefined ? undefined : rank(trx, read.query, read.ofHead)
  })
}

/**
 * The tsquery of a term. Texts are indexed by their words as written and by the stems of their language, so
 * each way of writing the term may match; in titles and tags also the tag that says the same in another language.
 * Undefined when nothing is left, or only exclusions.
 */
async function readQuery(db: Db, { asked, last, tag }: SearchTerm, endings: Endings) {
  const prefix =
    last &&
    (endings === 'all'
      ? sql`to_tsquery('simple', ${`'${last.prefix}':*`})`
      : sql`search_prefix(${last.prefix})`)
  const unfinished =
    last && sql`union select (websearch_to_tsquery('simple', ${last.before}) && ${prefix})::text`
  // For the statements of the search itself: little time, and no compiling, which takes longer than such a plan.
  const { rows } = await sql<{ query: string | null; synonyms: string | null }>`
    select set_config('statement_timeout', ${String(SEARCH_TIMEOUT_MS)}, true), set_config('jit', 'off', true),
      (select string_agg('(' || form || ')', '|') from (
        select websearch_to_tsquery(config, ${asked})::text as form
        from unnest(array['english', 'indonesian', 'simple']::regconfig[]) as config ${unfinished ?? sql``}) as forms
      -- "the -moon" is nothing but an exclusion in English, which leaves out "the".
      where form <> '' and querytree(form::tsquery) not in ('', 'T')) as query,
      (select string_agg('(' || to_tsquery('simple', quote_literal(leads_to) || ':B')::text || ')', '|')
      from tag_synonyms where tag = ${tag}) as synonyms`.execute(db)
  const { query = null, synonyms = null } = rows[0] ?? {}
  if (query === null) return undefined
  return { query, ofHead: synonyms === null ? query : `${query}|${synonyms}` }
}

/** A table of words with a `head` of title and tags, both labelled by `search_labels`. */
export interface SearchTable {
  table: string
  /** Its column of ids, which is its primary key. */
  key: string
  /** What everybody may see of the object `m.id`: `group_id` and `boost`, or no row. */
  visible: RawBuilder<unknown>
}

/**
 * The best matches of the newest. Those with all words in title and tags come first, so the texts are only asked where
 * these are few; a phrase of common words may take too long there, and then these are all.
 */
export async function findMatches(db: Db, source: SearchTable, asked: Asked): Promise<FoundPage> {
  const labels = await searchLabels(db, asked.filters)
  if (labels === null) return NOTHING_FOUND
  let heads: Match[] = []
  try {
    const found = await searchFor(db, asked.term, async (trx, query, ofHead) => {
      heads = await listMatches(trx, source, 'head', ofHead, labels)
      if (heads.length >= MOST_RANKED) return heads
      return [...heads, ...(await listMatches(trx, source, 'words', query, labels))]
    })
    return pageOf(onceEach(found ?? []), asked)
  } catch (error) {
    if (postgresCode(error) !== GAVE_UP) throw error
    return pageOf(onceEach(heads), asked)
  }
}

interface Match extends FoundPosition {
  group: number
}

/** The kinds: 2 has the words in its title, 1 in title and tags, 0 anywhere. */
async function listMatches(
  db: Db,
  { table, key, visible }: SearchTable,
  column: 'head' | 'words',
  query: string,
  labels: string,
): Promise<Match[]> {
  const isHead = column === 'head'
  const id = sql.ref(`s.${key}`)
  const vector = sql.ref(`s.${column}`)
  // What must not be there must not be in the text either.
  const isWithout = isHead && query.includes('!') ? sql`and s.words @@ ${query}::tsquery` : sql``
  const wanted = labels === '' ? sql`${query}::tsquery` : sql`${query}::tsquery && ${labels}::tsquery`
  const { rows } = await sql<Match>`
    with found as materialized (
      select m.id, m.vector, o.group_id, o.boost
      from search_windows(${wanted}, (select max(${sql.ref(key)}) from ${sql.table(table)})) as w (query)
      cross join lateral (
        -- Plus 0, so that nobody walks along all ids: the index of words knows the few.
        select ${id} as id, ${vector} as vector from ${sql.table(table)} s
        where ${vector} @@ w.query ${isWithout} order by ${id} + 0 desc limit ${2 * MOST_RANKED}) as m
      cross join lateral (${visible} offset 0) as o
      limit ${MOST_RANKED})
    select id, group_id as "group",
      ${isHead ? sql`case when ts_filter(vector, '{a}') @@ ${query}::tsquery then 2 else 1 end` : sql`0`} as kind,
      round((ts_rank('{0.1, 0.2, 0.4, 1}', vector, ${query}::tsquery, 1) * boost)::numeric, 6)::float8 as rank
    from found`.execute(db)
  return rows
}

/** The best of each group: an article is one in all its languages. */
function onceEach(matches: Match[]): FoundPosition[] {
  const best = new Map<number, Match>()
  for (const match of matches) {
    const known = best.get(match.group)
    if (known === undefined || isBetter(match, known)) best.set(match.group, match)
  }
  return [...best.values()].map(({ kind, rank, id }) => ({ kind, rank, id }))
}

function isBetter(one: Match, other: Match): boolean {
  return one.kind > other.kind || (one.kind === other.kind && one.rank > other.rank)
}

/** So many times as many titles as are shown are compared. */
const LOOKED_AT = 4

/**
 * Titles that have the words of the table `asked` (`query`, and `start`: what was typed), for a statement about all types:
 * `rank` is 2 for those that begin like it, 1 for those that have the words, 0 where a tag has one. `visible` has `title` and `author_id` of the object `m.id`.
 */
export function suggestTitles(
  type: ObjectType,
  { table, key, visible }: SearchTable,
  limit: number,
): RawBuilder<SuggestedTitle> {
  const id = sql.ref(`s.${key}`)
  return sql`
    (select ${type}::text as type, m.id, o.title, o.author_id,
      case when starts_with(lower(o.title), asked.start) then 2
        when ts_filter(m.head, '{a}') @@ asked.query then 1 else 0 end as rank
    from asked
    cross join lateral search_windows(asked.query, (select max(${sql.ref(key)}) from ${sql.table(table)})) as w (query)
    cross join lateral (
      select ${id} as id, s.head from ${sql.table(table)} s
      where s.head @@ w.query order by ${id} + 0 desc limit ${LOOKED_AT * limit}) as m
    cross join lateral (${visible} offset 0) as o
    limit ${LOOKED_AT * limit})`
}
