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
  const { title, body, tag, path } = message
  await registration.showNotification(title, { body, tag, icon: ICON, badge: ICON, data: { path } })
}

function readMessage(data: { json: () => unknown } | null): PushMessage | null {
  try {
    const value = data?.json() as Partial<PushMessage> | undefined
    const { title, body, path, tag } = value ?? {}
    const isWhole = [title, body, path, tag].every((part) => typeof part === 'string')
    return isWhole ? (value as PushMessage) : null
  } catch {
    return null
  }
}

/** The page it is about: where it is open already, that one, else a new one. Only ever a page of this site. */
export async function openPushed(
  clients: WorkerScope['clients'],
  data: unknown,
  origin: string = location.origin,
): Promise<void> {
  const url = addressIn(data, origin)
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const same = open.find((client) => client.url === url)
  if (same === undefined) await clients.openWindow(url)
  else await same.focus()
}

function addressIn(data: unknown, origin: string): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : undefined
  const home = `${origin}/`
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, home)) return home
  const url = new URL(path, home)
  return url.origin === origin ? url.href : home
}

/** Whoever signs out here is told nothing more here; the server has ended it with the session. */
export async function forgetPush({ pushManager }: Registration): Promise<void> {
  const subscription = await pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
