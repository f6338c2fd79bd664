import { LOGOUT_PATH } from '../../contract/auth.ts'
import { OFFLINE_PATH, WORKER_PATH } from '../../contract/rendering.ts'
import { forgetPages, noteVisit } from './keep-pages.ts'
import { articleAt, FILES, languageOf, PAGES, type VisitNote } from './kept-pages.ts'
import { forgetPush, openPushed, showPush } from './worker-push.ts'
import type { WorkerScope } from './worker-scope.ts'

/**
 * For moments without a connection, and for pushes. While there is one, documents come from the network and nothing
 * else passes through here; what it keeps is what a page tells it.
 */
declare const self: WorkerScope

/** Since the last document had to come from here; where the browser believes that it is online, too. */
let isAway = false
let work = Promise.resolve()

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('message', (event) => {
  // One after the other: two tabs may tell at once. What fails is told again with the next article.
  work = work.then(async () => note(event.data as VisitNote)).catch(() => {})
  event.waitUntil(work)
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate') {
    // After what is still at work, which would bring it back.
    if (url.pathname === LOGOUT_PATH) {
      work = work
        .then(forgetPages)
        .then(async () => forgetPush(self.registration))
        .catch(() => {})
      event.waitUntil(work)
    }
    if (!url.pathname.startsWith('/api/')) event.respondWith(answerDocument(request, url))
  } else if (url.pathname.startsWith('/assets/') && (isAway || !navigator.onLine)) {
    event.respondWith(answerFile(request))
  }
})

self.addEventListener('push', (event) => event.waitUntil(showPush(self.registration, event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPushed(self.clients, event.notification.data))
})

async function install(): Promise<void> {
  const page = await fetch(OFFLINE_PATH)
  if (!page.ok) throw new Error('No offline page')
  await (await caches.open(FILES)).put(OFFLINE_PATH, page)
  await self.skipWaiting()
}

async function activate(): Promise<void> {
  await keepOnly([PAGES, FILES])
  await self.clients.claim()
}

async function note(visit: VisitNote): Promise<void> {
  const { status } = await fetch(WORKER_PATH, { method: 'HEAD' })
  if (status === 404) await leave()
  else await noteVisit(visit, fetch)
}

/** The operator does not want it any more. */
async function leave(): Promise<void> {
  await keepOnly([])
  await self.registration.unregister()
}

async function keepOnly(kept: string[]): Promise<void> {
  for (const name of await caches.keys()) if (!kept.includes(name)) await caches.delete(name)
}

async function answerDocument(request: Request, url: URL): Promise<Response> {
  try {
    const response = await fetch(request)
    isAway = false
    return response
  } catch {
    isAway = true
    return (await keptArticle(url)) ?? (await keptFile(OFFLINE_PATH)) ?? Response.error()
  }
}

/** The app takes an article's document for right at its clean path, and in its language if that is asked for. */
async function keptArticle(url: URL): Promise<Response | undefined> {
  const path = articleAt(url)
  const kept = path === null ? undefined : await (await caches.open(PAGES)).match(path, { ignoreVary: true })
  if (kept === undefined) return undefined
  const address = `${path}?hl=${languageOf(await kept.clone().text())}`
  return url.pathname + url.search === address ? kept : Response.redirect(`${address}#`)
}

async function answerFile(request: Request): Promise<Response> {
  return (await keptFile(request.url)) ?? fetch(request)
}

async function keptFile(address: string): Promise<Response | undefined> {
  return (await caches.open(FILES)).match(address, { ignoreVary: true })
}
