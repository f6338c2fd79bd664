import type { PushMessage } from '../../contract/push.ts'
import type { WorkerScope } from './worker-scope.ts'

const ICON = '/apple-touch-icon.png'

type Registration = WorkerScope['registration']

/** Shows what the site has sent; nothing of it was readable on the way. */
export async function showPush(
  registration: Registration,
  data: { json: () => unknown } | null,
): Promise<void> {
  const message = readMessage(data)
  if (message === null) return
  const { title, body, tag } = message
  await registration.showNotification(title, { body, tag, icon: ICON, data: message })
}

function readMessage(data: { json: () => unknown } | null): PushMessage | null {
  try {
    const message = data?.json() as PushMessage
    const { title, body, path, tag } = message
    return [title, body, path, tag].every((part) => typeof part === 'string') ? message : null
  } catch {
    return null
  }
}

/** How long a page may take to say that it has heard: browsers let a click open a window for about a second. */
const HEARD_WITHIN_MS = 500

/** What an open page is told: see use-pushed-place.ts. */
export interface PushedPlace {
  goTo: string
}

type Clients = WorkerScope['clients']
type Page = Awaited<ReturnType<Clients['matchAll']>>[number]

/**
 * Leads to the page it is about: in a tab of the site that is open already, the one that was looked at last, and only without
 * any in a new window. Only ever a page of this site.
 */
export async function openPushed(
  clients: Clients,
  data: unknown,
  origin: string = location.origin,
): Promise<void> {
  const url = addressIn(data, origin)
  const path = url.slice(origin.length)
  // Browsers name only those of this site, the one that was looked at last first.
  const [page] = await clients.matchAll({ includeUncontrolled: true })
  // A page on which the app does not run, or that may not be brought forward, shows nothing.
  const isShown = await page
    ?.focus()
    .then(async () => isHeard(page, { goTo: path }))
    .catch(() => false)
  if (isShown !== true) await clients.openWindow(url)
}

function isHeard(page: Page, place: PushedPlace): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    setTimeout(resolve, HEARD_WITHIN_MS, false)
    port1.addEventListener('message', () => resolve(true))
    port1.start()
    page.postMessage(place, [port2])
  })
}

function addressIn(data: unknown, origin: string): string {
  const { path } = (data ?? {}) as { path?: unknown }
  const url = typeof path === 'string' && URL.canParse(path, origin) ? new URL(path, origin) : null
  return url?.origin === origin ? url.href : `${origin}/`
}

/** Whoever signs out here is told nothing more here; the server has ended it with the session. */
export async function forgetPush({ pushManager }: Registration): Promise<void> {
  const subscription = await pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
