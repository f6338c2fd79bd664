import { useEffect, useRef, useState } from 'react'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'
import type { OpenedFeed } from './use-feed.ts'

/** So many pages come by themselves; then the reader is asked, and can reach what stands below the feed. */
const BY_ITSELF = 3
/** How far ahead of its end the feed grows. */
const AHEAD = '1200px'

export function FeedEnd({ feed }: { feed: OpenedFeed }) {
  const t = useText(messages)
  const [left, setLeft] = useState(BY_ITSELF)
  const mark = useRef<HTMLDivElement>(null)
  const isReady = feed.hasMore && !feed.isLoadingMore && !feed.hasMoreFailed && left > 0
  const loadMore = useRef(feed.loadMore)
  useEffect(() => {
    loadMore.current = feed.loadMore
  })
  useEffect(() => {
    if (!isReady || mark.current === null) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        observer.disconnect()
        setLeft((count) => count - 1)
        loadMore.current()
      },
      { rootMargin: `${AHEAD} 0px` },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [isReady])
  function ask(): void {
    setLeft(BY_ITSELF)
    feed.loadMore()
  }
  return (
    <div ref={mark} className="list-end feed-end">
      {feed.hasMoreFailed && <p role="alert">{t('moreFailed')}</p>}
      {feed.hasMore && (
        <Button onClick={ask} busy={feed.isLoadingMore}>
          {t('loadMore')}
        </Button>
      )}
      {feed.isWhole && <p>{t('caughtUp')}</p>}
    </div>
  )
}
