import { memo, Suspense, useEffect, useRef, useState } from 'react'
import type { PagePost } from '../../../contract/page-posts.ts'
import { useText } from '../../platform/language.tsx'
import { usePlace } from '../../platform/link.tsx'
import { locationStore } from '../../platform/location.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { PostSkeleton } from '../card/post-skeleton.tsx'
import { PostCard } from '../post-card.tsx'
import { FeedBar } from './feed-bar.tsx'
import type { FeedFilter } from './feed-filter.ts'
import { messages } from './messages.ts'
import { NothingYet } from './nothing-yet.tsx'
import { useFeed } from './use-feed.ts'
import { useWanted } from './use-wanted.ts'

interface FeedListProps {
  filter: FeedFilter
  /** The post that a link named; it stands first and is marked. */
  wanted: number | null
}

/** So many are in sight on a tall screen; their pictures do not wait. */
const FIRST_SHOWN = 2

export function FeedList({ filter, wanted: wantedId }: FeedListProps) {
  const t = useText(messages)
  const feed = useFeed(filter)
  const wanted = useWanted(wantedId)
  const { key } = usePlace()
  // Who comes back is where they were; only who follows the link is led to its post.
  const [isReturn] = useState(() => locationStore.scrollOf(key) > 0)
  const list = useRef<HTMLOListElement>(null)
  const others = feed.items.filter(({ id }) => id !== wanted.post?.id)
  const posts = wanted.post === null ? others : [wanted.post, ...others]
  function showNew(): void {
    feed.showNew()
    // However far down they were: what they asked for is at the top.
    setTimeout(() => list.current?.scrollIntoView({ block: 'start' }))
  }
  return (
    <>
      <FeedBar filter={filter} isLive={feed.isLive} />
      {wanted.isGone && (
        <p role="status" className="py-3 text-quiet text-sm/inherit text-center">
          {t('wantedGone')}
        </p>
      )}
      {wanted.hasFailed && !feed.hasFailed && (
        <LoadFailed title={t('wantedFailed')} retry={wanted.retry} busy={wanted.isBusy} />
      )}
      <PagedList
        ref={list}
        list={feed}
        isOrdered
        className="feed-list row-list"
        label={t('posts')}
        items={posts}
        empty={<NothingYet filter={filter} />}
        failed={t('failed')}
        moreFailed={t('moreFailed')}
        end={t('caughtUp')}
        isAuto
        skeleton={<PostSkeleton />}
        pill={{ text: t('newPosts', { count: feed.newCount }), count: feed.newCount, onShow: showNew }}
      >
        {(post, place) => (
          <FeedRow
            key={post.id}
            post={post}
            isFirst={place < FIRST_SHOWN}
            isMarked={post.id === wanted.post?.id}
            isReturn={isReturn}
          />
        )}
      </PagedList>
    </>
  )
}

interface FeedRowProps {
  post: PagePost
  isFirst: boolean
  isMarked: boolean
  isReturn: boolean
}

/** Not drawn again with its list: a row that is not alive yet would have to be at once. */
const FeedRow = memo(function FeedRow({ post, isFirst, isMarked, isReturn }: FeedRowProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isMarked || isReturn) return
    row.current?.scrollIntoView({ block: 'start' })
    row.current?.focus({ preventScroll: true })
  }, [isMarked, isReturn])
  return (
    <li ref={row} id={`post-${post.id}`} tabIndex={-1} data-marked={isMarked || undefined}>
      {/* Comes alive by itself: all of a feed at once would be one long task. */}
      <Suspense>
        <PostCard post={post} isFirst={isFirst} />
      </Suspense>
    </li>
  )
})
