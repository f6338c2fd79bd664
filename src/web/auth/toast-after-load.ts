import { toast, type ToastContent } from '../ui/toast-store.ts'

const STORE = 'toast-after-load'

/** For a toast whose page ends with it: the page that is loaded next shows it. */
export function keepToastForNextPage(content: ToastContent): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(content))
  } catch {
    // Without storage it is seen for as long as this page lasts.
    toast(content)
  }
}

/** Called once at the start of the app. */
export function showToastFromLastPage(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? 'null')
    sessionStorage.removeItem(STORE)
    if (isToast(kept)) toast(kept)
  } catch {
    // Forbidden or broken storage holds no toast.
  }
}

function isToast(value: unknown): value is ToastContent {
  return typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'
}
