import { expect, test } from 'vitest'
import { paragraphsOf, readTexts } from '../src/architecture/read-texts.ts'
import { countTexts, equalTexts, familiesOf, isSameInAll, longLanguages, wordCount } from './count-words.ts'
import { findButtons } from './find-buttons.ts'

const MESSAGES = {
  path: 'src/web/honor/messages.ts',
  source: `export const messages = defineMessages({
    tab: { en: 'Answers', id: 'Jawaban', my: 'Jawapan' },
    list: { en: 'Answers', id: 'Semua jawaban', my: 'Jawapan' },
    yours: { en: 'Your {count} seats', id: 'Kursi Anda', my: 'Kursi anda' },
    site: { en: 'Cendekia', id: 'Cendekia', my: 'Cendekia' },
    leave: { en: 'Leave {guild}', id: 'Keluar', my: 'Keluar daripada guild ini' },
    empty: { en: 'None', id: '', my: 'Tiada' },
  })`,
}
const SCREEN = {
  path: 'src/web/honor/honor-page.tsx',
  source: `import { messages } from './messages.ts'
    export const X = () => <p title={t('tab')}><Button icon={t('site')}>{isOpen && t('leave')}</Button></p>`,
}
const texts = readTexts([
  MESSAGES,
  SCREEN,
  { path: 'src/web/help/pages/a.en.md', source: '---\ntitle: One\n---\n\n# Two\n\n1. Three four' },
  { path: 'src/web/help/pages/a.id.md', source: '---\ntitle: Satu\n---\n\n# Dua\n' },
  { path: 'src/server/honor/seed.ts', source: `export const x = { en: 'a', id: 'b', my: 'c' }` },
])
const messages = texts.filter(({ kind }) => kind === 'messages')

test('texts, missing ones, other placeholders and words are counted for each language', () => {
  const [ofEnglish, helpOfEnglish] = countTexts(texts, 'en')
  expect(ofEnglish).toEqual({ kind: 'messages', texts: 6, missing: 0, otherPlaceholders: 0, words: 9 })
  expect(helpOfEnglish).toMatchObject({ kind: 'help', texts: 3, missing: 0 })
  const [ofIndonesian, helpOfIndonesian] = countTexts(texts, 'id')
  expect(ofIndonesian).toEqual({ kind: 'messages', texts: 6, missing: 1, otherPlaceholders: 2, words: 7 })
  expect(helpOfIndonesian).toMatchObject({ kind: 'help', texts: 3, missing: 1 })
})

test('a dictionary that names languages is one of many texts', () => {
  const found = readTexts([
    {
      path: 'src/web/iq/about/messages.ts',
      source: `export const messages = defineMessages({
        en: { en: 'English', id: 'Bahasa Inggris', my: 'Bahasa Inggeris' },
        id: { en: 'Indonesian', id: 'Bahasa Indonesia', my: 'Bahasa Indonesia' },
        my: { en: 'Malay', id: 'Bahasa Melayu', my: 'Bahasa Melayu' },
        back: { en: 'IQ test', id: 'Tes IQ', my: 'Ujian IQ' },
      })`,
    },
  ])
  expect(found.map(({ key, words }) => [key, words.en])).toEqual([
    ['en', 'English'],
    ['id', 'Indonesian'],
    ['my', 'Malay'],
    ['back', 'IQ test'],
  ])
})

test('a sign is no word, and a placeholder is one', () => {
  expect(wordCount('  {count} seats – two-step · 3 ')).toBe(4)
})

test('texts are equal whether they say Anda or anda', () => {
  const equal = equalTexts(messages)
  expect(equal.map(({ key }) => key)).toEqual(['yours', 'site'])
  expect(equal.filter(isSameInAll).map(({ key }) => key)).toEqual(['site'])
})

test('the same English in two ways is a family', () => {
  expect(familiesOf(messages, 'my')).toEqual([])
  expect(familiesOf(messages, 'id')).toEqual([
    {
      en: 'Answers',
      ways: [
        { said: 'Jawaban', where: ['web/honor tab'] },
        { said: 'Semua jawaban', where: ['web/honor list'] },
      ],
    },
  ])
})

test('what is said between the marks of a button is found, and measured without its placeholders', () => {
  const buttons = findButtons([SCREEN], messages)
  expect(buttons.map(({ key }) => key)).toEqual(['leave'])
  expect(buttons.flatMap(longLanguages)).toEqual(['my'])
})

test('Markdown is read as headings, steps and paragraphs', () => {
  expect(paragraphsOf('# A title\nOne line\nand the next.\n\n- First\n- Second\n  goes on\n')).toEqual([
    'A title',
    'One line and the next.',
    'First',
    'Second goes on',
  ])
})
