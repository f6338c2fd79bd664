import { deletePushSubscription, getPush, savePushSubscription } from '../../contract/push.ts'
import { WORKER_PATH } from '../../contract/rendering.ts'
import { addressOf, call } from '../platform/api.ts'

export type Permission = 'unsupported' | NotificationPermission

/** What this browser can and may. Without our service worker nothing could show a push. */
export function readPermission(): Permission {
  const canShow = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!canShow || document.documentElement.dataset['worker'] === undefined) return 'unsupported'
  return Notification.permission
}

/** How things are with this browser: what the server knows, and whether the browser itself has a subscription. */
export const pushQuery = {
  queryKey: [addressOf(getPush)],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const known = await call(getPush, { signal })
    return { ...known, isOn: known.isSubscribed && (await findSubscription()) !== null }
  },
} as const

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** To be called by a click, before anything else is waited for: only then may a browser ask its question. */
export async function turnOn(publicKey: string): Promise<'on' | Permission> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission
  await navigator.serviceWorker.register(WORKER_PATH)
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await subscribe(pushManager, publicKey)
  const { endpoint, keys } = subscription.toJSON()
  await call(savePushSubscription, {
    body: {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  })
  return 'on'
}

async function subscribe(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    // One from before the site had another key.
    const old = await manager.getSubscription()
    if (old === null) throw error
    await old.unsubscribe()
    return manager.subscribe(options)
  }
}

export async function turnOff(): Promise<void> {
  const subscription = await findSubscription()
  if (subscription === null) return
  await call(deletePushSubscription, { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
}
