import type { MouseEvent } from 'react'
import { navigate } from '../../platform/location.ts'

/** Goes to another view of the same thing: the reader stays where they are on the page. */
export function goStaying(path: string): void {
  const y = scrollY
  navigate(path)
  requestAnimationFrame(() => scrollTo(0, y))
}

/** For a link that does so on a plain press. */
export const staying = (path: string) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  goStaying(path)
}
