import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto'
import { HOUR_MS, addMs } from '../platform/clock.ts'

/** The site's own key for push services (RFC 8292): they only take messages for a browser from whom it subscribed to. */
export interface VapidKeys {
  /** In 65 bytes, as browsers and services want it: base64url. */
  publicKey: string
  privateKey: KeyObject
}

/** A new private key, as it is stored. */
export function newVapidKey(): string {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // A key that begins with zeros comes shorter.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
}

export function readVapidKey(stored: string): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(stored, 'base64url'))
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: stored }
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  }
}

/** A service takes up to a day; fewer hours leave room for clocks that differ. */
const TOKEN_LIFE_MS = 12 * HOUR_MS

/** The header that says who sends, to this service alone and not for long. */
export function vapidHeader(keys: VapidKeys, endpoint: string, contact: string, now: Date): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(addMs(now, TOKEN_LIFE_MS).getTime() / 1000)
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: new URL(endpoint).origin, exp, sub: contact })}`
  const signature = sign('sha256', Buffer.from(signed), { key: keys.privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`
}
