import { drawableWords, measure, type Typeface } from './type-setting.ts'

export interface SetText {
  size: number
  lines: string[]
}

const ELLIPSIS = '…'

/** Sets a title in the largest of the sizes that fits it into its lines; what is still too long ends in an ellipsis. */
export function fitText(
  face: Typeface,
  text: string,
  sizes: readonly number[],
  width: number,
  mostLines: number,
): SetText {
  const words = drawableWords(face, text)
  const tries = sizes.map((size) => ({ size, lines: breakLines(face, words, size, width) }))
  const fitting = tries.find(({ lines }) => lines.length <= mostLines)
  if (fitting !== undefined) return { ...fitting, lines: balance(face, words, fitting, width) }
  const { size, lines } = tries.at(-1) ?? { size: 0, lines: [] }
  const shown = lines.slice(0, mostLines)
  return { size, lines: [...shown.slice(0, -1), shorten(face, shown.at(-1) ?? '', size, width)] }
}

/** One line, truncated if necessary. */
export function fitLine(face: Typeface, text: string, size: number, width: number): string {
  const line = drawableWords(face, text).join(' ')
  return measure(face, line, size) <= width ? line : shorten(face, line, size, width)
}

function breakLines(face: Typeface, words: string[], size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of words.flatMap((long) => cutWord(face, long, size, width))) {
    const last = lines.at(-1)
    const joined = `${last} ${word}`
    if (last !== undefined && measure(face, joined, size) <= width) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}

/** A word longer than a line is broken anywhere. */
function cutWord(face: Typeface, word: string, size: number, width: number): string[] {
  if (measure(face, word, size) <= width) return [word]
  const pieces = ['']
  for (const character of word) {
    const longer = `${pieces.at(-1)}${character}`
    if (measure(face, longer, size) <= width) pieces[pieces.length - 1] = longer
    else pieces.push(character)
  }
  return pieces
}

/** Lines of about the same length: the narrowest width that needs no further line. */
function balance(face: Typeface, words: string[], { size, lines }: SetText, width: number): string[] {
  let [narrow, wide] = [0, width]
  let best = lines
  while (wide - narrow > 8) {
    const middle = (narrow + wide) / 2
    const tried = breakLines(face, words, size, middle)
    const isGood = tried.length <= lines.length && tried.every((line) => !isCut(words, line))
    if (isGood) [wide, best] = [middle, tried]
    else narrow = middle
  }
  return best
}

function isCut(words: string[], line: string): boolean {
  return line.split(' ').some((piece) => !words.includes(piece))
}

function shorten(face: Typeface, line: string, size: number, width: number): string {
  const characters = Array.from(line)
  const fits = () => measure(face, `${characters.join('').trimEnd()}${ELLIPSIS}`, size) <= width
  while (characters.length > 0 && !fits()) characters.pop()
  while (/[\s.,;:!?-]/.test(characters.at(-1) ?? '')) characters.pop()
  return `${characters.join('')}${ELLIPSIS}`
}
