import { useQuery } from '@tanstack/react-query'
import { PenLine, Rss } from 'lucide-react'
import { CATEGORIES, type CategoryId } from '../../contract/categories.ts'
import { FollowTopicButton } from '../follows/public.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { NotFoundPage } from '../platform/not-found.tsx'
import { categoryCountsQuery } from '../stats/public.ts'
import { LinkButton } from '../ui/button.tsx'
import { readFilter } from './category-filter.ts'
import { CATEGORY_ICONS } from './category-icons.ts'
import { useCategoryName } from './category-name.ts'
import { CategoryCount } from './category-count.tsx'
import { CategoryArticles } from './category-articles.tsx'
import { CategoryFilters, SortTabs } from './category-filters.tsx'
import './category-pages.css'
import { messages } from './messages.ts'

export function CategoryPage({ params }: { params: Record<string, string> }) {
  const category = CATEGORIES.find((id) => id === params['slug'])
  return category === undefined ? <NotFoundPage /> : <Category category={category} />
}

function Category({ category }: { category: CategoryId }) {
  const t = useText(messages)
  const name = useCategoryName()(category)
  const { query } = usePlace()
  const filter = readFilter(category, query)
  useHead({ title: name, description: t(category) })
  return (
    <div className={`wrap category-page pt-10 max-md:pt-6 c-${category}`}>
      <CategoryHead
        category={category}
        name={name}
        isWhole={filter.tag === undefined && filter.language === undefined}
      />
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

interface HeadProps {
  category: CategoryId
  name: string
  /** Nothing is left out of the list: what is counted is what is shown. */
  isWhole: boolean
}

function CategoryHead({ category, name, isWhole }: HeadProps) {
  const t = useText(messages)
  const { data: counts } = useQuery(categoryCountsQuery)
  const Icon = CATEGORY_ICONS[category]
  return (
    <header className="category-head">
      <div>
        <h1 className="page-title">{name}</h1>
        <p className="max-w-[56ch] mt-1 text-pretty">{t(category)}</p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 max-w-[56ch] mt-1 text-pretty">
          {isWhole && <CategoryCount count={counts?.[category]} />}
          <a href={`/category/${category}/feed.xml`} className="section-more">
            <Rss aria-hidden="true" />
            {t('feed')}
          </a>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <FollowTopicButton kind="category" topic={category} name={name} />
        <LinkButton to={`/create-article?category=${category}`} variant="secondary">
          <PenLine aria-hidden="true" />
          {t('write')}
        </LinkButton>
      </div>
      <span className="tile-edge w-46 pl-10 max-lg:items-end max-lg:w-24 max-lg:pb-5 max-lg:pl-6">
        <Icon aria-hidden="true" />
      </span>
    </header>
  )
}
