export type ToastTone = 'default' | 'destructive' | 'success'

export interface ToastContent {
  title: string
  description?: string | undefined
  tone?: ToastTone
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onAct: () => void } | undefined
}

export interface ShownToast extends ToastContent {
  id: number
  tone: ToastTone
  isLeaving: boolean
}

export const TOAST_EXIT_MS = 140

let current: ShownToast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function show(next: ShownToast | null): void {
  current = next
  for (const listener of listeners) listener()
}

/** Tells something from anywhere. A new one takes the place of the one on screen. */
export function toast({ tone = 'default', ...content }: ToastContent): void {
  lastId += 1
  show({ ...content, tone, id: lastId, isLeaving: false })
}

export function dismissToast(id: number): void {
  if (current?.id !== id || current.isLeaving) return
  show({ ...current, isLeaving: true })
  setTimeout(() => {
    if (current?.id === id) show(null)
  }, TOAST_EXIT_MS)
}

export const toastStore = {
  get: (): ShownToast | null => current,
  getOnServer: (): null => null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
