import { readResetLink, type ResetLink } from './reset-link.ts'

const STORE = 'reset-token'

/** The address does not hold the token any more; this lets a reload of the open form find it again. */
export function keepLink({ token, isVerified }: ResetLink): void {
  try {
    sessionStorage.setItem(STORE, String(new URLSearchParams({ token, verified: String(isVerified) })))
  } catch {
    // Then the link has to be opened once more after a reload.
  }
}

export function keptLink(): ResetLink | null {
  try {
    return readResetLink(new URLSearchParams(sessionStorage.getItem(STORE) ?? ''))
  } catch {
    return null
  }
}

export function clearLink(): void {
  try {
    sessionStorage.removeItem(STORE)
  } catch {
    // Forbidden storage holds none.
  }
}
