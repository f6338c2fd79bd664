import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const [IV_BYTES, TAG_BYTES] = [12, 16]

function keyOf(siteSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', siteSecret, '', 'two-factor', 32))
}

/** Encrypts what only the site may read. It opens for this person alone: a row that was moved to another one is broken. */
export function seal(siteSecret: string, userId: number, plain: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(siteSecret), iv).setAAD(Buffer.from(String(userId)))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Null when the site has another key than it was sealed with: a site that was restored without its SECRET_KEY. */
export function unseal(siteSecret: string, userId: number, sealed: Buffer): Buffer | null {
  const iv = sealed.subarray(0, IV_BYTES)
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(siteSecret), iv, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(String(userId))).setAuthTag(tag)
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}
