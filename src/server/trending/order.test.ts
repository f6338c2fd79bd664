import { expect, test } from 'vitest'
import { HOUR_MS } from '../platform/clock.ts'
import { collapse, spread } from './order.ts'

const onePerAuthor = { most: 1, keysOf: ({ author }: { author: string | null }) => [author] }
const twoPerCategory = { most: 2, keysOf: ({ category }: { category: string }) => [category] }

function items(...words: string[]) {
  return words.map((word) => ({ author: word[0] ?? '', category: word[1] ?? '', word }))
}
const words = (list: { word: string }[]) => list.map(({ word }) => word)

test('an author who is there already is moved down, and nobody is dropped', () => {
  const list = items('a1', 'a2', 'b3', 'a4', 'c5', 'd6')
  expect(words(spread(list, 3, [onePerAuthor]))).toEqual(['a1', 'b3', 'c5', 'a2', 'a4', 'd6'])
})

test('of each category at most two are among the first', () => {
  const list = items('ax', 'bx', 'cx', 'dy', 'ex', 'fy', 'gz')
  const spreadList = words(spread(list, 4, [onePerAuthor, twoPerCategory]))
  expect(spreadList).toEqual(['ax', 'bx', 'dy', 'fy', 'cx', 'ex', 'gz'])
})

test('where there is only one author the order stays', () => {
  const list = items('a1', 'a2', 'a3')
  expect(spread(list, 10, [onePerAuthor])).toEqual(list)
  expect(spread([], 10, [onePerAuthor])).toEqual([])
})

test('articles of people who have left share no author', () => {
  const list = [{ author: null }, { author: null }, { author: 'a' }]
  expect(spread(list, 3, [onePerAuthor])).toEqual(list)
})

test('a group has one update in 24 hours, the newest', () => {
  const update = (groupId: number, hour: number) => ({ groupId, at: new Date(hour * HOUR_MS) })
  const updates = [update(1, 100), update(2, 99), update(1, 90), update(1, 76), update(1, 60), update(2, 70)]
  expect(collapse(updates)).toEqual([update(1, 100), update(2, 99), update(1, 76), update(2, 70)])
})
