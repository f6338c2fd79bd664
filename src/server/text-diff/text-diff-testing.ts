import fc from 'fast-check'

/** The same texts in every run; a failure prints how to get its counterexample again. */
export const SEED = { seed: 20240817, numRuns: 400 }

const word = fc.oneof(
  fc.constantFrom(
    'the',
    'a',
    'kuda',
    'anak-anak',
    '**bold**',
    '日本語',
    '👩‍👩‍👧',
    'don’t',
    '$x^2$',
    '#',
    '-',
    '=======',
    '[a](b)',
  ),
  fc.string({ minLength: 1, maxLength: 5, unit: 'grapheme' }),
)
const space = fc.constantFrom(' ', ' ', ' ', '  ', '\t', '\n', '\n\n', '\r\n')

/** Words and spaces, with many repetitions: the hard case for a diff. */
export const anyText = fc
  .array(fc.tuple(word, space), { maxLength: 40 })
  .map((pairs) => pairs.flat().join(''))

/** A text and two concurrent edits of it. */
export const editedTexts = fc
  .tuple(anyText, fc.array(edit(), { maxLength: 4 }), fc.array(edit(), { maxLength: 4 }))
  .map(([base, edit, current]) => ({
    base,
    edit: edit.reduce(applyEdit, base),
    current: current.reduce(applyEdit, base),
  }))

interface Edit {
  at: number
  length: number
  text: string
}

function edit(): fc.Arbitrary<Edit> {
  return fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 0, max: 6 }),
    text: fc.oneof(fc.constant(''), anyText),
  })
}

function applyEdit(text: string, { at, length, text: inserted }: Edit): string {
  const parts = text.match(/\s+|\S+/g) ?? []
  parts.splice(Math.floor(at * parts.length), length, inserted)
  return parts.join('')
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

/** Pseudo-random numbers, the same in every run. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** A text of many lines whose words no other seed has. */
export function longText(seed: number, characters: number, wordsInLine = 12): string {
  const next = chance(seed)
  let text = ''
  for (let count = 1; text.length < characters; count++)
    text += `w${seed}x${Math.floor(next() * 1e9).toString(36)}${count % wordsInLine === 0 ? '\n' : ' '}`
  return text.slice(0, characters)
}
