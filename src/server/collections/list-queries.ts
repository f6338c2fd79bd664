import { sql, type RawBuilder } from 'kysely'
import { CATEGORIES, type CategoryId } from '../../contract/categories.ts'
import type { CollectionSort } from '../../contract/collection-rules.ts'
import { LANGUAGES, type Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'

export interface ListPosition {
  rank: number | string
  id: number
}

export interface ListPage {
  ids: number[]
  /** Where the next page continues; null at the end. */
  next: ListPosition | null
}

export interface Filters {
  category?: CategoryId | undefined
  language?: Language | undefined
  /** Of this person. */
  author?: number | undefined
}

const RANKS = { new: 'created_at', updated: 'updated_at', top: 'likes' } as const satisfies Record<
  CollectionSort,
  string
>

/** One page of a list that is the same for everybody; nothing adult is in it. */
export async function listPlaces(
  db: Db,
  sort: CollectionSort,
  filters: Filters,
  after: ListPosition | null,
  limit: number,
): Promise<ListPage> {
  const query = queryOf(sort, filters, after, limit + 1)
  const { rows } = await sql<{ id: number; rank: number | Date }>`${query}`.execute(db)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { ids: shown.map(({ id }) => id), next: last === undefined ? null : positionOf(last) }
}

function queryOf(
  sort: CollectionSort,
  { category, language, author }: Filters,
  after: ListPosition | null,
  most: number,
): RawBuilder<unknown> {
  if (author !== undefined) return walkOf(sort, { category, language, author }, after, most)
  if (category === undefined && language === undefined) return walk(sort, sql`true`, after, most)
  // Categories and languages are few: a page of each pair is read along an index, and the best of those are the page.
  const categories = category === undefined ? CATEGORIES : [category]
  const languages = language === undefined ? LANGUAGES : [language]
  const of = sql`p.category = c.category and p.language = l.language`
  return sql`
    select w.id, w.rank from unnest(${categories}::text[]) as c (category)
    cross join unnest(${languages}::text[]) as l (language)
    cross join lateral (${walk(sort, of, after, most)}) as w
    order by w.rank desc, w.id desc limit ${most}`
}

function walk(
  sort: CollectionSort,
  of: RawBuilder<unknown>,
  after: ListPosition | null,
  most: number,
): RawBuilder<unknown> {
  const rank = sql.ref(`p.${RANKS[sort]}`)
  return sql`
    select p.collection_id as id, ${rank} as rank from collection_places p
    where not p.is_nsfw and ${of} and ${isAfter(rank, sql.ref('p.collection_id'), after)}
    order by ${rank} desc, p.collection_id desc limit ${most}`
}

/** One person's are few: at most twenty a day. */
function walkOf(
  sort: CollectionSort,
  { category, language, author }: Filters,
  after: ListPosition | null,
  most: number,
): RawBuilder<unknown> {
  const rank = sql.ref(`p.${RANKS[sort]}`)
  return sql`
    select p.collection_id as id, ${rank} as rank
    from visible_collections v join collection_places p on p.collection_id = v.id
    where v.author_id = ${author} and not p.is_nsfw and ${isAfter(rank, sql.ref('p.collection_id'), after)}
      ${category === undefined ? sql`` : sql`and p.category = ${category}`}
      ${language === undefined ? sql`` : sql`and p.language = ${language}`}
    order by ${rank} desc, p.collection_id desc limit ${most}`
}

function isAfter(
  rank: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  after: ListPosition | null,
): RawBuilder<unknown> {
  if (after === null) return sql`true`
  const type = typeof after.rank === 'string' ? sql`timestamptz` : sql`int4`
  return sql`(${rank}, ${id}) < (${after.rank}::${type}, ${after.id}::int8)`
}

function positionOf({ id, rank }: { id: number; rank: number | Date }): ListPosition {
  return { id, rank: rank instanceof Date ? rank.toISOString() : rank }
}
