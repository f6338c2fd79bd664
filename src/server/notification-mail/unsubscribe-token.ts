import { timingSafeEqual } from 'node:crypto'
import { UNSUBSCRIBABLE, type Unsubscribable } from '../../contract/unsubscribe.ts'
import { keyedHash } from '../platform/tokens.ts'

export interface Unsubscription {
  userId: number
  what: Unsubscribable
}

/** Made for one person and one kind of mail. It never expires: an old mail must still let its reader out. */
export function signUnsubscription(secret: string, { userId, what }: Unsubscription): string {
  return `${userId}.${what}.${signature(secret, String(userId), what)}`
}

/** Null for one that we did not sign. */
export function readUnsubscription(secret: string, token: string): Unsubscription | null {
  const [userId = '', named = '', given = '', ...more] = token.split('.')
  const what = UNSUBSCRIBABLE.find((name) => name === named)
  if (what === undefined || more.length > 0 || !/^[1-9]\d{0,14}$/.test(userId)) return null
  const wanted = Buffer.from(signature(secret, userId, what))
  const found = Buffer.from(given)
  if (found.length !== wanted.length || !timingSafeEqual(found, wanted)) return null
  return { userId: Number(userId), what }
}

function signature(secret: string, userId: string, what: string): string {
  return keyedHash(secret, 'unsubscribe', userId, what).toString('base64url')
}
