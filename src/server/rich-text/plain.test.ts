import { expect, test } from 'vitest'
import { excerpt, plainText } from '../../contract/plain-text.ts'
import { parseRichText } from './parse.ts'
import { countWords, headings, readingMinutes } from './plain.ts'

test('plain text has the text of every block on a line, without a mark', () => {
  const tree = parseRichText(
    '# Judul\n\nA **b** [c](/d) @e #f ![g](/media/g.png)\n\n- h\n- i\n\n|j|k|\n|-|-|\n|l|m|',
  )
  expect(plainText(tree)).toBe('Judul\nA b c @e #f g\nh\ni\nj\nk\nl\nm')
})

test('a spoiler stays hidden in an excerpt and in search', () => {
  expect(plainText(parseRichText('The killer is ||the butler||.'))).toBe('The killer is ….')
})

test('an excerpt is one line, cut between words, without the notes', () => {
  const tree = parseRichText('# Satu\n\ndua tiga empat[^1]\n\n[^1]: catatan')
  expect(excerpt(tree, 100)).toBe('dua tiga empat')
  expect(excerpt(tree, 12)).toBe('dua tiga…')
  expect(excerpt(parseRichText('One. Two. Three.'), 12)).toBe('One. Two…')
  expect(Array.from(excerpt(parseRichText('😀'.repeat(50)), 10))).toHaveLength(10)
})

test('an excerpt leaves out headings, lists and tables, unless there is nothing else', () => {
  expect(excerpt(parseRichText('One.\n\n## A clerk\n\n- a\n- b\n\nIn 1824 it rained.'), 100)).toBe(
    'One. In 1824 it rained.',
  )
  expect(excerpt(parseRichText('## A clerk\n\n- a\n- b'), 100)).toBe('A clerk a b')
})

test('words are counted as people count them, and 200 are a minute', () => {
  expect(countWords(parseRichText('Anak-anak don’t stop: **3** times, e.g. `x`.'))).toBe(8)
  expect([0, 99, 299, 300, 1000].map(readingMinutes)).toEqual([1, 1, 1, 2, 5])
})

test('headings for the table of contents are those at the top', () => {
  expect(headings(parseRichText('# A *b*\n\n> # quoted\n\n## C'))).toEqual([
    { level: 2, id: 'h-a-b', text: 'A b' },
    { level: 3, id: 'h-c', text: 'C' },
  ])
})
