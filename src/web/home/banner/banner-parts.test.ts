import { expect, test } from 'vitest'
import { CATEGORIES, type CategoryId } from '../../../contract/categories.ts'
import { booksOf } from './books.ts'
import { commonTags } from './common-tags.ts'

const counts = (full: CategoryId) =>
  Object.fromEntries(CATEGORIES.map((id) => [id, id === full ? 400 : 1])) as Record<CategoryId, number>

test('the commonest tags of the newest articles are offered, at most three', () => {
  const tags = (...names: string[]) => ({ tags: names })
  expect(commonTags([tags('one', 'two'), tags('three'), tags('two', 'four'), tags('four')])).toEqual([
    'two',
    'four',
    'one',
  ])
  expect(commonTags([])).toEqual([])
})

test('the spine of a fuller category is higher', () => {
  const topOf = (full: CategoryId) => booksOf(counts(full)).find(({ category }) => category === 'sports')?.top
  expect(topOf('sports')).toBeLessThan(topOf('history') ?? 0)
})

test('the shelf stands before anything is counted, and on the first day', () => {
  const zeros = Object.fromEntries(CATEGORIES.map((id) => [id, 0])) as Record<CategoryId, number>
  expect(booksOf(undefined)).toEqual(booksOf(zeros))
  expect(booksOf(undefined)).toHaveLength(11)
})
