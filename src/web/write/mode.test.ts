import { expect, test } from 'vitest'
import { draftKeyOf, placeOfDraft, readMode } from './mode.ts'

const read = (query: string) => readMode(new URLSearchParams(query))

test.each([
  ['', { kind: 'new', category: null, hasPrompt: false }, 'new'],
  ['article=7', { kind: 'edit', id: 7 }, 'edit-7'],
  ['suggest=7', { kind: 'suggest', id: 7 }, 'suggest-7'],
  [
    'draft=import-0123456789abcdef01234567',
    { kind: 'new', category: null, hasPrompt: false, imported: 'import-0123456789abcdef01234567' },
    'import-0123456789abcdef01234567',
  ],
  ['translate=7&to=id', { kind: 'translate', id: 7, to: 'id' }, 'translate-7-id'],
])('%j is a form, and its draft has a name that leads back', (query, mode, key) => {
  const found = read(query)
  expect(found).toEqual(mode)
  expect(found && draftKeyOf(found)).toBe(key)
  expect(placeOfDraft(key)).toBe(query === '' ? '/create-article' : `/create-article?${query}`)
})

test('a category can be chosen on the way, and an article named either way', () => {
  expect(read('category=history')).toEqual({ kind: 'new', category: 'history', hasPrompt: false })
  expect(read('category=history&prompt')).toEqual({ kind: 'new', category: 'history', hasPrompt: true })
  expect(read('category=cooking')).toEqual({ kind: 'new', category: null, hasPrompt: false })
  expect(read('edit=7')).toEqual({ kind: 'edit', id: 7 })
})

test.each([
  'draft=new',
  'draft=import-x',
  'article=',
  'article=0',
  'suggest=x',
  'translate=-1&to=id',
  'article=1e3',
])('%j is an address that means nothing', (query) => {
  expect(read(query)).toBeNull()
})

test('a language outside the three is asked for again', () => {
  expect(read('translate=7&to=fr')).toEqual({ kind: 'translate', id: 7, to: null })
})

test('the draft of something else is no article', () => {
  expect(placeOfDraft('article-7')).toBeNull()
})
