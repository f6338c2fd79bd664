import { X } from 'lucide-react'
import type { ExploreQuery } from '../../../contract/explore.ts'
import { LANGUAGE_NAMES } from '../../../contract/messages.ts'
import { useCategoryName } from '../../categories/public.ts'
import { formatDate, formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { FILTERS, type FilterName, type Shown } from '../explore/explore-view.ts'
import { viewPath } from '../explore/view-path.ts'
import { messages as typeMessages } from '../type-messages.ts'
import { messages } from './messages.ts'

/** What narrows the table down, each a way to be without it. */
export function ChosenFilters({ view, began }: Shown) {
  const t = useText(messages)
  const nameOf = useFilterNames()
  const chosen = FILTERS.filter((name) => view.query[name] !== undefined)
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap gap-2 mt-3">
      {chosen.map((filter) => {
        const name = nameOf(filter, view.query)
        const { [filter]: _, ...query } = view.query
        return (
          <li key={filter} className="min-w-0">
            <Link
              to={viewPath({ ...view, query }, began)}
              className="chip icons-4 bg-raised"
              aria-label={t('remove', { name })}
            >
              <span className="truncate" dir="auto">
                {name}
              </span>
              <X aria-hidden="true" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** A filter in words. */
export function useFilterNames(): (filter: FilterName, query: ExploreQuery) => string {
  const t = useText(messages)
  const typeName = useText(typeMessages)
  const categoryName = useCategoryName()
  const { language: shown } = useLanguage()
  const day = (text = ''): string => formatDate(text, shown, false)
  return (filter, { type, category, language, tag, author, from, to, likes }) => {
    switch (filter) {
      case 'type':
        return type === undefined ? '' : typeName(`${type}s`)
      case 'category':
        return category === undefined ? '' : categoryName(category)
      case 'language':
        return language === undefined ? '' : LANGUAGE_NAMES[language]
      case 'tag':
        return `#${tag}`
      case 'author':
        return t('by', { author: author ?? '' })
      case 'from':
        return t('since', { day: day(from) })
      case 'to':
        return t('until', { day: day(to) })
      case 'translated':
      case 'stale':
        return t(filter)
      case 'likes': {
        const count = Number(likes)
        return t('atLeast', { count: count === 1 ? 1 : formatNumber(count, shown) })
      }
    }
  }
}
