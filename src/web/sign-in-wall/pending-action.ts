import { locationStore } from '../platform/location.ts'

/** What somebody wanted to do before we knew who they are. */
export interface PendingAction {
  kind:
    | 'like'
    | 'bookmark'
    | 'comment'
    | 'report'
    | 'suggest'
    | 'post'
    | 'follow'
    | 'vote'
    | 'write'
    | 'library'
    | 'guild'
    | 'ask'
    | 'answer'
    | 'plan'
    | 'notify'
    | 'data'
    | 'collection'
  /** The call to make once they are signed in; without one they are only brought back. */
  request?: { method: string; path: string; body?: unknown } | undefined
  /** Which of several boxes they wrote in. */
  part?: string
  /** Where they were, and where they want to be again. */
  place: string
}

const STORE = 'pending-action'
const LIFE_MS = 60 * 60_000

/** Signing in ends with a real load of the page, so the action waits in the tab's own storage. */
export function storePendingAction(action: PendingAction): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...action, at: Date.now() }))
  } catch {
    // Without storage they do it themselves once they are signed in.
  }
}

/** After signing in they are brought back to where they are now, and to the part of it that they wrote in. */
export function keepPlace(kind: PendingAction['kind'], part?: string): void {
  const { path, query } = locationStore.get()
  const search = query.toString()
  storePendingAction({
    kind,
    ...(part !== undefined && { part }),
    place: search === '' ? path : `${path}?${search}`,
  })
}

/** Gives the action out once, and never one that has waited too long. */
export function takePendingAction(): PendingAction | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? 'null')
    sessionStorage.removeItem(STORE)
    return isPendingAction(stored) && Date.now() - stored.at < LIFE_MS ? stored : null
  } catch {
    return null
  }
}

function isPendingAction(value: unknown): value is PendingAction & { at: number } {
  if (typeof value !== 'object' || value === null) return false
  const { kind, place, at, request } = value as Record<string, unknown>
  const isPlace = typeof place === 'string' && /^\/([^/\\]|$)/.test(place)
  return (
    typeof kind === 'string' &&
    typeof at === 'number' &&
    isPlace &&
    (request === undefined || isCall(request))
  )
}

function isCall(request: unknown): boolean {
  const { method, path } = Object(request) as Record<string, unknown>
  return typeof method === 'string' && typeof path === 'string' && path.startsWith('/api/')
}
