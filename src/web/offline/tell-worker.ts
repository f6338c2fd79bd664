import { WORKER_PATH } from '../../contract/rendering.ts'
import { articlePath, FILES, PAGES, type VisitNote } from './kept-pages.ts'

/** Registers the worker if need be, and tells it who reads what. */
export async function tellWorker(owner: number | null, path: string): Promise<void> {
  const { serviceWorker } = navigator
  if (document.documentElement.dataset['worker'] === undefined) return removeWorker()
  await serviceWorker.register(WORKER_PATH)
  const { active } = await serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const note: VisitNote = { owner, path: articlePath(path), files }
  active?.postMessage(note, [])
}

/** The site has none any more. */
async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.active?.scriptURL !== location.origin + WORKER_PATH) return
  await registration.unregister()
  await Promise.all([caches.delete(PAGES), caches.delete(FILES)])
}
