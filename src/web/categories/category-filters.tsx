import { useQuery } from '@tanstack/react-query'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../contract/messages.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { filterPath, SORTS, type CategoryFilter } from './category-filter.ts'
import { categoryTagsQuery } from './category-queries.ts'
import { messages } from './messages.ts'

const TAGS_SHOWN = 12

const current = (isCurrent: boolean) => (isCurrent ? ('true' as const) : undefined)

interface FilterProps {
  filter: CategoryFilter
}

/** Each choice is an address of its own, so that Back and a shared link keep it. */
export function SortTabs({ filter }: FilterProps) {
  const t = useText(messages)
  return (
    <nav aria-label={t('sorting')} className="tabs">
      {SORTS.map((sort) => (
        <Link
          key={sort}
          to={filterPath({ ...filter, sort })}
          className="tab"
          aria-current={current(sort === filter.sort)}
        >
          {t(sort)}
        </Link>
      ))}
    </nav>
  )
}

export function CategoryFilters({ filter }: FilterProps) {
  const t = useText(messages)
  return (
    <div className="category-filters">
      <p className="category-filter-title" aria-hidden="true">
        {t('language')}
      </p>
      <nav aria-label={t('language')} className="chips">
        <Link
          to={filterPath({ ...filter, language: undefined })}
          className="chip"
          aria-current={current(filter.language === undefined)}
        >
          {t('allLanguages')}
        </Link>
        {LANGUAGES.map((language) => (
          <Link
            key={language}
            to={filterPath({ ...filter, language })}
            className="chip"
            lang={LANGUAGE_TAGS[language]}
            aria-current={current(language === filter.language)}
          >
            {LANGUAGE_NAMES[language]}
          </Link>
        ))}
      </nav>
      <TagFilter filter={filter} />
    </div>
  )
}

/** The tags of this category; one that came by a link stands first even when it is rare. */
function TagFilter({ filter }: FilterProps) {
  const t = useText(messages)
  const { data } = useQuery(categoryTagsQuery(filter.category))
  const tags = data?.items.slice(0, TAGS_SHOWN).map(({ tag }) => tag) ?? []
  const shown = filter.tag === undefined || tags.includes(filter.tag) ? tags : [filter.tag, ...tags]
  if (shown.length === 0) return null
  return (
    <>
      <p className="category-filter-title" aria-hidden="true">
        {t('tags')}
      </p>
      <nav aria-label={t('tags')} className="chips">
        <Link
          to={filterPath({ ...filter, tag: undefined })}
          className="chip"
          aria-current={current(filter.tag === undefined)}
        >
          {t('allTags')}
        </Link>
        {shown.map((tag) => (
          <Link
            key={tag}
            to={filterPath({ ...filter, tag })}
            className="chip"
            aria-current={current(tag === filter.tag)}
          >
            #{tag}
          </Link>
        ))}
      </nav>
    </>
  )
}
