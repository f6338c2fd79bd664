import { sql, type RawBuilder } from 'kysely'
import { MOST_RANKED, searchFor } from '../content/full-text.ts'
import type { Db } from '../platform/db.ts'

/** Which adult posts a search finds: none, those among the others, or nothing else. */
export type NsfwPosts = 'without' | 'with' | 'only'

/** The position of a post in the results; it changes only with the post's own text. */
export interface FoundPosition {
  isTitled: boolean
  rank: number
  id: number
}

export interface FoundPosts {
  ids: number[]
  /** Where the next page continues; null at the end. */
  next: FoundPosition | null
}

const NOTHING: FoundPosts = { ids: [], next: null }

/** Posts that have all words of the term, in one of their forms; those with the words in their title first. */
export async function findPosts(
  db: Db,
  term: string,
  wanted: { nsfw: NsfwPosts; after: FoundPosition | null; limit: number },
): Promise<FoundPosts> {
  const places = await searchFor(db, term, (trx, query) => rankPosts(trx, query, wanted))
  if (places === undefined) return NOTHING
  const shown = places.slice(0, wanted.limit)
  return {
    ids: shown.map(({ id }) => id),
    next: places.length > wanted.limit ? (shown.at(-1) ?? null) : null,
  }
}

/** One more than asked for, if there is one. */
async function rankPosts(
  db: Db,
  query: string,
  { nsfw, after, limit }: { nsfw: NsfwPosts; after: FoundPosition | null; limit: number },
): Promise<FoundPosition[]> {
  const { rows } = await sql<FoundPosition>`
    with found as (
      select s.post_id, s.words from page_post_search s join visible_page_posts p on p.id = s.post_id
      where s.words @@ ${query}::tsquery and ${isWanted(nsfw)}
      order by s.post_id desc limit ${MOST_RANKED}),
    ranked as (
      select post_id as id, ts_filter(words, '{a}') @@ ${query}::tsquery as "isTitled",
        ts_rank('{0.1, 0.2, 0.4, 1}', words, ${query}::tsquery, 1) as rank
      from found)
    select id, "isTitled", rank from ranked where ${isAfter(after)}
    order by "isTitled" desc, rank desc, id desc limit ${limit + 1}`.execute(db)
  return rows
}

function isWanted(nsfw: NsfwPosts): RawBuilder<boolean> {
  if (nsfw === 'with') return sql`true`
  return nsfw === 'only' ? sql`p.is_nsfw` : sql`not p.is_nsfw`
}

function isAfter(after: FoundPosition | null): RawBuilder<boolean> {
  if (after === null) return sql`true`
  return sql`("isTitled", rank, id) < (${after.isTitled}::boolean, ${after.rank}::real, ${after.id}::bigint)`
}
