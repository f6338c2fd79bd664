import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { BookOpen, PenLine } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { ArticleCard, ArticleCardSkeleton } from '../../articles/public.ts'
import { useText } from '../../platform/language.tsx'
import { HiddenCards, orderOf, useReadableList, useReading } from '../../reading/public.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { NewPill } from '../../ui/new-pill.tsx'
import { filterPath, type CategoryFilter } from '../category-filter.ts'
import { categoryArticlesQuery } from '../category-queries.ts'
import { messages } from './messages.ts'

const SKELETONS = [1, 2, 3, 4, 5]

/** The list of a category, longer with every press; what comes anew meanwhile waits behind a pill. */
export function CategoryArticles({ filter }: { filter: CategoryFilter }) {
  const t = useText(messages)
  const queryClient = useQueryClient()
  const { reading } = useReading()
  const answer = useInfiniteQuery(categoryArticlesQuery(queryClient, filter, orderOf(reading)))
  const fresh = useMemo(() => answer.data?.pages.flatMap(({ items }) => items), [answer.data])
  const { items, isEmpty, newCount, showNew, readable } = useReadableList(filterPath(filter), fresh, {
    isByChoice: filter.language === undefined,
  })
  const list = useRef<HTMLUListElement>(null)
  if (answer.isError && fresh === undefined)
    return <LoadFailed title={t('failed')} retry={() => void answer.refetch()} busy={answer.isFetching} />
  if (fresh !== undefined && isEmpty && newCount === 0) return <NoArticles filter={filter} />
  return (
    <>
      <NewPill text={t('newArticles', { count: newCount })} count={newCount} onShow={showNew} list={list} />
      <ul ref={list} tabIndex={-1} className="category-list" aria-busy={fresh === undefined}>
        {items.map((article) => (
          <li key={article.groupId}>
            <ArticleCard article={article} size="row" heading="h2" />
          </li>
        ))}
        {fresh === undefined &&
          SKELETONS.map((place) => (
            <li key={place}>
              <ArticleCardSkeleton size="row" />
            </li>
          ))}
      </ul>
      <HiddenCards readable={readable} isEmpty={items.length === 0} />
      {fresh !== undefined && !answer.isPlaceholderData && <ListEnd answer={answer} />}
    </>
  )
}

interface Answer {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

function ListEnd({ answer }: { answer: Answer }) {
  const t = useText(messages)
  return (
    <div className="list-end">
      {answer.isFetchNextPageError && <p role="alert">{t('moreFailed')}</p>}
      {answer.hasNextPage ? (
        <Button onClick={() => void answer.fetchNextPage()} busy={answer.isFetchingNextPage}>
          {t('loadMore')}
        </Button>
      ) : (
        <p>{t('caughtUp')}</p>
      )}
    </div>
  )
}

function NoArticles({ filter }: { filter: CategoryFilter }) {
  const t = useText(messages)
  const { category, sort, language, tag } = filter
  if (language !== undefined || tag !== undefined)
    return (
      <EmptyState
        icon={<BookOpen />}
        title={t('filteredTitle')}
        text={t('filteredText')}
        action={
          <LinkButton to={filterPath({ category, sort, language: undefined, tag: undefined })}>
            {t('clear')}
          </LinkButton>
        }
      />
    )
  return (
    <EmptyState
      icon={<BookOpen />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <LinkButton to={`/create-article?category=${category}`} variant="primary">
          <PenLine />
          {t('write')}
        </LinkButton>
      }
    />
  )
}
