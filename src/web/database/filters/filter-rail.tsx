import { useQuery } from '@tanstack/react-query'
import { CATEGORIES } from '../../../contract/categories.ts'
import type { ExploreFacets, ExploreQuery } from '../../../contract/explore.ts'
import { EXPLORED_TYPES } from '../../../contract/explore-rules.ts'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../../contract/messages.ts'
import { useCategoryName } from '../../categories/public.ts'
import { useText } from '../../platform/language.tsx'
import { exploreQueries } from '../explore/explore-queries.ts'
import type { Shown } from '../explore/explore-view.ts'
import { viewPath } from '../explore/view-path.ts'
import { messages as typeMessages } from '../type-messages.ts'
import { FacetList, type Facet } from './facet-list.tsx'
import { FilterForm } from './filter-form.tsx'
import { messages } from './messages.ts'

type Counts = ExploreFacets[keyof ExploreFacets]

/** Everything that narrows the table down: beside it, or in a sheet on a phone. */
export function FilterRail({ view, began }: Shown) {
  const t = useText(messages)
  const typeName = useText(typeMessages)
  const categoryName = useCategoryName()
  const { data } = useQuery(exploreQueries.facets(view.query))
  const facets = data?.facets
  const { query } = view
  const choice = (change: Partial<ExploreQuery>): Pick<Facet, 'to' | 'isCurrent'> => ({
    to: viewPath({ ...view, query: { ...query, ...change } }, began),
    isCurrent: Object.entries(change).every(([name, value]) => query[name as 'type'] === value),
  })
  return (
    <>
      <FacetList
        title={t('type')}
        facets={[
          { key: 'all', name: t('allTypes'), ...choice({ type: undefined }) },
          ...EXPLORED_TYPES.map((type) => ({
            key: type,
            name: typeName(`${type}s`),
            count: countOf(facets?.types, type),
            ...choice({ type }),
          })),
        ]}
      />
      <FacetList
        title={t('category')}
        facets={[
          { key: 'all', name: t('allCategories'), ...choice({ category: undefined }) },
          ...CATEGORIES.map((category) => ({
            key: category,
            name: categoryName(category),
            count: countOf(facets?.categories, category),
            look: `c-${category}`,
            ...choice({ category }),
          })),
        ]}
      />
      <FacetList
        title={t('language')}
        facets={[
          { key: 'all', name: t('allLanguages'), ...choice({ language: undefined }) },
          ...LANGUAGES.map((language) => ({
            key: language,
            name: LANGUAGE_NAMES[language],
            lang: LANGUAGE_TAGS[language],
            count: countOf(facets?.languages, language),
            ...choice({ language }),
          })),
        ]}
      />
      <FilterForm view={view} began={began} />
    </>
  )
}

/** Of what is not among the counted ones there is nothing. */
function countOf(counts: Counts | undefined, value: string): number | undefined {
  return counts && (counts.find((one) => one.value === value)?.count ?? 0)
}
