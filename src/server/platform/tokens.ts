import { createHmac, hash, randomBytes, randomInt } from 'node:crypto'

/** 256 bits as text that fits in a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A token is random enough that a plain hash of it is all that needs to be stored. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

export function newDigits(length: number): string {
  return randomInt(10 ** length)
    .toString()
    .padStart(length, '0')
}

/** For short or guessable values: without the site's secret the stored hash can't be searched through. */
export function keyedHash(secret: string, purpose: string, ...parts: string[]): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest()
}
