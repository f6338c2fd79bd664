import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { newVapidKey, readVapidKey, vapidHeader } from './vapid.ts'

test('the header says who sends, for whom and until when, signed with the key that browsers know', () => {
  const keys = readVapidKey(newVapidKey())
  const now = new Date('2026-11-17T06:00:00Z')
  const header = vapidHeader(
    keys,
    'https://fcm.googleapis.com/fcm/send/abc',
    'mailto:no-reply@site.example',
    now,
  )
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  expect(key).toBe(keys.publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(read(claims)).toEqual({
    aud: 'https://fcm.googleapis.com',
    exp: Date.parse('2026-11-17T18:00:00Z') / 1000,
    sub: 'mailto:no-reply@site.example',
  })
  const point = Buffer.from(keys.publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const given = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), given, Buffer.from(signature, 'base64url'))).toBe(
    true,
  )
})

test('a key is 65 bytes, and the same after it was stored', () => {
  for (let round = 0; round < 300; round++) {
    const stored = newVapidKey()
    const { publicKey } = readVapidKey(stored)
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    expect(readVapidKey(stored).publicKey).toBe(publicKey)
  }
})
