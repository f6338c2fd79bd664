import { timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '../platform/clock.ts'
import { keyedHash } from '../platform/tokens.ts'

/** A signed address lives between half of this and all of it. */
export const SIGNED_MS = 10 * MINUTE_MS
const STEP_MS = SIGNED_MS / 2

/**
 * The same address of a file with the right to see it for some minutes. Its end is rounded, so that a list that is asked
 * for again has the same addresses, and pictures on the screen are not fetched again.
 */
export function signUrl(secret: string, path: string, now: Date): string {
  const until = (Math.floor(now.getTime() / STEP_MS) + 2) * STEP_MS
  return `${path}?until=${until}&sig=${signatureOf(secret, path, String(until)).toString('base64url')}`
}

export function isSigned(
  secret: string,
  path: string,
  query: { until?: unknown; sig?: unknown },
  now: Date,
): boolean {
  const { until, sig } = query
  if (typeof until !== 'string' || typeof sig !== 'string' || !/^\d{1,15}$/.test(until)) return false
  if (Number(until) <= now.getTime()) return false
  const given = Buffer.from(sig, 'base64url')
  const wanted = signatureOf(secret, path, until)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function signatureOf(secret: string, path: string, until: string): Buffer {
  return keyedHash(secret, 'media address', path, until)
}
