import { expect, test } from 'vitest'
import { filterPath } from './filter-path.ts'
import { readFilter } from './question-filter.ts'

const read = (query: string) => readFilter(new URLSearchParams(query))

test('the address says which questions are shown, and is written back as it was', () => {
  for (const path of [
    '/question',
    '/question?tab=top',
    '/question?tab=mine&category=science&tag=stars&lang=my',
  ])
    expect(filterPath(read(path.split('?')[1] ?? ''))).toBe(path)
})

test('what makes no sense is as if it were not there', () => {
  expect(read('tab=oldest&category=nowhere&tag=!&lang=fr')).toEqual({
    tab: 'new',
    category: undefined,
    tag: undefined,
    lang: undefined,
  })
})
