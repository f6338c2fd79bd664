import { useQuery } from '@tanstack/react-query'
import { Newspaper, PenLine, RotateCw } from 'lucide-react'
import type { PagePost } from '../../contract/page-posts.ts'
import type { TrendingPeriod } from '../../contract/stats.ts'
import { PostSnippet } from '../page-posts/public.ts'
import { useText } from '../platform/language.tsx'
import { useSteadyList } from '../platform/steady-list.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { listState } from '../ui/list-state.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { messages } from './page-messages.ts'
import { RankedList } from './ranked-list.tsx'
import { trendingPostsQuery } from './trending-posts-query.ts'

const keyOf = ({ id }: PagePost): number => id

export function TrendingPosts({ period }: { period: TrendingPeriod }) {
  const t = useText(messages)
  const found = useQuery(trendingPostsQuery(period))
  const { items, newCount, showNew } = useSteadyList(`posts ${period}`, found.data, keyOf)
  return (
    <RankedList
      list={listState(found)}
      items={items}
      empty={
        <NoPosts retry={found.isError ? () => void found.refetch() : undefined} isBusy={found.isFetching} />
      }
      skeleton={<PostRowSkeleton />}
      rowClassName="trending-post"
      pill={{ text: t('newPosts', { count: newCount }), count: newCount, onShow: showNew }}
    >
      {(post) => (
        <li key={post.id} className="trending-post">
          <PostSnippet post={post} heading="h2" isRow />
        </li>
      )}
    </RankedList>
  )
}

function PostRowSkeleton() {
  return (
    <div className="post-snippet" aria-hidden="true">
      <div className="post-snippet-head flex items-center gap-2.5 min-w-0 text-sm">
        <Skeleton className="avatar" />
        <Skeleton className="h-4 w-40" />
      </div>
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-24" />
    </div>
  )
}

function NoPosts({ retry, isBusy }: { retry: (() => void) | undefined; isBusy: boolean }) {
  const t = useText(messages)
  return (
    <EmptyState
      icon={<Newspaper />}
      title={t('noPostsTitle')}
      text={t(retry === undefined ? 'noPostsText' : 'postsFailed')}
      action={
        retry === undefined ? (
          <LinkButton to="/page-create">
            <PenLine />
            {t('writePost')}
          </LinkButton>
        ) : (
          <Button onClick={retry} busy={isBusy}>
            <RotateCw />
            {t('tryAgain')}
          </Button>
        )
      }
    />
  )
}
