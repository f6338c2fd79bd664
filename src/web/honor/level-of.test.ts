import { expect, test } from 'vitest'
import { levelOf } from './level-of.ts'

test.each([
  [0, 'seed', 0, 50],
  [49, 'seed', 98, 1],
  [50, 'sprout', 0, 150],
  [199, 'sprout', 99, 1],
  [200, 'voice', 0, 300],
  [500, 'guide', 0, 500],
  [1000, 'sage', 0, 1500],
  [1742, 'sage', 49, 758],
])('%i Honor is the level %s, %i percent of the way, with %i missing', (honor, level, percent, missing) => {
  const found = levelOf(honor)
  expect({ level: found.level, percent: found.percent, missing: found.next?.missing }).toEqual({
    level,
    percent,
    missing,
  })
})

test('nothing is above a luminary, and nobody falls below a seed', () => {
  expect(levelOf(2500)).toEqual({ level: 'luminary', next: null, percent: 100 })
  expect(levelOf(90_000).next).toBeNull()
  expect(levelOf(-5)).toMatchObject({ level: 'seed', percent: 0 })
})
