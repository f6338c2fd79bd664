import { createDecipheriv, createECDH, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentKeys, encryptPush, isPublicKey, MOST_TEXT_BYTES } from './encrypt.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  receiverPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  receiver: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('the example of RFC 8291 is encrypted to the byte', () => {
  const keys = { p256dh: bytes(example.receiver), auth: bytes(example.auth) }
  const given = { privateKey: bytes(example.senderPrivate), salt: bytes(example.salt) }
  const body = encryptPush(Buffer.from(example.text), keys, given)
  expect(body.toString('base64url')).toBe(example.body)
})

/** As a browser does it. */
function decrypt(body: Buffer, privateKey: Buffer, auth: Buffer): string {
  const receiver = createECDH('prime256v1')
  receiver.setPrivateKey(privateKey)
  const [salt, keyEnd] = [body.subarray(0, 16), 21 + (body[20] ?? 0)]
  const sender = body.subarray(21, keyEnd)
  const shared = receiver.computeSecret(sender)
  const { key, nonce } = contentKeys(shared, { receiver: receiver.getPublicKey(), sender, auth, salt })
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(body.subarray(-16))
  const text = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
  expect(text.at(-1)).toBe(2)
  return text.subarray(0, -1).toString()
}

test('the example’s body is decrypted with the browser’s key', () => {
  expect(decrypt(bytes(example.body), bytes(example.receiverPrivate), bytes(example.auth))).toBe(example.text)
})

test('what is encrypted for a browser is read by it, each time with another key and salt', () => {
  const browser = createECDH('prime256v1')
  const keys = { p256dh: browser.generateKeys(), auth: randomBytes(16) }
  const text = 'Budi membalas komentar Anda 🌱'
  const bodies = [1, 2].map(() => encryptPush(Buffer.from(text), keys))
  for (const body of bodies) expect(decrypt(body, browser.getPrivateKey(), keys.auth)).toBe(text)
  expect(bodies[0]?.equals(bodies[1] ?? Buffer.alloc(0))).toBe(false)
  expect(() => decrypt(bodies[0] ?? Buffer.alloc(0), browser.getPrivateKey(), randomBytes(16))).toThrow()
})

test('the longest text fills 4096 bytes, which every push service takes; a longer one is refused', () => {
  const keys = { p256dh: bytes(example.receiver), auth: bytes(example.auth) }
  expect(encryptPush(Buffer.alloc(MOST_TEXT_BYTES), keys)).toHaveLength(4096)
  expect(() => encryptPush(Buffer.alloc(MOST_TEXT_BYTES + 1), keys)).toThrow('too long')
})

test('only a point of the curve is a public key', () => {
  const point = bytes(example.receiver)
  expect(isPublicKey(point)).toBe(true)
  const beside = Buffer.from(point)
  beside.writeUInt8((beside.at(-1) ?? 0) ^ 1, 64)
  expect(isPublicKey(beside)).toBe(false)
  expect(isPublicKey(point.subarray(0, 64))).toBe(false)
  expect(isPublicKey(Buffer.alloc(65))).toBe(false)
  expect(isPublicKey(Buffer.alloc(65, 4))).toBe(false)
  // The compressed form is a point too, and no browser sends it.
  expect(isPublicKey(Buffer.concat([Buffer.from([2]), point.subarray(1, 33)]))).toBe(false)
})
