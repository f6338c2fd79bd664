import { locationStore } from '../platform/location.ts'

/** What somebody wanted to do before we knew who he is. `subject` is what it is done to. */
export interface Wish {
  kind: 'like' | 'bookmark' | 'comment' | 'report' | 'suggest' | 'post' | 'follow' | 'vote'
  subject?: { type: 'article' | 'comment' | 'page-post' | 'person'; id: number } | undefined
  /** Of a vote: the option by its index. */
  option?: number | undefined
  /** Where he was, and where he wants to be again. */
  place: string
}

const STORE = 'wish'
const LIFE_MS = 60 * 60_000

/** Signing in ends with a real load of the page, so the wish waits in the tab's own storage. */
export function keepWish(wish: Wish): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...wish, at: Date.now() }))
  } catch {
    // Without storage he does it himself once he is in.
  }
}

/** After signing in he is brought back to where he is now. */
export function keepPlace(kind: Wish['kind']): void {
  const { path, query } = locationStore.get()
  const search = query.toString()
  keepWish({ kind, place: search === '' ? path : `${path}?${search}` })
}

/** Gives the wish out once; an old one is forgotten. */
export function takeWish(): Wish | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? 'null')
    sessionStorage.removeItem(STORE)
    return isWish(kept) && Date.now() - kept.at < LIFE_MS ? kept : null
  } catch {
    return null
  }
}

function isWish(value: unknown): value is Wish & { at: number } {
  if (typeof value !== 'object' || value === null) return false
  const { kind, place, at } = value as Record<string, unknown>
  return (
    typeof kind === 'string' && typeof at === 'number' && typeof place === 'string' && /^\/[^/\\]/.test(place)
  )
}
