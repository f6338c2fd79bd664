import type { ArticleCard } from '../../contract/articles.ts'
import type { Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import { listCards } from './card-queries.ts'
import { listPlaces, type ListFilters, type ListPosition } from './list-queries.ts'

export interface ArticlePage {
  cards: ArticleCard[]
  next: ListPosition | null
}

/** A page of a public list. Each group is there once, in the reader's language, unless one was asked for. */
export async function readArticlePage(
  db: Db,
  wanted: {
    filters: ListFilters
    after?: ListPosition | null
    limit: number
    reader: Language
    reading?: string | undefined
  },
): Promise<ArticlePage> {
  const { filters, after = null, limit, reader: language, reading } = wanted
  const { ids, next } = await listPlaces(db, filters, after, limit)
  return { cards: await listCards(db, ids, namesVersions(filters) ? {} : { language, reading }), next }
}

/** A list of one language or of one person holds exactly those articles, whatever its reader would rather read. */
export function namesVersions({ language, author }: { language?: unknown; author?: unknown }): boolean {
  return language !== undefined || author !== undefined
}
