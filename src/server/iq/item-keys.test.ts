import { expect, test } from 'vitest'
import { itemKeys } from './item-keys.ts'

const ITEM = '5f3c1c5e-8d1b-4c39-9d7b-0f4f7f3c2a11'
const OTHER = '5f3c1c5e-8d1b-4c39-9d7b-0f4f7f3c2a12'

test.each([0, 7, -1_000_000_000, 123_456])('a key is found again for its own item: %i', (key) => {
  const keys = itemKeys('the secret of a site')
  const sealed = keys.seal(ITEM, key)
  expect(keys.open(ITEM, sealed)).toBe(key)
  expect(keys.open(OTHER, sealed)).toBeUndefined()
  expect(itemKeys('another secret').open(ITEM, sealed)).toBeUndefined()
})

test('what is sealed looks different each time, is as long for every key, and is refused when it was changed', () => {
  const keys = itemKeys('the secret of a site')
  const [one, other] = [keys.seal(ITEM, 3), keys.seal(ITEM, 3)]
  expect(one.equals(other)).toBe(false)
  expect(keys.seal(ITEM, -1_000_000_000)).toHaveLength(one.length)
  one.writeUInt8(one.readUInt8(15) ^ 1, 15)
  expect(keys.open(ITEM, one)).toBeUndefined()
  expect(keys.open(ITEM, other.subarray(1))).toBeUndefined()
  expect(keys.open(ITEM, Buffer.alloc(0))).toBeUndefined()
})
