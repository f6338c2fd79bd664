import { useRef, type PointerEvent } from 'react'
import { TOAST_SWIPE_PX } from '../../contract/limits.ts'

/** A click's small tremble is no swipe. */
const START_PX = 6

type Swipe = PointerEvent<HTMLElement>

/** The element follows the finger to the right; let go past the threshold and it counts as a swipe. */
export function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number>(undefined)
  const distance = (event: Swipe) => (start.current === undefined ? 0 : event.clientX - start.current)
  const isSwiping = (event: Swipe) => event.currentTarget.dataset['swiping'] !== undefined

  function end(event: Swipe, isSwipe: boolean): void {
    const card = event.currentTarget
    start.current = undefined
    delete card.dataset['swiping']
    if (isSwipe) onSwipe()
    else card.style.removeProperty('--swipe')
  }
  return {
    onPointerDown: (event: Swipe) => {
      if (event.isPrimary && event.button === 0) start.current = event.clientX
    },
    onPointerMove: (event: Swipe) => {
      if (!isSwiping(event)) {
        if (distance(event) < START_PX) return
        event.currentTarget.dataset['swiping'] = ''
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      event.currentTarget.style.setProperty('--swipe', `${Math.max(0, distance(event))}px`)
    },
    onPointerUp: (event: Swipe) => end(event, isSwiping(event) && distance(event) > TOAST_SWIPE_PX),
    onPointerCancel: (event: Swipe) => end(event, false),
  }
}
