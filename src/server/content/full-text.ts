import { sql, type RawBuilder } from 'kysely'
import { readWithin, type Db } from '../platform/db.ts'
import { formsOf, hasGivenUp, MOST_ENDINGS, SEARCH_TIMEOUT_MS } from './search-forms.ts'
import { searchLabels } from './search-labels.ts'
import { NOTHING_FOUND, pageOf, type Asked, type FoundPage, type FoundPosition } from './search-source.ts'
import { newestFirst, newestOf, rowOf, SMALL, type SearchTable } from './search-table.ts'
import type { SearchTerm } from './search-term.ts'

/** Never rank everything that has a common word: the newest so many are enough. */
const MOST_RANKED = 200
/** Texts are long, and come after all titles: of them fewer. */
const MOST_TEXTS = 100
/** So many that have the words are looked at, whoever may see them. */
const MOST_LOOKED_AT = 20_000

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
  let heads: Match[] | undefined
  try {
    return await readWithin(db, SEARCH_TIMEOUT_MS, async (trx) => {
      const found = await matchHeads(trx, source, asked.term, labels, most)
      heads = found.matches
      const page = pageOf(onceEach(heads), asked)
      // These come first: where they fill the page and more, the long texts need not be looked at.
      if (found.query === null || heads.length >= most || page.next !== null) return page
      const texts = await matchTexts(
        trx,
        source,
        { query: found.query, last: asked.term.last },
        labels,
        Math.min(most, MOST_TEXTS),
      )
      return pageOf(onceEach([...heads, ...texts]), asked)
    })
  } catch (error) {
    if (heads === undefined || !hasGivenUp(error)) throw error
    return { ...pageOf(onceEach(heads), asked), isCut: true }
  }
}

interface Match extends FoundPosition {
  group: number
}

/**
 * Reads the term and asks titles and tags for it: kind 2 has its words in the title, 1 in title and tags. They may also have
 * the tag that says the same in another language. `query` is what to ask the texts for, null when there is nothing to ask.
 */
async function matchHeads(
  db: Db,
  source: Wanted,
  { asked, last, tag }: SearchTerm,
  labels: string,
  most: number,
): Promise<{ query: string | null; matches: Match[] }> {
  const isSmall = sql`coalesce(${newestOf(source)}, 0) < ${SMALL}::int8`
  const { rows } = await sql<{ query: string; matches: Match[] }>`
    with endings as materialized (select * from search_endings(${last?.prefix ?? ''}, ${MOST_ENDINGS})),
    forms as materialized (
      select ${formsOf(asked, last, sql`(select any_ending::tsquery from endings)`)} as head,
        case when not ${isSmall} then ${formsOf(asked, last, sql`(select known::tsquery from endings)`)} end as text,
        (select string_agg('(' || to_tsquery('simple', quote_literal(leads_to) || ':B')::text || ')', '|')
          from tag_synonyms where tag = ${tag}) as synonyms),
    asked as materialized (
      select coalesce(text, head) as text, concat_ws('|', head, synonyms)::tsquery as query from forms
      where head is not null),
    found as materialized (
      ${seenOf(
        source,
        newestFirst(source, 'head', wanted(sql`(select query from asked)`, labels), most, source),
        // What must not be there must not be in the text either.
        sql`(position('!' in (select query::text from asked)) = 0 or exists (
          select from ${sql.table(source.table)} s
          where ${sql.ref(`s.${source.key}`)} = m.id and s.words @@ (select query from asked) offset 0))`,
        most,
      )})
    select asked.text as query, (
      select coalesce(json_agg(json_build_object('id', f.id, 'group', f.group_id, 'rank', ${rankOf('head', sql`asked.query`, last)},
        'kind', case when ts_filter(s.head, '{a}') @@ asked.query then 2 else 1 end)), '[]')
      from found f ${rowOf(source)}) as matches
    from asked`.execute(db)
  return rows[0] ?? { query: null, matches: [] }
}

/** Those that have the words anywhere. Rows that wait for their labels are in no window: they are asked last. */
async function matchTexts(
  db: Db,
  source: Wanted,
  { query, last }: { query: string; last: SearchTerm['last'] },
  labels: string,
  most: number,
): Promise<Match[]> {
  const asked = sql`${query}::tsquery`
  const key = sql.ref(`s.${source.key}`)
  const texts = sql.table(source.table)
  const loose = withoutPhrases(query)
  const isSaid =
    loose === query
      ? sql`true`
      : sql`exists (select from ${texts} s where ${key} = m.id and s.words @@ ${asked} offset 0)`
  const { rows } = await sql<Match>`
    with found as materialized (
      ${seenOf(
        source,
        sql`${newestFirst(source, 'words', wanted(sql`${loose}::tsquery`, labels), most, source)}
          union all
          select ${key} from ${texts} s where s.head is null and s.words @@ ${asked}`,
        isSaid,
        most,
      )})
    select f.id, f.group_id as "group", 0 as kind, ${rankOf('words', asked, last)} as rank
    from found f ${rowOf(source)}`.execute(db)
  return rows
}

/**
 * The index knows no order of words: a phrase is looked for in the texts that have all of them, one after the other from the
 * newest. What must not be there stays as it is.
 */
function withoutPhrases(query: string): string {
  return query.includes('!') ? query : query.replaceAll(/<(?:-|\d+)>/g, '&')
}

function wanted(query: RawBuilder<unknown>, labels: string): RawBuilder<unknown>[] {
  return labels === '' ? [query] : [query, sql`${labels}::tsquery`]
}

/** Of those that match as many as are compared: what nobody may see takes nobody's place. */
function seenOf(
  { visible }: Wanted,
  matches: RawBuilder<unknown>,
  also: RawBuilder<unknown>,
  most: number,
): RawBuilder<unknown> {
  return sql`
    select m.id, o.group_id, o.boost
    from (select m.id from (${matches} limit ${MOST_LOOKED_AT}) as m where ${also}) as m
    cross join lateral (${visible} offset 0) as o
    limit ${most}`
}

/** Words are ranked as one of several forms; where all forms of a finished term are the same, it says so twice. */
function rankOf(
  column: 'head' | 'words',
  asked: RawBuilder<unknown>,
  last: SearchTerm['last'],
): RawBuilder<number> {
  const query = last === undefined ? sql`${asked} || ${asked}` : asked
  const words = sql.ref(`s.${column}`)
  return sql`round((ts_rank('{0.1, 0.2, 0.4, 1}', ${words}, ${query}, 1) * f.boost)::numeric, 6)::float8`
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
