/** What is behind a modal dialog is inert, so whatever must stay reachable moves into the uppermost one. */
let stack: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]): void {
  stack = next
  for (const listener of listeners) listener()
}

export const modalStack = {
  top: (): HTMLDialogElement | null => stack.at(-1) ?? null,
  topOnServer: (): null => null,
  push: (dialog: HTMLDialogElement): void => change([...stack, dialog]),
  remove: (dialog: HTMLDialogElement): void => change(stack.filter((open) => open !== dialog)),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
