import { expect, test } from 'vitest'
import { DEFAULT_COLUMNS, readView, readViewId, saysItself } from './explore-view.ts'
import { headSortOf, withSort } from './sorting.ts'
import { isSameView, tidyView, viewPath, withoutFilters } from './view-path.ts'

const read = (query: string) => readView(new URLSearchParams(query))

test('the address says what is shown, and is written back as it was', () => {
  for (const path of [
    '/database',
    '/database?type=page-post',
    '/database?type=article&category=science&language=my&tag=laut-dalam&author=budih&from=2026-01-01&to=2026-11-18&translated=true&stale=true&likes=10&sort=likes&as=cards&columns=title-tags-comments',
  ])
    expect(viewPath(read(path.split('?')[1] ?? ''))).toBe(path)
})

test('what makes no sense is as if it were not there', () => {
  const nonsense =
    'type=planet&category=nowhere&language=fr&tag=!&author=%20&from=2026-02-30&to=soon&translated=no&stale=1&likes=-3&sort=best&as=list&columns=a-b'
  expect(read(nonsense)).toEqual({ query: {}, columns: [...DEFAULT_COLUMNS], kind: 'table' })
  expect(read('likes=1.5').query).toEqual({})
  expect(read('likes=99999999').query).toEqual({ likes: '999999' })
})

test('what somebody typed is understood as they meant it', () => {
  expect(read('tag=Laut%20Dalam&author=@budih&from=2026-11-18&to=2026-01-01').query).toEqual({
    tag: 'laut-dalam',
    author: 'budih',
    from: '2026-01-01',
    to: '2026-11-18',
  })
})

test('the order of the newest needs no word in the address', () => {
  expect(viewPath(read('sort=newest'))).toBe('/database')
  expect(viewPath(withSort(read('sort=title'), 'newest'))).toBe('/database')
})

test('the columns stand in the order of the table, and the title is always there', () => {
  expect(read('columns=likes-type').columns).toEqual(['type', 'title', 'likes'])
})

test('without filters the order and the look stay', () => {
  expect(viewPath(withoutFilters(read('type=guild&sort=title&as=cards')))).toBe(
    '/database?sort=title&as=cards',
  )
})

test('a saved view is shown as it was saved until the address says something itself', () => {
  const query = (text: string) => new URLSearchParams(text)
  expect(readViewId(query('view=12'))).toBe(12)
  for (const text of ['', 'view=0', 'view=x', 'view=1e3']) expect(readViewId(query(text))).toBeUndefined()
  expect(saysItself(query('view=12&tab=explore'))).toBe(false)
  expect(saysItself(query('view=12&likes=3'))).toBe(true)
  expect(viewPath(read('likes=3'), 12)).toBe('/database?likes=3&view=12')
  // Alone it would mean the view as it was saved.
  expect(viewPath(read(''), 12)).toBe('/database')
  expect(isSameView(read('likes=3&sort=newest'), read('likes=3'))).toBe(true)
})

test('a view that a program saved is shown as ours are', () => {
  const saved = { query: { sort: 'newest' }, columns: ['likes', 'type'], kind: 'table' } as const
  const tidy = tidyView({ ...saved, columns: [...saved.columns] })
  expect(tidy).toEqual({ query: {}, columns: ['type', 'title', 'likes'], kind: 'table' })
  expect(isSameView({ ...saved, columns: [...saved.columns] }, tidy)).toBe(true)
})

test('the head of a column gives its order, and turns it round where that is possible', () => {
  expect(headSortOf('createdAt', 'newest')).toEqual({ next: 'oldest', direction: 'descending' })
  expect(headSortOf('createdAt', 'oldest')).toEqual({ next: 'newest', direction: 'ascending' })
  expect(headSortOf('createdAt', 'title')).toEqual({ next: 'newest', direction: undefined })
  // What has one way only is turned off.
  expect(headSortOf('likes', 'likes')).toEqual({ next: 'newest', direction: 'descending' })
  expect(headSortOf('tags', 'likes')).toBeUndefined()
})
