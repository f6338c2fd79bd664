/** What of a service worker's surroundings we use: TypeScript's own types of them exclude those of a page. */
export interface WorkerScope {
  registration: {
    unregister: () => Promise<boolean>
    showNotification: (title: string, options: object) => Promise<void>
    /** Not in every browser. */
    pushManager:
      | { getSubscription: () => Promise<{ unsubscribe: () => Promise<boolean> } | null> }
      | undefined
  }
  clients: {
    claim: () => Promise<void>
    /** The one that was looked at last comes first. */
    matchAll: (of: object) => Promise<WorkerClient[]>
    openWindow: (url: string) => Promise<unknown>
  }
  skipWaiting: () => Promise<void>
  addEventListener: <K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ) => void
}

interface WorkerClient {
  url: string
  focus: () => Promise<unknown>
  postMessage: (message: unknown, transfer: MessagePort[]) => void
}

interface WorkerEvents {
  install: WaitingEvent
  activate: WaitingEvent
  message: WaitingEvent & { data: unknown }
  push: WaitingEvent & { data: { json: () => unknown } | null }
  notificationclick: WaitingEvent & { notification: { data: unknown; close: () => void } }
  fetch: WaitingEvent & { request: Request; respondWith: (answer: Promise<Response>) => void }
}

interface WaitingEvent {
  waitUntil: (work: Promise<unknown>) => void
}
