import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../contract/messages.ts'
import { findPages } from './find-pages.ts'
import { loadedHelpTexts, loadHelpTexts } from './help-texts.ts'
import { PAGE_IDS, type PageId } from './pages.ts'

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadHelpTexts))
})

function find(term: string, language: Language = 'en'): PageId[] {
  const help = loadedHelpTexts(language)
  if (help === undefined) throw new Error('No texts')
  return findPages(help, term)
}

test.each([
  ['en', 'how do i delete my comment'],
  ['id', 'bagaimana cara menghapus komentar saya'],
  ['my', 'macam mana nak padam komen saya'],
] as const)('in %s a question is answered: %s', (language, question) => {
  const first = find(question, language).slice(0, 4)
  expect(first).toContain('comments')
})

test('a word in the title comes first, also with another ending', () => {
  expect(find('formatting')[0]).toBe('formatting')
  expect(find('delete')[0]).toBe('deleting')
  expect(find('the comments')[0]).toBe('comments')
})

test('small words alone are searched for, and nothing finds all', () => {
  expect(find('').length).toBe(PAGE_IDS.length)
  expect(find('the').length).toBeGreaterThan(0)
  expect(find('xylophone')).toEqual([])
})
