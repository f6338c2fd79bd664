import { expect, test } from 'vitest'
import type { ViewState } from '../../contract/explore.ts'
import { readState } from './view-state.ts'

test('what Explore does not know any more is left out of a saved view', () => {
  const saved = {
    query: { category: 'alchemy', likes: '5', sort: 'fame', colour: 'red' },
    columns: ['title', 'weight', 'author'],
    kind: 'map',
  }
  // As it stands in the database, where an older version has written it.
  expect(readState(saved as object as ViewState)).toEqual({
    query: { likes: '5' },
    columns: ['title', 'author'],
    kind: 'table',
  })
  const good: ViewState = { query: { sort: 'likes' }, columns: ['likes', 'title'], kind: 'cards' }
  expect(readState(good)).toEqual(good)
})
