/** Keys of the specification; what they hold is plain text so that it can be read by anything. */
export type StorageKey =
  | 'theme'
  | 'premium-theme'
  | 'language'
  | 'cookie-consent'
  | 'cookie-preferences'
  | 'notifications'
  | 'skip-loading-screen'
  | 'text-size'
  | 'keyboard-shortcuts'
  | 'reduce-motion'
  | 'autoplay-video'
  | 'data-saver'
  | 'adult-posts'
  | 'push-invitation'
  | 'page-feed'
  | 'help-strip'
  | 'announcement'
  | 'nsfwConsent'
  | 'reading-languages'
  | 'reading-positions'
  | 'waiting-changes'
  | 'iq-answer'
  | `comment-draft:${string}`
  | `merge-draft:${string}`

/** Storage may be full, forbidden or absent (private windows): then choices live as long as the page. */
const fallback = new Map<string, string>()

export function readStored(key: StorageKey): string | null {
  // A full storage still holds the choice before this one, so what it refused comes first.
  const refused = fallback.get(key)
  if (refused !== undefined) return refused
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value)
    fallback.delete(key)
  } catch {
    fallback.set(key, value)
  }
}

export function removeStored(key: StorageKey): void {
  fallback.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

const YEAR_SECONDS = 365 * 24 * 3600

/** The server can't see localStorage: two essential cookies mirror what the first page needs. */
export function mirrorInCookie(name: 'lang' | 'theme', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}
