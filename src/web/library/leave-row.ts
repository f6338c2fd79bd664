/** A row is about to go: the keyboard goes on at its neighbour, or at the list that is left. */
export function leaveRow(row: HTMLElement | null): void {
  const { activeElement, body } = document
  // Whoever has gone on to something else is not called back. A disabled button has lost the focus to the body.
  if (row === null || (activeElement !== body && !row.contains(activeElement))) return
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  const target = neighbour?.querySelector<HTMLElement>('button') ?? row.closest<HTMLElement>('.library-panel')
  target?.focus({ preventScroll: true })
}
