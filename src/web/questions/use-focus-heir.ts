import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Whoever has the focus in something that is taken away finds it again at a place that stays. */
export function useFocusHeir<T extends HTMLElement>(heirId: string): RefObject<T | null> {
  const ref = useRef<T>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () =>
      queueMicrotask(() => {
        if (element?.isConnected === false && document.activeElement === document.body)
          document.getElementById(heirId)?.focus({ preventScroll: true })
      })
  }, [heirId])
  return ref
}
