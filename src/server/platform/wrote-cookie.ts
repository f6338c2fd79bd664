import { timingSafeEqual } from 'node:crypto'
import type { Clock } from './clock.ts'
import { keyedHash } from './tokens.ts'

export interface Signing {
  secret: string
  clock: Clock
}

const VALUE = /^(\d{1,15})\.([\w-]{43})$/

/**
 * Says that a session has written something a moment ago, so that nobody else bypasses the caches. Signed together
 * with the session's token and its own expiry, it is verified without asking the database.
 */
export function createWroteCookie({ secret, clock }: Signing, lifeMs: number) {
  const mark = (session: string, until: string) => keyedHash(secret, 'wrote', session, until)
  return {
    sign(session: string): string {
      const until = String(clock.now().getTime() + lifeMs)
      return `${until}.${mark(session, until).toString('base64url')}`
    },
    isFor(session: string, value: string): boolean {
      const [, until = '', signature = ''] = VALUE.exec(value) ?? []
      if (until === '') return false
      const leftMs = Number(until) - clock.now().getTime()
      // The time of day may have been set back since; then it counts as expired rather than endless.
      if (leftMs <= 0 || leftMs > 2 * lifeMs) return false
      return timingSafeEqual(Buffer.from(signature, 'base64url'), mark(session, until))
    },
  }
}
