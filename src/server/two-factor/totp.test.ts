import { expect, test } from 'vitest'
import { plainRecoveryCode, RECOVERY_CODES } from '../../contract/two-factor.ts'
import { drawQr } from './draw-qr.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { seal, unseal } from './seal.ts'
import { base32, codeOf, newTotpSecret, otpauthUri, stepAt, stepOfCode } from './totp.ts'
import { fromBase32 } from './base32-testing.ts'

const RFC_SECRET = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is the one of RFC 6238', (seconds, code) => {
  expect(codeOf(RFC_SECRET, stepAt(new Date(seconds * 1000)))).toBe(code)
})

test('a code is taken one step early and one step late, and no more', () => {
  const now = new Date(1_700_000_000_000)
  const step = stepAt(now)
  const found = [-2, -1, 0, 1, 2].map((shift) =>
    stepOfCode(RFC_SECRET, codeOf(RFC_SECRET, step + shift), now),
  )
  expect(found).toEqual([null, step - 1, step, step + 1, null])
  for (const odd of ['', '1', '1234567', '１２３４５６']) expect(stepOfCode(RFC_SECRET, odd, now)).toBeNull()
})

test('a secret is written in letters that apps take, and names its site and account', () => {
  expect(base32(RFC_SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  const secret = newTotpSecret()
  expect(fromBase32(base32(secret))).toEqual(secret)
  const uri = new URL(otpauthUri('Rumah & Buku', 'a+b@example.com', RFC_SECRET))
  expect(uri.pathname).toBe('/Rumah%20%26%20Buku:a%2Bb%40example.com')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: base32(RFC_SECRET),
    issuer: 'Rumah & Buku',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

test('a sealed secret opens for its person and its site alone', () => {
  const sealed = seal('site', 7, RFC_SECRET)
  expect(sealed.includes(RFC_SECRET)).toBe(false)
  expect(unseal('site', 7, sealed)).toEqual(RFC_SECRET)
  expect(unseal('site', 8, sealed)).toBeNull()
  expect(unseal('another site', 7, sealed)).toBeNull()
  expect(unseal('site', 7, sealed.subarray(0, 20))).toBeNull()
  expect(unseal('site', 7, Buffer.alloc(0))).toBeNull()
})

test('recovery codes are ten, each another, and count however they are typed', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(RECOVERY_CODES)
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/)
  expect(plainRecoveryCode(' ABCD efgh-JKMN  0O1l ')).toBe('abcdefghjkmn0011')
  expect(hashRecoveryCode('ABCD-efgh')).toEqual(hashRecoveryCode('abcdefgh'))
})

test('the drawing is a path of bars inside its square, with a quiet edge', async () => {
  const { size, path } = await drawQr(
    otpauthUri('Cendekia', `${'a'.repeat(64)}@${'b'.repeat(180)}.example`, RFC_SECRET),
  )
  expect(path).toMatch(/^(M\d+ \d+h\d+v1H\d+z)+$/)
  const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [x, y, width].map(Number))
  for (const [x = 0, y = 0, width = 0] of bars) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
    expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(size - 4)
  }
})
