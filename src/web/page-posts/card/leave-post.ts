/** The card with the pressed button is about to go: the one beside it, the list or the screen takes the focus. */
export function leavePost(id: number): void {
  const row = document.getElementById(`post-${id}`)
  const next =
    row?.nextElementSibling ??
    row?.previousElementSibling ??
    row?.parentElement ??
    document.getElementById('main')
  if (next instanceof HTMLElement) setTimeout(() => next.focus({ preventScroll: true }))
}
