import { createClickGuard, currentPath, secureAddress, secureLink } from './secure-link.ts'

/** A place inside the app: `/page` with its query, the section it names, and the key of its history entry. */
export interface Place {
  path: string
  query: URLSearchParams
  /** What stands after a `#` of its own; '' without one. */
  section: string
  key: string
}

export function toPlace(fullPath: string, key: string): Place {
  const [whole = '', section = ''] = fullPath.split('#', 2)
  const mark = whole.indexOf('?')
  const path = (mark === -1 ? whole : whole.slice(0, mark)).replace(/([^/])\/$/, '$1')
  return { path, query: new URLSearchParams(mark === -1 ? '' : whole.slice(mark + 1)), section, key }
}

interface HistoryState {
  key?: string
}

let place = toPlace('/', 'start')
const listeners = new Set<() => void>()
let mayFollow = createClickGuard()
const scrolls = new Map<string, number>()
const SCROLL_STORE = 'scroll'

function keyOfEntry(): string | undefined {
  return (history.state as HistoryState | null)?.key
}

let entries = 0
function newKey(): string {
  return `${Date.now().toString(36)}-${entries++}`
}

/** False from the arrival at a place until it is drawn: what the browser scrolls in between is not the reader's. */
let isSettled = false

function arrive(): void {
  isSettled = false
  place = toPlace(currentPath(location), keyOfEntry() ?? 'start')
  for (const listener of listeners) listener()
}

function rememberScroll(): void {
  if (isSettled) scrolls.set(place.key, scrollY)
  try {
    sessionStorage.setItem(SCROLL_STORE, JSON.stringify([...scrolls].slice(-50)))
  } catch {
    // Then a reload starts at the top.
  }
}

export const locationStore = {
  get: (): Place => place,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Takes up the address the page was opened at and follows Back and Forward. */
  start: (): (() => void) => {
    secureStart()
    history.scrollRestoration = 'manual'
    try {
      for (const [key, y] of JSON.parse(sessionStorage.getItem(SCROLL_STORE) ?? '[]') as [string, number][])
        scrolls.set(key, y)
    } catch {
      // A broken entry is no entry.
    }
    const onPop = () => {
      // Whoever went back may follow the same link again at once: that is no double click.
      mayFollow = createClickGuard()
      secureStart()
      arrive()
    }
    const onScroll = () => isSettled && scrolls.set(place.key, scrollY)
    arrive()
    addEventListener('popstate', onPop)
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('pagehide', rememberScroll)
    return () => {
      removeEventListener('popstate', onPop)
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', rememberScroll)
    }
  },
  /** The position this history entry was left at. */
  scrollOf: (key: string): number => scrolls.get(key) ?? 0,
  /** The place is drawn and scrolled to: from now on the reader's scrolling counts. */
  settle: (): void => {
    isSettled = true
  },
}

/**
 * Gives the address its secure form in place: no second load, and Back still leads where it should. A page that
 * was just loaded gets a key of its own, or it would start where another one was left.
 */
export function secureStart(): void {
  const secured = secureAddress(location)
  const key = keyOfEntry()
  if (secured !== null || key === undefined) history.replaceState({ key: key ?? newKey() }, '', secured)
}

/** Goes to an inner path. A repeat of the same path within a second is ignored. */
export function navigate(path: string, options: { replace?: boolean } = {}): void {
  if (!mayFollow(path, Date.now())) return
  rememberScroll()
  history[options.replace === true ? 'replaceState' : 'pushState']({ key: newKey() }, '', secureLink(path))
  arrive()
}

/** Spec 4.6: after signing in the browser goes to the root with fresh codes and an empty hash, as a real load. */
export function leaveForHome(): void {
  location.assign(secureLink(''))
}

export function goBack(): void {
  if (history.length > 1) history.back()
  else navigate('/')
}

let prefetch: (path: string) => void = () => {}
/** The app tells how a screen's code is fetched ahead of the click. */
export function setPrefetch(fetchAhead: (path: string) => void): void {
  prefetch = fetchAhead
}
export function prefetchScreen(path: string): void {
  prefetch(path)
}
