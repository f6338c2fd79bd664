import { expect, test } from 'vitest'
import { filterPath, readFilter } from './category-filter.ts'

const read = (query: string) => readFilter('history', new URLSearchParams(query))

test.each([
  '',
  'sort=new',
  'sort=top&language=my',
  'language=id&tag=sriwijaya',
  'sort=new&language=en&tag=a-b',
])('the address "%s" is read and written alike', (query) => {
  expect(filterPath(read(query))).toBe(`/category/history${query === '' ? '' : `?${query}`}`)
})

test('what makes no sense in an address is left out', () => {
  expect(filterPath(read('sort=best&language=fr&tag=No%20Tag&x=1'))).toBe('/category/history')
  expect(read('')).toEqual({ category: 'history', sort: 'hot', language: undefined, tag: undefined })
})
