import type { ExploreFilters } from '../../contract/explore.ts'
import type { Db } from '../platform/db.ts'
import type { Filters } from './filter-queries.ts'
import { findAuthor } from './item-queries.ts'

/** The filters of a query; null when nobody has the author's alias, so that nothing matches. */
export async function readFilters(db: Db, query: ExploreFilters): Promise<Filters | null> {
  const { author, translated, stale, likes, type, category, language, tag, from, to } = query
  const filters: Filters = {
    ...(type && { type }),
    ...(category && { category }),
    ...(language && { language }),
    ...(tag && { tag }),
    ...(from && { from }),
    ...(to && { to }),
    isTranslated: translated === 'true',
    isStale: stale === 'true',
    leastLikes: Number(likes ?? 0),
  }
  if (author === undefined) return filters
  const authorId = await findAuthor(db, author)
  return authorId === undefined ? null : { ...filters, authorId }
}
