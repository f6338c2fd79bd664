import { sql, type RawBuilder } from 'kysely'
import { CATEGORIES, type CategoryId } from '../../contract/categories.ts'
import { LANGUAGES, type Language } from '../../contract/messages.ts'
import type { QuestionTab } from '../../contract/question-rules.ts'
import type { Db } from '../platform/db.ts'
import { positionOf, readWanted, type ListPage, type ListPosition, type WalkedRow } from './walk-pages.ts'

export type PublicTab = Exclude<QuestionTab, 'for-you' | 'mine'>

export interface Filters {
  category?: CategoryId | undefined
  tag?: string | undefined
  /** All when it is missing. */
  languages?: readonly Language[] | undefined
}

const RANKS = { new: 'created_at', unanswered: 'created_at', top: 'score', solved: 'created_at' } as const
const CONDITIONS = {
  new: sql`not p.is_nsfw`,
  unanswered: sql`not p.is_nsfw and p.answers = 0 and p.is_open`,
  top: sql`not p.is_nsfw`,
  solved: sql`not p.is_nsfw and p.is_solved`,
} as const satisfies Record<PublicTab, RawBuilder<unknown>>

/** One page of a list that is the same for everybody; nothing adult is in it. */
export function listPlaces(
  db: Db,
  tab: PublicTab,
  filters: Filters,
  after: ListPosition | null,
  limit: number,
): Promise<ListPage> {
  const most = limit + 1
  const { category, languages, tag } = filters
  if (tag !== undefined) return listTagged(db, tab, tag, filters, after, limit)
  if (category === undefined && languages === undefined) return readPage(db, walk(tab, after, most), limit)
  return readPage(db, mergeWalks(tab, filters, after, most), limit)
}

function walk(
  tab: PublicTab,
  after: ListPosition | null,
  most: number,
  of: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const rank = sql.ref(`p.${RANKS[tab]}`)
  return sql`
    select p.question_id as id, ${rank} as rank from question_places p
    where ${of} and ${CONDITIONS[tab]} and ${isAfter(rank, sql.ref('p.question_id'), after)}
    order by ${rank} desc, p.question_id desc limit ${most}`
}

/** Categories and languages are few: a page of each pair is read along an index, and the best of those are the page. */
export function mergeWalks(
  tab: PublicTab,
  { category, languages = LANGUAGES }: Filters,
  after: ListPosition | null,
  most: number,
  categories: RawBuilder<unknown> = sql`unnest(${category === undefined ? CATEGORIES : [category]}::text[])`,
): RawBuilder<unknown> {
  const of = sql`p.category = c.category and p.language = l.language`
  return sql`
    select w.id, w.rank from ${categories} as c (category) cross join unnest(${languages}::text[]) as l (language)
    cross join lateral (${walk(tab, after, most, of)}) as w
    order by w.rank desc, w.id desc limit ${most}`
}

/** Of a tag, by time or by score, which its rows know; what else is wanted is looked up for some of them at a time. */
function listTagged(
  db: Db,
  tab: PublicTab,
  tag: string,
  { category, languages }: Filters,
  after: ListPosition | null,
  limit: number,
): Promise<ListPage> {
  const isPlain = (tab === 'new' || tab === 'top') && category === undefined && languages === undefined
  if (isPlain) return readPage(db, walkTag(tab, tag, after, limit + 1), limit)
  return readWanted(
    async (from, most) => {
      const { rows } = await sql<WalkedRow>`
        select t.id, t.rank, ${CONDITIONS[tab]} and ${isOfCategory(category)} and ${isIn(languages)} as "isWanted"
        from (${walkTag(tab, tag, from, most)}) as t join question_places p on p.question_id = t.id
        order by t.rank desc, t.id desc`.execute(db)
      return rows
    },
    after,
    limit,
  )
}

export function walkTag(
  tab: PublicTab,
  tag: string,
  after: ListPosition | null,
  most: number,
): RawBuilder<unknown> {
  const rank = sql.ref(`t.${RANKS[tab]}`)
  return sql`
    select t.question_id as id, ${rank} as rank from question_tags t
    where t.tag = ${tag} and ${isAfter(rank, sql.ref('t.question_id'), after)}
    order by ${rank} desc, t.question_id desc limit ${most}`
}

function isOfCategory(category: CategoryId | undefined): RawBuilder<unknown> {
  return category === undefined ? sql`true` : sql`p.category = ${category}`
}

function isIn(languages: readonly Language[] | undefined): RawBuilder<unknown> {
  return languages === undefined ? sql`true` : sql`p.language = any(${languages}::text[])`
}

/** A person's own questions, also those that are being checked, the newest first. */
export function listOwnPlaces(
  db: Db,
  authorId: number,
  { category, tag, languages, hasNsfw }: Filters & { hasNsfw: boolean },
  after: ListPosition | null,
  limit: number,
): Promise<ListPage> {
  const query = sql`
    select id, created_at as rank from questions
    where author_id = ${authorId} and state in ('published', 'hidden')
      ${hasNsfw ? sql`` : sql`and not is_nsfw`}
      ${category === undefined ? sql`` : sql`and category = ${category}`}
      ${tag === undefined ? sql`` : sql`and ${tag} = any(tags)`}
      ${languages === undefined ? sql`` : sql`and language = any(${languages}::text[])`}
      and ${isAfter(sql.ref('created_at'), sql.ref('id'), after)}
    order by created_at desc, id desc limit ${limit + 1}`
  return readPage(db, query, limit)
}

export function isAfter(
  rank: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  after: ListPosition | null,
): RawBuilder<unknown> {
  if (after === null) return sql`true`
  const type = typeof after.rank === 'string' ? sql`timestamptz` : sql`int4`
  return sql`(${rank}, ${id}) < (${after.rank}::${type}, ${after.id}::int8)`
}

async function readPage(db: Db, query: RawBuilder<unknown>, limit: number): Promise<ListPage> {
  const { rows } = await sql<{ id: number; rank: number | Date }>`${query}`.execute(db)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { ids: shown.map(({ id }) => id), next: last === undefined ? null : positionOf(last) }
}
