import { CATEGORIES } from '../../../contract/categories.ts'
import { COLLECTION_SORTS } from '../../../contract/collection-rules.ts'
import { isLanguage } from '../../../contract/messages.ts'
import type { CollectionFilter } from '../collection-queries.ts'

/** What the address of /database asks for; whatever makes no sense in it is as if it were not there. */
export function readFilter(asked: URLSearchParams): CollectionFilter {
  const language = asked.get('language')
  return {
    sort: COLLECTION_SORTS.find((sort) => sort === asked.get('sort')) ?? 'new',
    category: CATEGORIES.find((category) => category === asked.get('category')),
    language: isLanguage(language) ? language : undefined,
  }
}

/** The reader's own, in place of everybody's. */
export const MINE_PATH = '/database?tab=collections&sort=mine'
export const isMine = (asked: URLSearchParams): boolean => asked.get('sort') === 'mine'

export function filterPath({ sort, category, language }: CollectionFilter): string {
  const query = new URLSearchParams({ tab: 'collections' })
  if (sort !== 'new') query.set('sort', sort)
  if (category !== undefined) query.set('category', category)
  if (language !== undefined) query.set('language', language)
  return `/database?${query.toString()}`
}
