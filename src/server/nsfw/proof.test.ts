import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, addMs } from '../platform/clock.ts'
import { isProof, signProof } from './proof.ts'

const secret = 'a secret for the tests'
const signedAt = new Date('2026-03-01T12:00:00Z')
const proof = signProof(secret, signedAt)
const [time = '', signature = ''] = proof.split('.')
const holds = (value: string | undefined, now = signedAt) => isProof(secret, value, now, 180 * DAY_MS)

test('what we have signed is proof for as long as it lives', () => {
  expect(holds(proof)).toBe(true)
  expect(holds(proof, addMs(signedAt, 180 * DAY_MS))).toBe(true)
  expect(holds(proof, addMs(signedAt, 180 * DAY_MS + 1))).toBe(false)
})

test('a clock that was put back takes no proof away', () => {
  expect(holds(proof, addMs(signedAt, -HOUR_MS))).toBe(true)
})

test('what another secret has signed is none', () => {
  expect(holds(signProof('another secret', signedAt))).toBe(false)
})

test.each([
  ['nothing', undefined],
  ['an empty value', ''],
  ['a bare word', 'true'],
  ['a time without a signature', time],
  ['a time with an empty signature', `${time}.`],
  ['another time with the same signature', `${Number(time) + 1}.${signature}`],
  ['a signature that is cut off', proof.slice(0, -1)],
  ['a signature that goes on', `${proof}A`],
  ['a time that is no number', `1e15.${signature}`],
  ['a negative time', `-${proof}`],
  ['a very long value', '9'.repeat(4000)],
])('%s is none', (_, value) => {
  expect(holds(value)).toBe(false)
})
