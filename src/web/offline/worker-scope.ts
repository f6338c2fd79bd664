/** What of a service worker's surroundings we use: TypeScript's own types of them exclude those of a page. */
export interface WorkerScope {
  registration: { unregister: () => Promise<boolean> }
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: <K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ) => void
}

interface WorkerEvents {
  install: WaitingEvent
  activate: WaitingEvent
  message: WaitingEvent & { data: unknown }
  fetch: WaitingEvent & { request: Request; respondWith: (answer: Promise<Response>) => void }
}

interface WaitingEvent {
  waitUntil: (work: Promise<unknown>) => void
}
