import { CATEGORIES, type CategoryId } from '../../contract/categories.ts'
import { isTag } from '../../contract/tag-rules.ts'
import type { ScreenDocument, ScreenPlace } from '../platform/screen-document.ts'
import { categoryCountsQuery } from '../stats/public.ts'
import { readFilter } from './category-filter.ts'
import { categoryArticlesAddress, categoryTagsQuery } from './category-queries.ts'
import { tagSynonymsQuery } from './tag-queries.ts'
import { tagPath } from './tag-path.ts'

export const categoriesDocument: ScreenDocument = { firstData: () => [categoryCountsQuery] }

const categoryIn = ({ slug }: ScreenPlace['params']): CategoryId | undefined =>
  CATEGORIES.find((id) => id === slug)

/** `!` is no tag: all that is none is drawn alike. */
export const tagDocument: ScreenDocument = {
  path: ({ tag = '' }) => (isTag(tag) ? tagPath(tag) : '/tag/!'),
  firstData: ({ params: { tag = '' }, query }) =>
    isTag(tag)
      ? [
          categoryArticlesAddress({ ...readFilter(undefined, query), tag }),
          categoryTagsQuery(undefined),
          tagSynonymsQuery(tag),
        ]
      : [],
  head: ({ params: { tag = '' } }) => (isTag(tag) ? { feed: `${tagPath(tag)}/feed.xml` } : {}),
}

export const categoryDocument: ScreenDocument = {
  // No category is called none: all that is not there is drawn alike.
  path: (params) => `/category/${categoryIn(params) ?? 'none'}`,
  firstData: ({ params, query }) => {
    const category = categoryIn(params)
    if (category === undefined) return []
    const filter = readFilter(category, query)
    return [categoryArticlesAddress(filter), categoryTagsQuery(category), categoryCountsQuery]
  },
  head: ({ params }) => {
    const category = categoryIn(params)
    return category === undefined ? {} : { feed: `/category/${category}/feed.xml` }
  },
}
