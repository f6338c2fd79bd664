import type { MouseEvent } from 'react'

/** The hash is the app's path, so a link within the page moves the focus itself; the address stays. */
export function jumpTo(id: string): (event: MouseEvent) => void {
  return (event) => {
    event.preventDefault()
    const target = document.getElementById(id)
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }
}
