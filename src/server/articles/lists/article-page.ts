import type { ArticleCard } from '../../../contract/articles.ts'
import type { Language } from '../../../contract/messages.ts'
import type { Db } from '../../platform/db.ts'
import { listCards } from '../cards/queries.ts'
import { listPlaces, type ListFilters, type ListPlace } from './queries.ts'

export interface ArticlePage {
  cards: ArticleCard[]
  next: ListPlace | null
}

/** A page of a public list. Each group is there once, in the reader's language, unless one was asked for. */
export async function readArticlePage(
  db: Db,
  wanted: { filters: ListFilters; after?: ListPlace | null; limit: number; reader: Language },
): Promise<ArticlePage> {
  const { filters, after = null, limit, reader } = wanted
  const { ids, next } = await listPlaces(db, filters, after, limit)
  const isAsked = filters.language !== undefined || filters.author !== undefined
  return { cards: await listCards(db, ids, isAsked ? {} : { language: reader }), next }
}
