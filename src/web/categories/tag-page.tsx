import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Rss } from 'lucide-react'
import { LIST_SIZE } from '../../contract/limits.ts'
import { LOCALES } from '../../contract/messages.ts'
import { isTag } from '../../contract/tag-rules.ts'
import { FollowTopicButton } from '../follows/public.ts'
import { useHead } from '../platform/head.tsx'
import { useLanguage, useText } from '../platform/language.tsx'
import { Link, usePlace } from '../platform/link.tsx'
import { NotFoundPage } from '../platform/not-found.tsx'
import { orderOf, useReading } from '../reading/public.ts'
import { CategoryArticles } from './category-articles.tsx'
import { readFilter, type CategoryFilter } from './category-filter.ts'
import { CategoryFilters, SortTabs } from './category-filters.tsx'
import './category-pages.css'
import { categoryArticlesQuery } from './category-queries.ts'
import { tagSynonymsQuery } from './tag-queries.ts'
import { messages } from './tag-messages.ts'
import { tagPath } from './tag-path.ts'

/** The articles with a tag, of all categories. */
export function TagPage({ params }: { params: Record<string, string> }) {
  const tag = params['tag'] ?? ''
  return isTag(tag) ? <Tagged tag={tag} /> : <NotFoundPage />
}

function Tagged({ tag }: { tag: string }) {
  const t = useText(messages)
  const { query } = usePlace()
  const filter = { ...readFilter(undefined, query), tag }
  useHead({ title: `#${tag}`, description: t('description', { tag }) })
  return (
    <div className="wrap category-page pt-10 max-md:pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <h1 className="page-title">#{tag}</h1>
        <FollowTopicButton kind="tag" topic={tag} name={`#${tag}`} />
      </div>
      <p className="page-lead">{t('lead')}</p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 mt-1">
        <TagCount filter={filter} />
        <a href={`${tagPath(tag)}/feed.xml`} className="section-more">
          <Rss aria-hidden="true" />
          {t('feed')}
        </a>
        <Synonyms tag={tag} />
      </p>
      <div className="grid grid-cols-1 mt-4 lg:grid-cols-[minmax(0,1fr)_280px] lg:grid-rows-[auto_1fr] lg:gap-x-14">
        <SortTabs filter={filter} />
        <CategoryFilters filter={filter} />
        <div>
          <CategoryArticles filter={filter} />
        </div>
      </div>
    </div>
  )
}

/** The ways to the same in other languages: history from sejarah. In a row that is there, which they do not make taller. */
function Synonyms({ tag }: { tag: string }) {
  const t = useText(messages)
  const tags = useQuery(tagSynonymsQuery(tag)).data?.items ?? []
  if (tags.length === 0) return null
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
      {t('also')}
      {tags.map((other) => (
        <Link key={other.tag} to={tagPath(other.tag)} className="link">
          #{other.tag}
        </Link>
      ))}
    </span>
  )
}

/** Counted are those that came; while there are more of them it says so. */
function TagCount({ filter }: { filter: CategoryFilter }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { reading } = useReading()
  const { data, hasNextPage, isPlaceholderData } = useInfiniteQuery(
    categoryArticlesQuery(useQueryClient(), filter, orderOf(reading)),
  )
  const count = data?.pages.reduce((sum, { items }) => sum + items.length, 0)
  // A document does not say whether its list goes on.
  const isKnown = count !== undefined && !(isPlaceholderData && count >= LIST_SIZE)
  return (
    <small className="category-count" suppressHydrationWarning>
      {isKnown
        ? t(hasNextPage ? 'atLeast' : count === 1 ? 'article' : 'articles', {
            count: count.toLocaleString(LOCALES[language]),
          })
        : '\u00a0'}
    </small>
  )
}
