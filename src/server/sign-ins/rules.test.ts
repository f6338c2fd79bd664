import { expect, test } from 'vitest'
import { maskedAddress } from './rules.ts'

test.each([
  ['203.0.113.7', '203.0.113.…'],
  ['::ffff:203.0.113.7', '203.0.113.…'],
  ['2001:db8:1234:5678:9abc::1', '2001:db8:1234:…'],
  ['2001:db8::1', '2001:db8:0:…'],
  ['not an address', null],
  [null, null],
])('of %s its owner is shown %s', (ip, shown) => {
  expect(maskedAddress(ip)).toBe(shown)
})
