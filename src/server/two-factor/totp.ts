import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { APP_CODE_LENGTH } from '../../contract/two-factor.ts'

/** RFC 6238 as every app reads it: SHA-1, six digits, thirty seconds. */
const STEP_MS = 30_000
/** A clock may be one step ahead or behind. */
const STEPS_AROUND = [0, -1, 1]
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20

export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES)
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS)
}

export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** APP_CODE_LENGTH).padStart(APP_CODE_LENGTH, '0')
}

/** The time step whose code it is, now or one around it; null for every other code. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const given = Buffer.from(code)
  const step = STEPS_AROUND.map((shift) => stepAt(now) + shift).find((one) => {
    const right = Buffer.from(codeOf(secret, one))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  return step ?? null
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As apps want it typed, without padding. */
export function base32(bytes: Buffer): string {
  let [text, bits, value] = ['', 0, 0]
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += BASE32[(value >>> (bits - 5)) & 31]
    value &= (1 << bits) - 1
  }
  return bits === 0 ? text : text + BASE32[(value << (5 - bits)) & 31]
}

/** What the drawing says to an app: whose code it is, of which site, and the secret. */
export function otpauthUri(siteName: string, email: string, secret: Buffer): string {
  const label = `${encodeURIComponent(siteName)}:${encodeURIComponent(email)}`
  const issuer = encodeURIComponent(siteName)
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${issuer}&algorithm=SHA1&digits=${APP_CODE_LENGTH}&period=${STEP_MS / 1000}`
}
