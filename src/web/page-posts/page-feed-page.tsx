import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { PagePost } from '../../contract/page-posts.ts'
import { Composer } from '../page-composer/public.ts'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { useIsMember } from '../auth/public.ts'
import './feed/feed.css'
import { filterPath, readFilter, readWanted, type FeedFilter } from './feed/feed-filter.ts'
import { FeedList } from './feed/feed-list.tsx'
import { putPost } from './feed/feed-queries.ts'
import { FeedRail } from './feed/feed-rail.tsx'
import { FollowingWall, Invitation } from './feed/invitation.tsx'
import { messages } from './feed/messages.ts'
import { useChosenFeed } from './feed/use-chosen-feed.ts'
import { useWanted } from './feed/use-wanted.ts'

const FeedSide = deferHydration(async () => (await import('./later-parts.ts')).FeedSide)

/** /page: what people show and ask, with ?type=, ?sort=, ?feed=following and ?id= for one post first of all. */
export function PageFeedPage() {
  const t = useText(messages)
  const client = useQueryClient()
  const { query } = usePlace()
  const written = query.toString()
  // The same object on every render: a part whose code is on the way would be emptied by another.
  const filter = useMemo(() => readFilter(new URLSearchParams(written)), [written])
  const onPosted = useCallback((posted: PagePost) => putPost(client, filter, posted), [client, filter])
  const wanted = readWanted(query)
  const isMember = useIsMember()
  useChosenFeed(written === '', filter.isFollowing, isMember)
  const { post } = useWanted(wanted)
  useHead({
    title: t('title'),
    description: t('description'),
    isIndexable: !filter.isFollowing && !filter.isNsfw && post?.isNsfw !== true,
    // One address stands for a post, also where the feed opens with it.
    canonical: post === null ? undefined : `/page-post/${post.id}`,
  })
  return (
    <div className="wrap grid grid-cols-[minmax(0,640px)] justify-center pt-2 lg:grid-cols-[200px_minmax(0,640px)] lg:gap-12 lg:pt-8 xl:grid-cols-[200px_minmax(0,640px)_minmax(0,1fr)]">
      <h1 className="sr-only">{t('title')}</h1>
      <FeedRail filter={filter} />
      <div className="min-w-0">
        {isMember ? <Composer onPosted={onPosted} /> : <Invitation />}
        {filter.isFollowing && !isMember ? (
          <FollowingWall />
        ) : (
          <FeedList key={keyOf(filter, wanted)} filter={filter} wanted={wanted} />
        )}
      </div>
      <FeedSide filter={filter} />
    </div>
  )
}

const keyOf = (filter: FeedFilter, wanted: number | null): string => `${filterPath(filter)} ${wanted ?? ''}`
