import { expect, test } from 'vitest'
import type { CollectionColumn } from '../../../contract/collections.ts'
import { draftOf, restoreTyped } from './row-draft.ts'
import { changedValues, faultsOf, meetTexts, readSource, sourceText, textsOf } from './row-values.ts'

const column = (key: string, type: CollectionColumn['type'], required = false): CollectionColumn => ({
  key,
  label: key,
  type,
  unit: null,
  required,
})
const COLUMNS = [
  column('c1', 'text', true),
  column('c2', 'number'),
  column('c3', 'date'),
  column('c4', 'article'),
]

test('what is typed is judged by its column', () => {
  expect(faultsOf(COLUMNS, { c1: ' ', c2: '1,5', c3: '17 August', c4: '/page/3' })).toEqual({
    c1: 'missing',
    c2: 'number',
    c3: 'date',
    c4: 'article',
  })
  expect(faultsOf(COLUMNS, { c1: 'Mars', c2: '-3.5', c3: '1945-08-17', c4: '/article/7' })).toEqual({})
})

test('only the cells that changed are sent, and a cell can be emptied', () => {
  const before = { c1: 'Mars', c2: 6779, c3: '2020-01-01' }
  const texts = { ...textsOf({ values: before, sourceUrl: null, articleId: null }), c2: '6,779', c3: '' }
  expect(changedValues(COLUMNS, { ...texts, c2: '6779' }, before)).toEqual({ c3: null })
  expect(changedValues(COLUMNS, { c1: 'Venus', c2: '', c9: 'of a removed column' }, {})).toEqual({
    c1: 'Venus',
  })
})

const ORIGIN = 'https://cendekia.example'

test('a source is an address of the web or an article here', () => {
  expect(readSource('https://example.org/a', ORIGIN)).toEqual({
    sourceUrl: 'https://example.org/a',
    articleId: null,
  })
  expect(readSource(`${ORIGIN}/article/7`, ORIGIN)).toEqual({ sourceUrl: null, articleId: 7 })
  expect(readSource('', ORIGIN)).toEqual({ sourceUrl: null, articleId: null })
  expect(readSource('javascript:alert(1)', ORIGIN)).toBeUndefined()
  expect(sourceText({ sourceUrl: null, articleId: 7 })).toBe('/article/7')
})

test('what others wrote is taken over where nothing was typed, the source too', () => {
  const base = { c1: 'Mars', c2: '1', source: 'https://a.example' }
  const theirs = { c1: 'Mars', c2: '2', source: 'https://b.example' }
  expect(meetTexts({ ...base, c1: 'Venus' }, base, theirs)).toEqual({ ...theirs, c1: 'Venus' })
  expect(meetTexts({ ...base, c2: '3' }, base, theirs)).toEqual({ ...theirs, c2: '3' })
})

test('a draft holds what was typed alone, and knows what has changed under it', () => {
  const base = { c1: 'Mars', c2: '10', source: 'https://a.example' }
  const draft = draftOf({ texts: { ...base, c2: '11' }, summary: '' }, base)
  expect(restoreTyped(draft, { ...base, source: 'https://b.example' })).toEqual([
    { texts: { c1: 'Mars', c2: '11', source: 'https://b.example' }, summary: '' },
    [],
  ])
  expect(restoreTyped(draft, { ...base, c2: '12' })[1]).toEqual(['c2'])
})
