import { RICH_TEXT_BYTES } from '../../contract/limits.ts'

export interface HostileText {
  name: string
  text: string
}

/** Every mark that our parsers know: alone, in runs, nested and mixed it is what attackers try. */
const MARKS = [
  ' ',
  '\t',
  '*',
  '**',
  '_',
  '~~',
  '`',
  '[',
  ']',
  '![',
  '](',
  '[a](b)',
  '[a][b]',
  '[^1]',
  '[a]: b',
  '<',
  '>',
  '&',
  '&amp;',
  '&#0;',
  '@a',
  '#a',
  '#',
  ':',
  '\\',
  '//',
  'www.a',
  'http://a',
  'a@b.c',
  '|',
  '||',
  '$',
  '$a$',
  '$$',
  '\\frac{',
  '^',
  '-',
  '+',
  '=',
  '1.',
  '```',
  '~~~',
  '{',
  '"',
  '’',
  '\u00a0',
  '\u200b',
  '\u202e',
  'é',
  '👩‍👩‍👧',
] as const

const LONGEST_LINE = 20_000
const MOST_LINES = 6000

/** Texts of the largest legal size that are made to keep a parser, a diff or a search busy. */
export function hostileTexts(bytes = RICH_TEXT_BYTES): HostileText[] {
  const fill = (piece: string) => cut(piece.repeat(Math.ceil(bytes / Buffer.byteLength(piece))), bytes)
  const lines = (line: string) => fill(`${line}\n`).split('\n').slice(0, MOST_LINES).join('\n')
  const run = (mark: string, room = LONGEST_LINE) => mark.repeat(Math.floor(room / mark.length))
  const each = (name: string, make: (mark: string) => string): HostileText[] =>
    MARKS.map((mark) => ({ name: `${JSON.stringify(mark)} ${name}`, text: cut(make(mark), bytes) }))
  const inItsOwnLine = (mark: string) => `a${run(mark, LONGEST_LINE - 2)}b`
  return [
    ...each('in runs between two letters', (mark) => fill(`${inItsOwnLine(mark)}\n\n`)),
    ...each('in front of letters', (mark) => fill(`${run(`${mark}a`)}\n\n`)),
    ...each('around words', (mark) => fill(`${run(`${mark}a${mark} `, 2000)}\n\n`)),
    ...each('at the start of every line', (mark) => lines(`${mark} a`)),
    ...each('at the end of every line', (mark) => lines(`a ${mark}`)),
    ...each('in each of many paragraphs', (mark) => fill(`${run(`${mark}a `, 60)}\n\n`)),
    ...each('in a table', (mark) => `|a|b|\n|-|-|\n${lines(`|${mark}|${mark}a|`)}`),
    ...each('in code', (mark) => fill(`\`\`\`js\n${`${run(mark, 290)}\n`.repeat(16)}\`\`\`\n\n`)),
    ...each('in formulas', (mark) => fill(`$$\n${run(`x${mark}`, 900)}\n$$\n\n`)),
    ...each('nested', (mark) =>
      Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}${mark} a`).join('\n'),
    ),
    ...[80, 2000, LONGEST_LINE].flatMap((width) =>
      [1, 2, 3].map((seed) => ({
        name: `everything mixed, ${seed}, lines of ${width}`,
        text: mixed(seed, width, bytes),
      })),
    ),
    { name: 'lists in lists', text: lines('- - - - a') },
    { name: 'quotes in lists', text: lines('> - > - a') },
    { name: 'definitions and references', text: fill(definitions()) },
    { name: 'notes of one another', text: fill(notes()) },
    { name: 'headings of the same words', text: lines('## a\n') },
    {
      name: 'code that slows a grammar down',
      text: fill(`\`\`\`arduino\n${`${'"'.repeat(290)}\n`.repeat(16)}\`\`\`\n\n`),
    },
    { name: 'tags and mentions', text: fill('#tag @alias '.repeat(150).concat('\n\n')) },
  ]
}

/** As long as a hostile one, but ordinary. */
export function harmlessText(bytes = RICH_TEXT_BYTES): string {
  const sentence = 'The night was long, the lamp was low, and nobody in the reading room spoke a word. '
  const paragraph = `${sentence.repeat(9)}Then **somebody** laughed.\n\n`
  return cut(paragraph.repeat(Math.ceil(bytes / paragraph.length)), bytes)
}

function definitions(): string {
  const defined = Array.from({ length: 190 }, (_, n) => `[a${n}]: https://example.com/${n}`).join('\n')
  return `${defined}\n\n${Array.from({ length: 190 }, (_, n) => `[x][a${n}]`).join(' ')}\n\n`
}

function notes(): string {
  return Array.from({ length: 190 }, (_, n) => `x[^${n}]\n\n[^${n}]: y[^${n + 1}]`).join('\n\n')
}

function mixed(seed: number, width: number, bytes: number): string {
  const random = numbers(seed)
  let text = ''
  let column = 0
  while (text.length < bytes) {
    const piece = (MARKS[random() % MARKS.length] ?? '') + (random() % 3 === 0 ? 'a' : '')
    text += piece
    column += piece.length
    if (column < width - 12) continue
    text += random() % 4 === 0 ? '\n' : '\n\n'
    column = 0
  }
  return cut(text, bytes)
}

/** The same numbers for the same seed: a case that was found can be tried again. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state >>> 8
  }
}

/** Cut at a whole character: half of one would be refused for that. */
function cut(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text
  return Buffer.from(text)
    .subarray(0, bytes)
    .toString()
    .replace(/\ufffd$/, '')
}
