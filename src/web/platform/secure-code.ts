import { SECURE_CODE_CLEANUP_SHARE, SECURE_CODE_LENGTH, SECURE_CODE_LIFE_MS } from '../../contract/limits.ts'

/** A code authorises nothing, ever. It marks a link as one of this browser's and this person's, for half an hour. */
export interface SecureCode {
  code: string
  expiresAt: number
  fingerprint: string
  userId: number | null
}

export interface CodeOwner {
  fingerprint: string
  userId: number | null
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

export function mintCode(owner: CodeOwner, now: number): SecureCode {
  return { code: randomText(SECURE_CODE_LENGTH), expiresAt: now + SECURE_CODE_LIFE_MS, ...owner }
}

export function isCodeValid(kept: SecureCode | undefined, owner: CodeOwner, now: number): boolean {
  return (
    kept !== undefined &&
    now < kept.expiresAt &&
    kept.fingerprint === owner.fingerprint &&
    kept.userId === owner.userId
  )
}

/** Spec 9: the cleanup runs on about 10% of link calls. */
export function withoutExpired(codes: SecureCode[], now: number, chance: number): SecureCode[] {
  return chance < SECURE_CODE_CLEANUP_SHARE ? codes.filter((kept) => now < kept.expiresAt) : codes
}

/** Stays in this browser; it only tells two browsers apart that share a copied address. */
export function fingerprintOf(parts: (string | number)[]): string {
  let hash = 0x811c9dc5
  for (const character of parts.join('|'))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
