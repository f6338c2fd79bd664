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
const MOST_RANKED = 200
/** So many that have the words are looked at, whoever may see them. */
const MOST_LOOKED_AT = 20_000
/** Up to this id a site is small: there any ending of a word may be asked for. */
const SMALL = 65_536
const GAVE_UP = '57014'

/** Whether somebody gave up a statement: nearly always the time that a search has. */
export function hasGivenUp(error: unknown): boolean {
  return postgresCode(error) === GAVE_UP
}

/** How the last word may end: in any way, or if this is false as most public titles with such a word have it. */
type Endings = 'all' | RawBuilder<boolean>

/** Gives `rank` the tsquery of a term, and little time. Undefined when there is nothing to search for. */
export function searchFor<T>(
  db: Db,
  term: SearchTerm | string,
  rank: (trx: Db, query: string, ofHead: string) => Promise<T>,
  endings: Endings = sql`true`,
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
  // For the statements of the search itself: little time, and no compiling, which takes longer than such a plan.
  const { rows } = await sql<{ query: string | null; head: string | null; synonyms: string | null }>`
    select set_config('statement_timeout', ${String(SEARCH_TIMEOUT_MS)}, true), set_config('jit', 'off', true),
      ${formsOf(asked, last, endings)} as query, ${formsOf(asked, last, sql`true`)} as head,
      (select string_agg('(' || to_tsquery('simple', quote_literal(leads_to) || ':B')::text || ')', '|')
      from tag_synonyms where tag = ${tag}) as synonyms`.execute(db)
  const { query = null, head = null, synonyms = null } = rows[0] ?? {}
  if (query === null || head === null) return undefined
  return { query, ofHead: synonyms === null ? head : `${head}|${synonyms}` }
}

/** All ways in which a term may be written, as one tsquery. */
function formsOf(asked: string, last: SearchTerm['last'], endings: Endings): RawBuilder<string | null> {
  const prefix =
    endings === 'all'
      ? sql`to_tsquery('simple', ${`'${last?.prefix}':*`})`
      : sql`search_prefix(${last?.prefix}, ${endings})`
  const unfinished =
    last === undefined
      ? sql``
      : sql`union select (websearch_to_tsquery('simple', ${last.before}) && ${prefix})::text`
  return sql`
    (select string_agg('(' || form || ')', '|') from (
      select websearch_to_tsquery(config, ${asked})::text as form
      from unnest(array['english', 'indonesian', 'simple']::regconfig[]) as config ${unfinished}) as forms
    -- "the -moon" is nothing but an exclusion in English, which leaves out "the".
    where form <> '' and querytree(form::tsquery) not in ('', 'T'))`
}

/** A table of words with a `head` of title and tags, both labelled by `search_labels`. */
export interface SearchTable {
  table: string
  /** Its column of ids, which is its primary key. */
  key: string
  /** What everybody may see of the object `m.id`: `group_id` and `boost`, or no row. */
  visible: RawBuilder<unknown>
}

/** What a type wants besides the words. */
interface Wanted extends SearchTable {
  /** The newest id that was written before an end, about: the search begins there. Undefined for the newest of all. */
  start?: RawBuilder<number> | undefined
  /** A label that it must have besides those of the filters. */
  label?: string | undefined
}

/**
 * The best matches of the newest. Those with all words in title and tags come first, so the texts are only asked where
 * these are few; a phrase of common words may take too long there, and then these are all.
 */
export async function findMatches(db: Db, source: Wanted, asked: Asked): Promise<FoundPage> {
  const labels = await searchLabels(db, asked.filters, source.label)
  if (labels === null) return NOTHING_FOUND
  const { most = MOST_RANKED } = asked
  const isSmall = sql<boolean>`coalesce(${newestOf(source)}, 0) < ${SMALL}::int8`
  let heads: Match[] | undefined
  try {
    const find = async (trx: Db, query: string, ofHead: string) => {
      heads = await listMatches(trx, source, 'head', ofHead, labels, most)
      // These come first: where they fill the page and more, the long texts need not be looked at.
      if (heads.length >= most || pageOf(onceEach(heads), asked).next !== null) return heads
      return [...heads, ...(await listMatches(trx, source, 'words', query, labels, most))]
    }
    return pageOf(onceEach((await searchFor(db, asked.term, find, isSmall)) ?? []), asked)
  } catch (error) {
    if (heads === undefined || !hasGivenUp(error)) throw error
    return { ...pageOf(onceEach(heads), asked), isCut: true }
  }
}

interface Match extends FoundPosition {
  group: number
}

function newestOf({ table, key }: SearchTable): RawBuilder<number> {
  return sql`(select max(${sql.ref(key)}) from ${sql.table(table)})`
}

/** The row of each of the few that were found, by its key and never by reading them all. */
function rowOf({ table, key }: SearchTable): RawBuilder<unknown> {
  return sql`cross join lateral (
    select head, words from ${sql.table(table)} s where ${sql.ref(`s.${key}`)} = f.id offset 0) as s`
}

/**
 * The kinds: 2 has the words in its title, 1 in title and tags, 0 anywhere. From each window the ids that match, the newest
 * first, until enough of them may be seen. Rows that wait for their labels are in no window: their texts are asked last.
 */
async function listMatches(
  db: Db,
  source: Wanted,
  column: 'head' | 'words',
  query: string,
  labels: string,
  most: number,
): Promise<Match[]> {
  const { table, key, visible } = source
  const isHead = column === 'head'
  const id = sql.ref(`s.${key}`)
  const newest = newestOf(source)
  const start = source.start === undefined ? newest : sql`coalesce((${source.start}), ${newest})`
  // What must not be there must not be in the text either.
  const isWithout = isHead && query.includes('!') ? sql`and s.words @@ ${query}::tsquery` : sql``
  const wanted = labels === '' ? sql`${query}::tsquery` : sql`${query}::tsquery && ${labels}::tsquery`
  const waiting = isHead
    ? sql``
    : sql`union all
        select ${query}::tsquery, true where exists (select from ${sql.table(table)} where head is null)`
  const { rows } = await sql<Match>`
    with found as materialized (
      select m.id, o.group_id, o.boost
      from (
        select m.id from (
          select query, false as is_waiting from search_windows(${wanted}, ${start}, ${newest}) as query
          ${waiting}) as w
        cross join lateral (
          -- Plus 0, so that nobody walks along all ids: the index of words knows the few.
          select ${id} as id from ${sql.table(table)} s
          where ${sql.ref(`s.${column}`)} @@ w.query and (not w.is_waiting or s.head is null) ${isWithout}
          order by ${id} + 0 desc) as m
        limit ${MOST_LOOKED_AT}) as m
      cross join lateral (${visible} offset 0) as o
      limit ${most})
    select f.id, f.group_id as "group",
      ${isHead ? sql`case when ts_filter(s.head, '{a}') @@ ${query}::tsquery then 2 else 1 end` : sql`0`} as kind,
      round((ts_rank('{0.1, 0.2, 0.4, 1}', ${sql.ref(`s.${column}`)}, ${query}::tsquery, 1) * f.boost)::numeric, 6)::float8
        as rank
    from found f ${rowOf(source)}`.execute(db)
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

/** So many times as many titles as are shown are compared, and so many are looked at for them. */
const COMPARED = 4
const LOOKED_AT = 500

/**
 * Titles that have the words of the table `asked` (`query`, and `start`: what was typed), for a statement about all types:
 * `rank` is 2 for those that begin like it, 1 for those that have the words, 0 where a tag has one. `visible` has `title`,
 * `author_id` and `group_id` of the object `m.id`: the best of each group, of equal ones the newest.
 */
export function suggestTitles(
  type: ObjectType,
  source: SearchTable,
  limit: number,
): RawBuilder<SuggestedTitle> {
  const { table, key, visible } = source
  const id = sql.ref(`s.${key}`)
  const newest = newestOf(source)
  return sql`
    (select type, id, title, author_id, rank from (
      select distinct on (f.group_id) ${type}::text as type, f.id, f.title, f.author_id,
        case when starts_with(lower(f.title), f.start) then 2
          when ts_filter(s.head, '{a}') @@ f.query then 1 else 0 end as rank
      from (
        select m.*, o.title, o.author_id, o.group_id from (
          select m.id, asked.start, asked.query
          from asked
          cross join lateral search_windows(asked.query, ${newest}, ${newest}) as w (query)
          cross join lateral (
            select ${id} as id from ${sql.table(table)} s where s.head @@ w.query order by ${id} + 0 desc) as m
          limit ${LOOKED_AT}) as m
        cross join lateral (${visible} offset 0) as o
        limit ${COMPARED * limit}) as f
      ${rowOf(source)}
      order by f.group_id, rank desc, f.id desc) as best
    order by id desc)`
}
