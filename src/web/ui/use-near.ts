import { useEffect, useRef, useState, type RefObject } from 'react'

/** How far outside of the screen something is already near. */
const AHEAD = '200px'
const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

function watch(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { rootMargin: AHEAD },
  )
  const watching = observer
  waiting.set(element, onNear)
  watching.observe(element)
  return () => watching.unobserve(element)
}

/** Whether an element has come near the screen, so that what is far below it is not fetched by every visit. */
export function useNear<E extends Element>(isWanted: boolean): { ref: RefObject<E | null>; isNear: boolean } {
  const ref = useRef<E>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (ref.current === null || isNear || !isWanted) return
    return watch(ref.current, () => setIsNear(true))
  }, [isNear, isWanted])
  return { ref, isNear: isNear && isWanted }
}
