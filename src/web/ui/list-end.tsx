import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useText } from '../platform/language.tsx'
import { Button } from './button.tsx'
import { messages as listMessages } from './list-messages.ts'
import type { ListState } from './list-state.ts'
import { messages } from './messages.ts'

/** So many pages come by themselves; then the reader is asked, and can reach what stands below the list. */
const AUTO_PAGES = 3
/** How far ahead of its end the list grows. */
const AHEAD = '1200px'

export interface ListEndProps {
  list: ListState
  /** Said after the last row. */
  end?: ReactNode
  loadMore?: string | undefined
  moreFailed?: string | undefined
  outdated?: string | undefined
  /** The next pages come as the reader gets near the end. */
  isAuto?: boolean
}

/** Rows stay whatever fails; what failed can be tried again. */
export function ListEnd({ list, end, loadMore, moreFailed, outdated, isAuto = false }: ListEndProps) {
  const t = useText(listMessages)
  const common = useText(messages)
  const mark = useRef<HTMLDivElement>(null)
  const ask = useAutoLoad(list, mark, isAuto)
  if (!list.isOutdated && list.hasMore !== true && (list.hasMore === undefined || !end)) return null
  return (
    <div ref={mark} className="list-end">
      {list.hasMoreFailed && <p role="alert">{moreFailed ?? t('moreFailed')}</p>}
      {list.isOutdated && (
        <>
          <p role="alert">{outdated ?? t('outdated')}</p>
          <Button onClick={list.retry} busy={list.isBusy}>
            {common('tryAgain')}
          </Button>
        </>
      )}
      {!list.isOutdated && list.hasMore === true && (
        <Button onClick={ask} busy={list.isLoadingMore}>
          {loadMore ?? t('loadMore')}
        </Button>
      )}
      {!list.isOutdated && list.hasMore === false && <p>{end}</p>}
    </div>
  )
}

/** What the button does: it loads one page, and lets the next ones come by themselves again. */
function useAutoLoad(list: ListState, mark: RefObject<HTMLElement | null>, isAuto: boolean): () => void {
  const [left, setLeft] = useState(AUTO_PAGES)
  const isReady = isAuto && left > 0 && list.hasMore === true && !list.isLoadingMore && !list.hasMoreFailed
  const loadMore = useRef(list.loadMore)
  useEffect(() => {
    loadMore.current = list.loadMore
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
  }, [isReady, mark])
  return () => {
    setLeft(AUTO_PAGES)
    list.loadMore()
  }
}
