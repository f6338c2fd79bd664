import { expect, test } from 'vitest'
import { deviceFrom, mayStartAt } from './rules.ts'

test.each([
  ['phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  ['phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'],
  ['tablet', 'Mozilla/5.0 (Linux; Android 14; SM-X810) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'],
  ['tablet', 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  ['desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['desktop', ''],
])('a %s is one by what it says of itself', (device, userAgent) => {
  expect(deviceFrom(userAgent)).toBe(device)
})

test('of attempts without a result only the second and later ones ask for patience', () => {
  const lastAt = new Date('2026-11-01T00:00:00Z')
  expect(mayStartAt({ count: 0, lastAt: null })).toBeNull()
  expect(mayStartAt({ count: 1, lastAt })).toBeNull()
  expect(mayStartAt({ count: 2, lastAt })).toEqual(new Date('2026-12-01T00:00:00Z'))
})
