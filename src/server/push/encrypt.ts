import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser gave us to encrypt with: its public key and its secret. */
export interface PushKeys {
  p256dh: Buffer
  auth: Buffer
}

/** Made anew for every message; only the example of the RFC has them given. */
export interface MessageSecrets {
  privateKey?: Buffer
  salt?: Buffer
}

const CURVE = 'prime256v1'
const KEY_BYTES = 65
export const AUTH_BYTES = 16
const SALT_BYTES = 16
const RECORD_BYTES = 4096
/** Of the record: the tag, and the byte that ends the text. */
const OVERHEAD_BYTES = 17
export const MOST_TEXT_BYTES = RECORD_BYTES - OVERHEAD_BYTES - (SALT_BYTES + 5 + KEY_BYTES)
/** Ends the text of the last record; what follows it would be padding. */
const LAST_RECORD = Buffer.from([2])

/** RFC 8291 in the coding aes128gcm of RFC 8188, as one record: only the browser can read it, not its push service. */
export function encryptPush(text: Buffer, { p256dh, auth }: PushKeys, given: MessageSecrets = {}): Buffer {
  if (text.length > MOST_TEXT_BYTES) throw new Error('The text is too long for a push')
  const sender = createECDH(CURVE)
  if (given.privateKey === undefined) sender.generateKeys()
  else sender.setPrivateKey(given.privateKey)
  const salt = given.salt ?? randomBytes(SALT_BYTES)
  const ownKey = sender.getPublicKey()
  const { key, nonce } = contentKeys(sender.computeSecret(p256dh), {
    receiver: p256dh,
    sender: ownKey,
    auth,
    salt,
  })
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = Buffer.concat([
    cipher.update(text),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  return Buffer.concat([salt, recordSize(), Buffer.from([ownKey.length]), ownKey, record])
}

interface Agreement {
  receiver: Buffer
  sender: Buffer
  auth: Buffer
  salt: Buffer
}

/** The key and the nonce of RFC 8291, section 3.4: both sides derive the same. */
export function contentKeys(shared: Buffer, { receiver, sender, auth, salt }: Agreement) {
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender])
  const agreed = derive(shared, auth, info, 32)
  return {
    key: derive(agreed, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    nonce: derive(agreed, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}

function recordSize(): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(RECORD_BYTES)
  return bytes
}

/** A point of the curve in 65 bytes: anything else would make a message that nobody can read, or a crash. */
export function isPublicKey(bytes: Buffer): boolean {
  if (bytes.length !== KEY_BYTES || bytes[0] !== 4) return false
  try {
    const probe = createECDH(CURVE)
    probe.generateKeys()
    probe.computeSecret(bytes)
    return true
  } catch {
    return false
  }
}
