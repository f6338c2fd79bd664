import { expect, test } from 'vitest'
import { below, randomFrom, randomFromText, sample, shuffle } from './random.ts'

test('the same seed gives the same numbers, another seed others', () => {
  const numbers = (seed: string) => Array.from({ length: 20 }, randomFromText(seed))
  expect(numbers('a')).toEqual(numbers('a'))
  expect(numbers('a')).not.toEqual(numbers('b'))
  expect(() => randomFrom(new Uint8Array(8))).toThrow('sixteen bytes')
})

test('numbers are spread evenly over [0, 1)', () => {
  const random = randomFromText('even')
  const counts = Array.from({ length: 16 }, () => 0)
  for (let draw = 0; draw < 16_000; draw++) {
    const place = below(16, random)
    counts[place] = (counts[place] ?? 0) + 1
  }
  const distance = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
  // 99.9 % of all fair generators stay below, with 15 degrees of freedom; this one is always the same.
  expect(distance).toBeLessThan(37.7)
})

test('shuffling keeps what there is, and every place is as likely for all', () => {
  const random = randomFromText('shuffled')
  expect(shuffle([1, 2, 3, 4], random).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
  expect(new Set(sample([1, 2, 3, 4, 5], 3, random)).size).toBe(3)
  const firsts = Array.from({ length: 4000 }, () => shuffle([0, 1, 2, 3], random)[0])
  for (const value of [0, 1, 2, 3])
    expect(firsts.filter((first) => first === value).length).toBeGreaterThan(880)
})
