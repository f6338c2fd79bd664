import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../contract/messages.ts'
import { findPages, type FoundPage } from './find-pages.ts'
import { loadedHelpTexts, loadHelpTexts } from './help-texts.ts'
import { nearWords } from './near-words.ts'
import { PAGE_IDS, type PageId } from './pages.ts'

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadHelpTexts))
})

function search(term: string, language: Language = 'en'): FoundPage[] {
  const help = loadedHelpTexts(language)
  if (help === undefined) throw new Error('No texts')
  return findPages(help, term)
}
const find = (term: string, language?: Language): PageId[] => search(term, language).map(({ id }) => id)

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
  expect(new Set(find('delete').slice(0, 2))).toEqual(new Set(['delete-account', 'deleting']))
  expect(find('the comments')[0]).toBe('comments')
})

test('after the titles come headings, then texts', () => {
  const help = loadedHelpTexts('en')
  const placeOf = (id: PageId, word: string) => {
    const { title, sections } = help?.texts[id] ?? { title: '', sections: [] }
    if (title.toLowerCase().includes(word)) return 0
    return sections.some(({ heading }) => heading.toLowerCase().includes(word)) ? 1 : 2
  }
  const all = ['question', 'language', 'private', 'delet', 'publish'].map((word) =>
    find(word).map((id) => placeOf(id, word)),
  )
  for (const places of all) expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(new Set(all.flat())).toEqual(new Set([0, 1, 2]))
})

test.each([
  ['en', 'formating', 'formatting'],
  ['en', 'pasword', 'reset-password'],
  ['en', 'delte', 'deleting'],
  ['en', 'notificatoins', 'notifications'],
  ['id', 'komenter', 'comments'],
  ['id', 'jajak pendapt', 'polls'],
  ['my', 'pemberitahaun', 'notifications'],
  ['my', 'kata lalun', 'reset-password'],
] as const)('in %s a mistyped word is found: %s', (language, typed, page) => {
  expect(find(typed, language).slice(0, 3)).toContain(page)
})

test('the section that says it is named, unless the title does', () => {
  expect(search('footnotes')[0]).toEqual({
    id: 'formatting',
    section: expect.objectContaining({ id: 'footnotes', heading: 'Footnotes' }) as unknown,
  })
  expect(search('formatting guide')[0]).toEqual({ id: 'formatting', section: undefined })
})

test('small words alone are searched for, and nothing finds all', () => {
  expect(find('').length).toBe(PAGE_IDS.length)
  expect(find('the').length).toBeGreaterThan(0)
  expect(find('xylophone')).toEqual([])
})

test('a short word has no neighbours, and the nearest are taken', () => {
  const known = ['tag', 'tags', 'publish', 'polish', 'published']
  expect(nearWords('tg', known)).toEqual([])
  expect(nearWords('taggs', known)).toEqual(['tags'])
  expect(nearWords('pubilsh', known)).toEqual(['publish'])
  expect(nearWords('xylophone', known)).toEqual([])
})
