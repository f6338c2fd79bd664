import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Where each list was left; a thread takes its place on a phone, and Back finds it there again. */
const left = new Map<string, number>()

export function useListScroll(name: string, isShown: boolean): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = pane.current
    if (element === null || !isShown) return undefined
    element.scrollTop = left.get(name) ?? 0
    const remember = (): void => void left.set(name, element.scrollTop)
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [name, isShown])
  return pane
}
