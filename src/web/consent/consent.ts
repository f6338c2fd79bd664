import { readStored, writeStored } from '../platform/storage.ts'

export const COOKIE_KINDS = ['essential', 'analytics', 'preferences', 'marketing'] as const
export type CookieKind = (typeof COOKIE_KINDS)[number]
export type CookiePreferences = { essential: true } & Record<Exclude<CookieKind, 'essential'>, boolean>
export type CookieConsent = 'all' | 'essential' | 'custom'

export const ONLY_ESSENTIAL: CookiePreferences = {
  essential: true,
  analytics: false,
  preferences: false,
  marketing: false,
}
export const EVERYTHING: CookiePreferences = {
  essential: true,
  analytics: true,
  preferences: true,
  marketing: true,
}

export function hasChosen(): boolean {
  return ['all', 'essential', 'custom'].includes(readStored('cookie-consent') ?? '')
}

/** What was chosen before; essential is true whatever somebody wrote into the storage. */
export function readPreferences(): CookiePreferences {
  try {
    const stored: unknown = JSON.parse(readStored('cookie-preferences') ?? 'null')
    if (typeof stored !== 'object' || stored === null) return ONLY_ESSENTIAL
    const flag = (kind: CookieKind) => (stored as Record<string, unknown>)[kind] === true
    return {
      essential: true,
      analytics: flag('analytics'),
      preferences: flag('preferences'),
      marketing: flag('marketing'),
    }
  } catch {
    return ONLY_ESSENTIAL
  }
}

const listeners = new Set<() => void>()

/** Tells when a choice is made, be it in the banner or from the foot of the page. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function storeConsent(consent: CookieConsent, preferences: CookiePreferences): void {
  writeStored('cookie-consent', consent)
  writeStored('cookie-preferences', JSON.stringify({ ...preferences, essential: true }))
  for (const listener of listeners) listener()
}
