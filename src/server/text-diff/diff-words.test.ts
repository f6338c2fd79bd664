import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DiffPart } from '../../contract/article-history.ts'
import { diffWords, measureChange } from './diff-words.ts'
import { anyText, editedTexts, longText, SEED } from './text-diff-testing.ts'

function side(parts: DiffPart[], kind: 'added' | 'removed'): string {
  return parts
    .filter((part) => part.kind === 'same' || part.kind === kind)
    .map(({ text }) => text)
    .join('')
}

function show(parts: DiffPart[]): string {
  const marks = { same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]'] }
  return parts.map(({ kind, text }) => marks[kind][0] + text + marks[kind][1]).join('')
}

function expectWhole(older: string, newer: string): DiffPart[] {
  const parts = diffWords(older, newer)
  expect(side(parts, 'removed')).toBe(older)
  expect(side(parts, 'added')).toBe(newer)
  return parts
}

test('a changed word is one removed and one added part', () => {
  expect(show(diffWords('The quick brown fox.\n', 'The quick red fox.\n'))).toBe(
    'The quick [-brown-]{+red+} fox.\n',
  )
})

test('words replaced in a row are one change', () => {
  expect(show(diffWords('Keep one two three here, please.', 'Keep four five six here, please.'))).toBe(
    'Keep [-one two three-]{+four five six+} here, please.',
  )
})

test('lines that stayed are not looked into', () => {
  expect(show(diffWords('# Title\n\nFirst.\n\nSecond.\n', '# Title\n\nNew.\n\nFirst.\n\nSecond.\n'))).toBe(
    '# Title\n\n{+New.\n\n+}First.\n\nSecond.\n',
  )
})

test('two sentences with nothing in common are not mixed', () => {
  expect(show(diffWords('Bulan itu bundar, dan terang.', 'Sebuah kapal berlayar pelan ke timur.'))).toBe(
    '[-Bulan itu bundar, dan terang.-]{+Sebuah kapal berlayar pelan ke timur.+}',
  )
})

test('equal texts are one part, empty ones none', () => {
  expect(diffWords('same\n', 'same\n')).toEqual([{ kind: 'same', text: 'same\n' }])
  expect(diffWords('', '')).toEqual([])
  expect(diffWords('', 'new')).toEqual([{ kind: 'added', text: 'new' }])
  expect(diffWords('old', '')).toEqual([{ kind: 'removed', text: 'old' }])
})

test('whatever two texts are, both can be read back from their difference', () => {
  fc.assert(
    fc.property(anyText, anyText, (older, newer) => void expectWhole(older, newer)),
    SEED,
  )
  fc.assert(
    fc.property(editedTexts, ({ base, edit }) => void expectWhole(base, edit)),
    SEED,
  )
})

test('no part is empty, and neighbours are of different kinds', () => {
  fc.assert(
    fc.property(editedTexts, ({ edit, current }) => {
      const parts = diffWords(edit, current)
      expect(parts.every(({ text }) => text !== '')).toBe(true)
      const kinds = parts.map(({ kind }) => kind)
      expect(kinds.filter((kind, index) => kind === kinds[index - 1])).toEqual([])
    }),
    SEED,
  )
})

const LARGE = 256 * 1024

test('two large texts that share nothing are all removed and all added, at once', () => {
  const [older, newer] = [longText(1, LARGE), longText(2, LARGE)]
  expect(expectWhole(older, newer).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  expect(measureChange(older, newer).share).toBe(1)
})

test.each([
  ['one endless line', longText(3, LARGE, 1e9), longText(4, LARGE, 1e9)],
  ['the same word again and again', `x ${'a '.repeat(130_000)}y`, `z ${'b a '.repeat(60_000)}w`],
  ['nothing but line breaks', `x${'\n'.repeat(LARGE)}y`, `z${'\n\t'.repeat(LARGE / 2)}w`],
  ['nothing but marks', `x${'*_'.repeat(LARGE / 2)}y`, `z${'_**'.repeat(LARGE / 3)}w`],
  ['the same lines in another order', longText(9, LARGE), longText(9, LARGE).split('\n').sort().join('\n')],
  ['half of all lines changed', longText(5, LARGE), longText(5, LARGE).replaceAll(/^(.*\n)(.*)/gm, '$1new')],
])('a large text of %s is compared within its bounds', (_, older, newer) => {
  expectWhole(older, newer)
})

test('a common beginning and end stay the same however much the middle changed', () => {
  const parts = expectWhole(`Begin.\n${longText(6, LARGE)}\nEnd.`, `Begin.\n${longText(7, LARGE)}\nEnd.`)
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same'])
})

test('a few changes in a large text are found exactly', () => {
  const older = longText(8, LARGE)
  const lines = older.split('\n')
  lines.splice(100, 1, 'A new line.')
  lines.splice(3000, 0, 'Another.')
  const parts = expectWhole(older, lines.join('\n'))
  expect(parts.filter(({ kind }) => kind !== 'same')).toHaveLength(3)
})

test('changed characters are the larger of what went and what came', () => {
  expect(measureChange('', '').characters).toBe(0)
  expect(measureChange('one two three', 'one two three').characters).toBe(0)
  expect(measureChange('one two three', 'one 2 three').characters).toBe(3)
  expect(measureChange('one three', 'one two three').characters).toBe(4)
  expect(measureChange('a'.repeat(60), '').characters).toBe(60)
})

test('the changed share is between 0 and 1', () => {
  expect(measureChange('', '').share).toBe(0)
  expect(measureChange('', 'x').share).toBe(1)
  const text = 'Seratus kata yang tetap sama di setiap versi. '.repeat(20)
  expect(measureChange(text, `${text}Satu kata.`).share).toBeLessThan(0.05)
  expect(measureChange(text, `${text}${'Kalimat baru yang panjang. '.repeat(5)}`).share).toBeGreaterThan(0.05)
  fc.assert(
    fc.property(anyText, anyText, (older, newer) => {
      const share = measureChange(older, newer).share
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
      expect(share === 0).toBe(older === newer)
    }),
    SEED,
  )
})
