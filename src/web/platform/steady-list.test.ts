import { expect, test } from 'vitest'
import { mergeSteady } from './steady-list.ts'

interface Item {
  id: number
  likes?: number
}
const items = (...ids: number[]): Item[] => ids.map((id) => ({ id }))
const merge = (shown: Item[], fresh: Item[]) => mergeSteady(shown, fresh, ({ id }) => id)

test('what is known changes in place', () => {
  const fresh = [{ id: 3, likes: 9 }, { id: 2 }]
  expect(merge(items(3, 2), fresh)).toEqual({ items: fresh, newCount: 0 })
})

test('new ones wait and are counted; what is read neither moves nor vanishes', () => {
  expect(merge(items(3, 2, 1), items(5, 4, 3, 2))).toEqual({ items: items(3, 2, 1), newCount: 2 })
})

test('another order is not taken over', () => {
  expect(merge(items(3, 2, 1), items(1, 2, 3))).toEqual({ items: items(3, 2, 1), newCount: 0 })
})

test('a new one between known ones waits too', () => {
  expect(merge(items(3, 1), items(3, 2, 1))).toEqual({ items: items(3, 1), newCount: 1 })
})

test('older ones, as the next page brings them, are added at the end', () => {
  expect(merge(items(4, 3), items(4, 3, 2, 1))).toEqual({ items: items(4, 3, 2, 1), newCount: 0 })
})

test('when nothing known is left, all wait', () => {
  expect(merge(items(2, 1), items(9, 8, 7))).toEqual({ items: items(2, 1), newCount: 3 })
  expect(merge([], items(2, 1))).toEqual({ items: [], newCount: 2 })
})
