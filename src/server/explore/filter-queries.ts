import { sql, type RawBuilder } from 'kysely'
import type { ExploreFilters } from '../../contract/explore.ts'
import { isBetween } from '../content/search-labels.ts'

/** The filters of a list, the author by id. */
export interface Filters extends Pick<
  ExploreFilters,
  'type' | 'category' | 'language' | 'tag' | 'from' | 'to'
> {
  authorId?: number
  isTranslated: boolean
  isStale: boolean
  leastLikes: number
}

export const NO_FILTERS: Filters = { isTranslated: false, isStale: false, leastLikes: 0 }

/** Type, category and language alone: how many match is known then, and nothing is read that is not shown. */
export function isOfCells({ tag, authorId, from, to, isTranslated, isStale, leastLikes }: Filters): boolean {
  const others = [tag, authorId, from, to]
  return others.every((value) => value === undefined) && !isTranslated && !isStale && leastLikes === 0
}

/** The cells `c` that are wanted; those of further categories only for a filter by category. */
export function isWantedCell({ type, category, language, authorId }: Filters): RawBuilder<boolean> {
  const conditions = [
    sql`c.count > 0`,
    type === undefined ? sql`true` : sql`c.object_type = ${type}`,
    category === undefined ? sql`c.is_first` : sql`c.category = ${category}`,
    language === undefined ? sql`true` : sql`c.language = ${language}`,
    // A person is nobody's work.
    authorId === undefined ? sql`true` : sql`c.object_type <> 'person'`,
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** Whether the row `e` has what is wanted besides its cell. */
export function isWantedRow(filters: Filters): RawBuilder<boolean> {
  const { tag, authorId, from, to, isTranslated, isStale, leastLikes } = filters
  const conditions = [sql`true`]
  if (tag !== undefined) conditions.push(sql`${tag}::text = any(e.tags)`)
  if (authorId !== undefined) conditions.push(sql`e.author_id = ${authorId}`)
  if (from !== undefined || to !== undefined) conditions.push(isBetween(sql.ref('e.created_at'), from, to))
  if (isTranslated) conditions.push(sql`e.is_translated`)
  if (isStale) conditions.push(sql`e.is_stale`)
  if (leastLikes > 0) conditions.push(sql`e.likes >= ${leastLikes}`)
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}
