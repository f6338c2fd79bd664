import { expect, test } from 'vitest'
import { readView, sortedBy, viewPath } from './row-view.ts'

const read = (query: string) => readView(new URLSearchParams(query))

test('an address says how a collection is looked at, and makes the same address again', () => {
  const query = 'version=3&as=chart&sort=c2&order=desc&q=mars&x=c1&y=c2'
  expect(viewPath(12, read(query))).toBe(`/collection/12?${query}`)
  expect(viewPath(12, read(''))).toBe('/collection/12')
})

test('what makes no sense in it is left out', () => {
  expect(viewPath(12, read('version=x&as=pie&sort=title&order=desc&q=++&x=1&y=c0'))).toBe('/collection/12')
})

test('sorting by the same column again turns it round', () => {
  const once = sortedBy(read(''), 'c2')
  expect(viewPath(1, once)).toBe('/collection/1?sort=c2')
  expect(viewPath(1, sortedBy(once, 'c2'))).toBe('/collection/1?sort=c2&order=desc')
  expect(viewPath(1, sortedBy(sortedBy(once, 'c2'), 'c2'))).toBe('/collection/1?sort=c2')
  expect(viewPath(1, sortedBy(sortedBy(once, 'c2'), 'c3'))).toBe('/collection/1?sort=c3')
})
