import { expect, test } from 'vitest'
import { parseRichText } from '../rich-text/public.ts'
import { DEFAULT_WORDS } from './default-words.ts'
import { countLinks, findRefused, wordList, wordsOf } from './rules.ts'

const list = wordList(['slot gacor', 'Ass', 'café royal'])
const found = (text: string) => findRefused(wordsOf(text), list)

test.each([
  ['Play SLOT   gacor now', 'slot gacor'],
  ['slot, gacor!', 'slot gacor'],
  ['ｓｌｏｔ gacor', 'slot gacor'],
  ['sl\u200bot ga\u00adcor', 'slot gacor'],
  ['what an ass.', 'ass'],
  ['the Café Royal', 'café royal'],
])('%j has the refused words %j', (text, words) => {
  expect(found(text)).toBe(words)
})

test.each([
  'a classic assessment of the class of Essex and Scunthorpe',
  'passive grass, Assam tea',
  'gacor slot',
  'the slot is gacorific',
  'slot',
  '',
])('%j has none: only whole words count', (text) => {
  expect(found(text)).toBeNull()
})

test('no default phrase is a single word, and each is found as it stands', () => {
  for (const phrases of Object.values(DEFAULT_WORDS))
    for (const phrase of phrases) {
      expect(wordsOf(phrase).length).toBeGreaterThan(1)
      expect(findRefused(wordsOf(`So: ${phrase}!`), wordList(phrases))).toBe(phrase)
    }
})

test('links to other sites are counted wherever they are; our own pages and code are not', () => {
  const source =
    '[a](https://a.example) > see www.b.example\n\n- ||https://c.example||\n\n[x](/article/7) `https://d.example`'
  expect(countLinks(parseRichText(source))).toBe(3)
  expect(countLinks(parseRichText('none'))).toBe(0)
})

test('a text of the greatest size is looked through within some milliseconds', () => {
  const hostile = [
    'slot '.repeat(50_000),
    '\ufdfa'.repeat(80_000),
    'a\u0301'.repeat(80_000),
    '\u0301\u0323'.repeat(60_000),
  ]
  for (const text of hostile) expect(findRefused(wordsOf(text), list)).toBeNull()
})
