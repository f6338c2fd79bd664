import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test.each([
  [0, '0 kB'],
  [340 * 1024, '340 kB'],
  [2.1 * 1024 ** 2, '2.1 MB'],
  [5 * 1024 ** 3, '5 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes, 'en')).toBe(words)
})

test('in Indonesian with its comma', () => {
  expect(formatBytes(2.1 * 1024 ** 2, 'id')).toContain('2,1')
})
