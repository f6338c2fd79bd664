import { useEffect, useRef, type RefObject } from 'react'
import { usePlace } from '../../platform/link.tsx'
import { locationStore } from '../../platform/location.ts'

/** Places that were shown: to come to one again is to go back, and there the position is known. */
const seen = new Set<string>()
/** Of the results below the top of the window: the header and some air. */
const AIR = 76

/**
 * Another filter or order is another place, which would start at the top of the page. Whoever sorts stays where they
 * are, or is led up to where the results begin if they were further down.
 */
export function useSteadyScroll(): RefObject<HTMLElement | null> {
  const { key } = usePlace()
  const results = useRef<HTMLElement>(null)
  const last = useRef({ key, y: 0 })
  useEffect(
    () =>
      locationStore.subscribe(() => {
        last.current.y = scrollY
      }),
    [],
  )
  useEffect(() => {
    const isNew = last.current.key !== key && !seen.has(key) && locationStore.scrollOf(key) === 0
    seen.add(key)
    last.current.key = key
    if (!isNew || results.current === null) return
    const start = results.current.getBoundingClientRect().top + scrollY - AIR
    window.scrollTo(0, Math.max(0, Math.min(last.current.y, start)))
  }, [key])
  return results
}
