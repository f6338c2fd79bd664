/** How much of an element has passed the lower edge of the window, from 0 to 1. */
export function shareRead(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect()
  if (height === 0) return 0
  return Math.min(1, Math.max(0, (innerHeight - top) / height))
}

/** How far the reader has come from the top of the page to the end of an element: 0 before they scroll. */
export function sharePassed(element: HTMLElement): number {
  const toEnd = element.getBoundingClientRect().bottom + scrollY - innerHeight
  return toEnd <= 0 ? 1 : Math.min(1, Math.max(0, scrollY / toEnd))
}
