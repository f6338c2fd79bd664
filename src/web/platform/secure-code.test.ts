import { expect, test } from 'vitest'
import { fingerprintOf, isCodeValid, mintCode, randomText, withoutExpired } from './secure-code.ts'

const HALF_HOUR = 30 * 60_000
const now = 1_700_000_000_000
const owner = { fingerprint: 'abc', userId: 7 }
const kept = mintCode(owner, now)

test('[S9-1] a code is made of letters and digits, and of all of them', () => {
  const codes = Array.from({ length: 400 }, () => mintCode(owner, now).code)
  for (const code of codes) expect(code).toMatch(/^[A-Za-z0-9]{16}$/)
  expect(new Set(codes.join('')).size).toBe(62)
  expect(new Set(codes).size).toBe(400)
})

test('random text has the length that was asked for', () => {
  expect([0, 1, 8].map((length) => randomText(length).length)).toEqual([0, 1, 8])
})

test('[S4.7-1] a code lives 30 minutes', () => {
  expect(isCodeValid(kept, owner, now)).toBe(true)
  expect(isCodeValid(kept, owner, now + HALF_HOUR - 1)).toBe(true)
  expect(kept.expiresAt).toBe(now + HALF_HOUR)
})

test('[S4.7-2] an expired code is invalid, and so is none at all', () => {
  expect(isCodeValid(kept, owner, now + HALF_HOUR)).toBe(false)
  expect(isCodeValid(kept, owner, now + 2 * HALF_HOUR)).toBe(false)
  expect(isCodeValid(undefined, owner, now)).toBe(false)
})

test('[S4.7-3] a code is tied to a browser fingerprint', () => {
  expect(isCodeValid(kept, { ...owner, fingerprint: 'other' }, now)).toBe(false)
  expect(isCodeValid(kept, { ...owner, fingerprint: '' }, now)).toBe(false)
})

test('[S4.7-4] a code is tied to the user', () => {
  expect(isCodeValid(kept, { ...owner, userId: 8 }, now)).toBe(false)
  expect(isCodeValid(kept, { ...owner, userId: null }, now)).toBe(false)
  expect(isCodeValid(mintCode({ ...owner, userId: null }, now), { ...owner, userId: null }, now)).toBe(true)
})

test('a fingerprint is the same for the same browser and tells different ones apart', () => {
  const parts = ['Firefox', 'id', 1440, 900, -420]
  expect(fingerprintOf(parts)).toBe(fingerprintOf([...parts]))
  expect(fingerprintOf(['Chrome', ...parts.slice(1)])).not.toBe(fingerprintOf(parts))
  expect(fingerprintOf([...parts.slice(0, 4), 0])).not.toBe(fingerprintOf(parts))
})

test('a cleanup takes the expired codes and leaves the living', () => {
  const old = { ...kept, code: 'old', expiresAt: now }
  expect(withoutExpired([old, kept], now, 0)).toEqual([kept])
  expect(withoutExpired([old, kept], now, 0.0999)).toEqual([kept])
  expect(withoutExpired([old, kept], now, 0.1)).toEqual([old, kept])
  expect(withoutExpired([old, kept], now, 0.999)).toEqual([old, kept])
})
