/** How much of an element has passed the lower edge of the window, from 0 to 1. */
export function shareRead(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect()
  if (height === 0) return 0
  return Math.min(1, Math.max(0, (innerHeight - top) / height))
}
