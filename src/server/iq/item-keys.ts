import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyedHash } from '../platform/tokens.ts'

/** Seals which answer of an item is right: what is read from the database tells nothing, and fits no other item. */
export interface ItemKeys {
  seal(itemId: string, key: number): Buffer
  /** Undefined where it was sealed for another item, or with a secret that the site no longer has. */
  open(itemId: string, sealed: Buffer): number | undefined
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Of one length, whatever the key: a double. */
const KEY_BYTES = 8

export function itemKeys(secret: string): ItemKeys {
  const key = keyedHash(secret, 'keys of the items of the reasoning test')
  return {
    seal: (itemId, answer) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(
        Buffer.from(itemId),
      )
      const plain = Buffer.alloc(KEY_BYTES)
      plain.writeDoubleBE(answer)
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    },
    open: (itemId, sealed) => {
      if (sealed.length !== NONCE_BYTES + KEY_BYTES + TAG_BYTES) return undefined
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(itemId))
        .setAuthTag(sealed.subarray(-TAG_BYTES))
      try {
        const plain = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES))
        return Buffer.concat([plain, decipher.final()]).readDoubleBE()
      } catch {
        return undefined
      }
    },
  }
}
