/** The card with the pressed button is about to go: the one after it, or the list, takes the focus. */
export function leavePost(id: number): void {
  const row = document.getElementById(`post-${id}`)
  const next = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.parentElement
  if (next instanceof HTMLElement) setTimeout(() => next.focus({ preventScroll: true }))
}
