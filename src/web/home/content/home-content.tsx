import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ArticleCard } from '../../../contract/articles.ts'
import { LISTS_INVALIDATE_MS, POLL_MS } from '../../../contract/limits.ts'
import { articleQueries } from '../../articles/public.ts'
import { holding } from '../../platform/content-cache.ts'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { useEvery, usePolling } from '../../platform/poll.ts'
import { orderOf, useReadableList, useReading } from '../../reading/public.ts'
import { TrendingPanel } from '../../trending/public.ts'
import { listState } from '../../ui/list-state.ts'
import './home-content.css'

const FirstDay = deferHydration(async () => (await import('../first-day/first-day.tsx')).FirstDay)
const laterParts = async () => import('../later-parts.ts')
const ForYou = deferHydration(async () => (await laterParts()).ForYou)
const CategoryGrid = deferHydration(async () => (await laterParts()).CategoryGrid)
const RecentArticles = deferHydration(async () => (await laterParts()).RecentArticles)
const SideColumn = deferHydration(async () => (await laterParts()).SideColumn)
const NsfwRow = deferHydration(async () => (await laterParts()).NsfwRow)
const RecentPosts = deferHydration(async () => (await laterParts()).RecentPosts)

/** The answer goes by when a group began; its versions are dated by their own day, and that is what is shown. */
const newestFirst = (articles: ArticleCard[]) =>
  articles.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))

/** Everything under the banner. Below the fold it comes alive later; nothing is asked for again before. */
export function HomeContent() {
  const refetchInterval = usePolling(POLL_MS)
  const queryClient = useQueryClient()
  const reading = orderOf(useReading().reading)
  const answer = useQuery({
    ...articleQueries.list({ reading }),
    refetchInterval,
    select: newestFirst,
    // What the document brought stands until the reader's own versions are there.
    placeholderData: () => queryClient.getQueryData(articleQueries.list().queryKey),
  })
  const { items, isEmpty, newCount, showNew, readable } = useReadableList('articles', answer.data)
  const list = listState(answer)
  useInvalidation()
  if (answer.data !== undefined && isEmpty)
    return (
      <>
        <FirstDay newCount={newCount} showNew={showNew} />
        <div className="wrap home pt-8 outline-none max-md:pt-6">
          <RecentPosts />
          <NsfwRow isFirstDay />
        </div>
      </>
    )
  return (
    <div className="wrap home home-columns side-columns pt-8 outline-none max-md:pt-6">
      <div>
        <ForYou />
        <TrendingPanel />
        <CategoryGrid />
        <RecentPosts />
        <RecentArticles
          articles={items}
          // It is polled: a look that fails is followed by the next one, and is not worth a word.
          list={{
            ...list,
            isPending: list.isPending && isEmpty,
            hasFailed: list.hasFailed && isEmpty,
            isOutdated: false,
          }}
          readable={readable}
          newCount={newCount}
          showNew={showNew}
        />
        <NsfwRow />
      </div>
      <SideColumn />
    </div>
  )
}

/** Spec 9: every 60 s while the page is visible. What is on screen is fetched anew, the rest when it is shown. */
function useInvalidation(): void {
  const queryClient = useQueryClient()
  const invalidate = useCallback(() => {
    void queryClient.invalidateQueries(
      // Lists of articles and statistics, but no single article.
      holding(['article', 'stats'], null),
      // The poll of the same moment is answer enough.
      { cancelRefetch: false },
    )
  }, [queryClient])
  useEvery(LISTS_INVALIDATE_MS, invalidate)
}
