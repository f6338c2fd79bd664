import { useQueryClient } from '@tanstack/react-query'
import { BookOpen, PenLine } from 'lucide-react'
import type { ArticleCard as Card } from '../../contract/articles.ts'
import type { CategoryId } from '../../contract/categories.ts'
import { ArticleCard, ArticleCardSkeleton } from '../articles/public.ts'
import { useText } from '../platform/language.tsx'
import { HiddenCards, orderOf, useReadableList, useReading } from '../reading/public.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { usePagedList } from '../ui/use-paged-list.ts'
import { filterPath, type CategoryFilter } from './category-filter.ts'
import { categoryArticlesQuery } from './category-queries.ts'
import { messages } from './messages.ts'

/** The list of a category, longer with every press; what comes anew meanwhile waits behind a pill. */
export function CategoryArticles({ filter }: { filter: CategoryFilter }) {
  const t = useText(messages)
  const queryClient = useQueryClient()
  const { reading } = useReading()
  const list = usePagedList(categoryArticlesQuery(queryClient, filter, orderOf(reading)))
  const { items, isEmpty, newCount, showNew, readable } = useReadableList(filterPath(filter), list.items, {
    isByChoice: filter.language === undefined,
  })
  return (
    <PagedList
      list={list}
      className="category-list row-list outline-none"
      items={items}
      empty={isEmpty && <NoArticles filter={filter} />}
      failed={t('failed')}
      end={t('caughtUp')}
      skeleton={<ArticleCardSkeleton size="row" />}
      skeletonCount={5}
      pill={{ text: t('newArticles', { count: newCount }), count: newCount, onShow: showNew }}
      below={<HiddenCards readable={readable} isEmpty={items.length === 0} />}
    >
      {(article) => (
        <li key={article.groupId}>
          <ArticleCard article={onShelf(article, filter.category)} size="row" heading="h2" />
        </li>
      )}
    </PagedList>
  )
}

/** The shelf that the reader stands at is named first. */
function onShelf(article: Card, category: CategoryId | undefined): Card {
  return category === undefined ? article : { ...article, categories: [category, ...article.categories] }
}

function NoArticles({ filter }: { filter: CategoryFilter }) {
  const t = useText(messages)
  const { category, sort, language, tag } = filter
  const isFiltered = language !== undefined || (tag !== undefined && category !== undefined)
  const unfiltered = filterPath({
    category,
    sort,
    language: undefined,
    tag: category === undefined ? tag : undefined,
  })
  const write = (
    <LinkButton
      to={category === undefined ? '/create-article' : `/create-article?category=${category}`}
      variant="primary"
    >
      <PenLine />
      {t('write')}
    </LinkButton>
  )
  return (
    <EmptyState
      icon={<BookOpen />}
      title={t(isFiltered ? 'filteredTitle' : 'emptyTitle')}
      text={t(isFiltered ? 'filteredText' : 'emptyText')}
      action={isFiltered ? <LinkButton to={unfiltered}>{t('clear')}</LinkButton> : write}
    />
  )
}
