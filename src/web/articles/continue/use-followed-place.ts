import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { HALF_READ, READING_POSITION_MS } from '../../../contract/limits.ts'
import { findPlace, type Place } from './find-place.ts'

/** Looked at when the reader rests, not at every pixel. */
const LOOK_MS = 300

interface Following {
  /** A place that was kept before: until the reader has reached it or said no, it stays as it is. */
  offered: Place | null
  keep: (place: Place) => void
  forget: () => void
  onReached: () => void
}

/**
 * Keeps the place of the reader every 15 s at most, and when they leave; forgets it at the end of the text, and when
 * the returned function is called.
 */
export function useFollowedPlace(body: RefObject<HTMLElement | null>, following: Following): () => void {
  const state = useRef({ kept: following.offered, waiting: null as Place | null, isFinished: false })

  const look = useEffectEvent(() => {
    const { current } = state
    if (body.current === null || current.isFinished) return
    const place = findPlace(body.current)
    const isFinished = place === null || place.percent > HALF_READ.to
    if (following.offered !== null) {
      if (!isFinished && place.percent < following.offered.percent) return
      following.onReached()
    }
    current.waiting = !isFinished && place.percent >= HALF_READ.from ? place : null
    if (!isFinished) return
    // A text that fits on the screen was never half read.
    if (current.kept !== null) following.forget()
    current.isFinished = current.kept !== null || scrollY > 0
    current.kept = null
  })

  const flush = useEffectEvent(() => {
    const { kept, waiting } = state.current
    if (waiting === null || waiting.block === kept?.block) return
    state.current.kept = waiting
    following.keep(waiting)
  })

  useEffect(() => {
    let looking: ReturnType<typeof setTimeout> | undefined
    let sending: ReturnType<typeof setTimeout> | undefined
    const send = (): void => {
      clearTimeout(sending)
      sending = undefined
      flush()
    }
    const onScroll = (): void => {
      looking ??= setTimeout(() => {
        looking = undefined
        look()
      }, LOOK_MS)
      sending ??= setTimeout(send, READING_POSITION_MS)
    }
    const onHide = (): void => {
      if (document.hidden) send()
    }
    look()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('pagehide', send)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearTimeout(looking)
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', send)
      document.removeEventListener('visibilitychange', onHide)
      send()
    }
  }, [])

  return () => {
    state.current.kept = null
    following.forget()
  }
}
