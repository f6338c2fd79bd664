import { expect, test } from 'vitest'
import { EVERYTHING, filterPath, readFilter, readWanted } from './feed-filter.ts'

const read = (query: string) => readFilter(new URLSearchParams(query))

test('a filter and its address say the same', () => {
  for (const path of [
    '/page',
    '/page?type=photo',
    '/page?type=discussion&sort=hot',
    '/page?feed=following',
    '/page?type=video&feed=following',
    '/page?sort=hot&nsfw=true',
  ])
    expect(filterPath(read(path.split('?')[1] ?? ''))).toBe(path)
})

test('what makes no sense in an address is as if it were not there', () => {
  expect(read('type=poem&sort=best&feed=all&nsfw=yes')).toEqual(EVERYTHING)
})

test('those one follows are always newest first', () => {
  expect(read('feed=following&sort=hot').sort).toBe('new')
})

test('the post that a link names is read as an integer', () => {
  const wanted = (id: string) => readWanted(new URLSearchParams({ id }))
  expect(wanted('5')).toBe(5)
  for (const id of ['', '0', '-5', '5.5', '05', 'five', '5 or 1=1', '1'.repeat(16)])
    expect(wanted(id)).toBeNull()
  expect(readWanted(new URLSearchParams())).toBeNull()
})
