import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../contract/messages.ts'
import { mergeTexts, mergeVersions } from './merge-texts.ts'
import { editedTexts, longText, SEED, wordsOf } from './text-diff-testing.ts'

const BASE = '# Moon\n\nThe moon is round and bright tonight.\n\nIt is far away.\n'

test('a change of one side alone is taken', () => {
  const edit = BASE.replace('far', 'very far')
  expect(mergeTexts({ base: BASE, edit, current: BASE })).toEqual({ text: edit, hasConflicts: false })
  expect(mergeTexts({ base: BASE, edit: BASE, current: edit })).toEqual({
    text: edit,
    hasConflicts: false,
  })
  expect(mergeTexts({ base: BASE, edit, current: edit })).toEqual({ text: edit, hasConflicts: false })
})

test('changes of different paragraphs are both there', () => {
  const merged = mergeTexts({
    base: BASE,
    edit: BASE.replace('# Moon', '# The Moon'),
    current: `${BASE}\nIt has no air.\n`,
  })
  expect(merged).toEqual({
    text: '# The Moon\n\nThe moon is round and bright tonight.\n\nIt is far away.\n\nIt has no air.\n',
    hasConflicts: false,
  })
})

test('changes of different words of one sentence are both there', () => {
  const merged = mergeTexts({
    base: BASE,
    edit: BASE.replace('round', 'spherical'),
    current: BASE.replace('tonight', 'every night'),
  })
  expect(merged).toEqual({
    text: BASE.replace('round', 'spherical').replace('tonight', 'every night'),
    hasConflicts: false,
  })
})

test('where both changed the same word both sentences are there, with lines between that explain it', () => {
  const merged = mergeTexts({
    base: BASE,
    edit: BASE.replace('round', 'flat'),
    current: BASE.replace('round', 'cubic'),
  })
  expect(merged.hasConflicts).toBe(true)
  expect(merged.text).toBe(
    [
      '# Moon',
      '',
      '=== Both changed this place. This edit says: ===',
      'The moon is flat and bright tonight.',
      '=== The article now says: ===',
      'The moon is cubic and bright tonight.',
      '=== Keep what is right and delete these three lines ===',
      '',
      'It is far away.',
      '',
    ].join('\n'),
  )
})

test('the lines between are in the language of the reader', () => {
  const texts = LANGUAGES.map((language) => mergeTexts({ base: 'a', edit: 'b', current: 'c' }, language).text)
  expect(new Set(texts).size).toBe(3)
  expect(texts[1]).toContain('hapus ketiga baris ini')
  expect(texts[2]).toContain('padam ketiga-tiga baris ini')
})

test('two new paragraphs at the same place are both kept', () => {
  const merged = mergeTexts({ base: 'One.\n', edit: 'One.\n\nMine.', current: 'One.\n\nTheirs.' })
  expect(merged.hasConflicts).toBe(true)
  expect(merged.text).toContain('\nMine.\n')
  expect(merged.text).toContain('\nTheirs.\n')
  expect(merged.text.match(/One\./g)).toHaveLength(1)
})

test('a paragraph that one deleted and the other improved is kept', () => {
  const merged = mergeTexts({
    base: BASE,
    edit: BASE.replace('The moon is round and bright tonight.\n', ''),
    current: BASE.replace('tonight', 'in June'),
  })
  expect(merged.hasConflicts).toBe(true)
  expect(merged.text).toContain('The moon is round and bright in June.')
})

test('two rewritten paragraphs are not woven into one', () => {
  const merged = mergeTexts({
    base: 'a b c d e f g h\n',
    edit: 'one b two d three four five\n',
    current: 'six seven c eight nine f ten\n',
  })
  expect(merged.hasConflicts).toBe(true)
  expect(merged.text).toContain('one b two d three four five\n')
  expect(merged.text).toContain('six seven c eight nine f ten\n')
})

test('whatever two people wrote, no new word of either is lost', () => {
  fc.assert(
    fc.property(editedTexts, ({ base, edit, current }) => {
      const { text } = mergeTexts({ base, edit, current })
      const known = new Set(wordsOf(base))
      const kept = new Set(wordsOf(text))
      const written = [...wordsOf(edit), ...wordsOf(current)].filter((word) => !known.has(word))
      expect(written.filter((word) => !kept.has(word))).toEqual([])
    }),
    { ...SEED, numRuns: 1500 },
  )
})

test('without a conflict nothing is added that nobody wrote', () => {
  fc.assert(
    fc.property(editedTexts, (texts) => {
      const { text, hasConflicts } = mergeTexts(texts)
      const written = new Set(Object.values(texts).flatMap(wordsOf))
      if (!hasConflicts) expect(wordsOf(text).filter((word) => !written.has(word))).toEqual([])
    }),
    SEED,
  )
})

test('large texts are merged within their bounds, and nothing is lost when they have nothing in common', () => {
  const large = 256 * 1024
  const [base, edit, current] = [longText(11, large), longText(12, large), longText(13, large)]
  const merged = mergeTexts({ base, edit, current })
  expect(merged.hasConflicts).toBe(true)
  expect(merged.text).toContain(edit)
  expect(merged.text).toContain(current)

  const small = mergeTexts({ base, edit: `Mine.\n${base}`, current: `${base}\nTheirs.` })
  expect(small).toEqual({ text: `Mine.\n${base}\nTheirs.`, hasConflicts: false })
})

test('a title stays one line, with both when both changed the same word', () => {
  const version = (title: string) => ({ title, content: BASE })
  const base = version('The moon tonight')
  expect(
    mergeVersions({ base, edit: version('The full moon tonight'), current: version('The moon today') }),
  ).toEqual({ title: 'The full moon today', content: BASE, hasConflicts: false })
  expect(
    mergeVersions({ base, edit: version('The sun tonight'), current: version('The star tonight') }),
  ).toEqual({
    title: 'The sun tonight / The star tonight',
    content: BASE,
    hasConflicts: true,
  })
})
