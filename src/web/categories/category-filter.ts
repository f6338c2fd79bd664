import type { ARTICLE_SORTS } from '../../contract/articles.ts'
import type { CategoryId } from '../../contract/categories.ts'
import { isLanguage, type Language } from '../../contract/messages.ts'
import { isTag } from '../../contract/tag-rules.ts'
import { tagPath } from './tag-path.ts'

export type Sort = (typeof ARTICLE_SORTS)[number]
/** As the tabs stand; the first one is what the bare address shows. */
export const SORTS: readonly Sort[] = ['hot', 'new', 'top']

export interface CategoryFilter {
  /** Undefined for a tag in all categories. */
  category: CategoryId | undefined
  sort: Sort
  language: Language | undefined
  tag: string | undefined
}

/** What the address asks for; whatever makes no sense in it is as if it were not there. */
export function readFilter(category: CategoryId | undefined, query: URLSearchParams): CategoryFilter {
  const language = query.get('language')
  const tag = query.get('tag')
  return {
    category,
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'hot',
    language: isLanguage(language) ? language : undefined,
    tag: tag !== null && isTag(tag) ? tag : undefined,
  }
}

/** The address of a filter: only what differs from the bare one is written. */
export function filterPath({ category, sort, language, tag }: CategoryFilter): string {
  const query = new URLSearchParams()
  if (sort !== 'hot') query.set('sort', sort)
  if (language !== undefined) query.set('language', language)
  if (tag !== undefined && category !== undefined) query.set('tag', tag)
  const rest = query.toString()
  const path = category === undefined ? tagPath(tag ?? '') : `/category/${category}`
  return rest === '' ? path : `${path}?${rest}`
}
