import { useEffect, useRef, type RefObject } from 'react'
import { readArticle } from '../../../contract/article-signals.ts'
import { call } from '../../platform/api.ts'
import { useHiddenPage } from '../../ui/use-hidden-page.ts'
import { shareRead } from './share-read.ts'

const READ_AFTER_MS = 30_000
const READ_SHARE = 0.5

/** Tells once that somebody has read: after half a minute in sight, or at the middle of the text. */
export function useReadingSignal(id: number, body: RefObject<HTMLElement | null>): void {
  const isHidden = useHiddenPage()
  const isTold = useRef(false)
  useEffect(() => {
    if (isHidden || isTold.current) return undefined
    const stop = (): void => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
    }
    const tell = (): void => {
      stop()
      isTold.current = true
      // A count that is lost is no reason to disturb a reader.
      call(readArticle, { params: { id: String(id) } }).catch(() => {})
    }
    const onScroll = (): void => {
      if (body.current !== null && shareRead(body.current) >= READ_SHARE) tell()
    }
    const timer = setTimeout(tell, READ_AFTER_MS)
    addEventListener('scroll', onScroll, { passive: true })
    return stop
  }, [id, isHidden, body])
}
