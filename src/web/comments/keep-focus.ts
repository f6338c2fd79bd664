export function rowId(commentId: number): string {
  return `comment-${commentId}`
}

/** What was pressed may be gone with what it did: once that is drawn, a place that is still there takes the focus. */
export function keepFocus(elementId: string): void {
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.getElementById(elementId)?.focus({ preventScroll: true })
  })
}
