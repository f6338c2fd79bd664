let isTabLast = false
let isWatching = false

function pressed(event: KeyboardEvent): void {
  isTabLast = event.key === 'Tab'
}

function pointed(): void {
  isTabLast = false
}

/** Listens once for the whole page, before anything there can stop the event. */
export function watchTabKey(): void {
  if (isWatching) return
  isWatching = true
  addEventListener('keydown', pressed, true)
  addEventListener('pointerdown', pointed, true)
}

/** Focus that a closing menu or dialog gives back looks like the keyboard's, but nobody walked there. */
export function cameByTab(element: Element): boolean {
  return isTabLast && element.matches(':focus-visible')
}
