import { expect, test } from 'vitest'
import { MENTIONS_TOLD } from '../../contract/mentions.ts'
import { Refusal } from '../platform/errors.ts'
import { parseRichText } from '../rich-text/public.ts'
import { aliasesIn } from './aliases-in.ts'

const aliasesOf = (source: string) => aliasesIn(parseRichText(source))

test('whom a text names, each once and in lower case, wherever in the text', () => {
  expect(aliasesOf('@Ana-1 and **@budi**, not @ana-1 again')).toEqual(['ana-1', 'budi'])
  expect(aliasesOf('# For @ana\n\n- [ ] @budi\n\n| a |\n|---|\n| @citra |\n\n||@dina||')).toEqual([
    'ana',
    'budi',
    'citra',
    'dina',
  ])
  expect(aliasesOf('(@ana), “@budi”: @citra_x. @dina! @eko?')).toEqual([
    'ana',
    'budi',
    'citra_x',
    'dina',
    'eko',
  ])
})

test.each([
  'write to ana@example.com',
  '<ana@example.com>',
  '`@ana`',
  '```css\n@media print {}\n```',
  '    @media print {}',
  '$@ana$',
  '[@ana](/article/7)',
  'https://example.com/@ana',
  'https://example.com/?a=@ana',
  '@@ana',
  'a@ana',
  '@ ana',
  '@-',
  '@.ana',
  String.raw`a\@ana`,
  '> @ana said so',
])('%j names nobody', (source) => {
  expect(aliasesOf(source)).toEqual([])
})

test('of very many only the first are told', () => {
  const aliases = Array.from({ length: MENTIONS_TOLD + 1 }, (_, index) => `p${index}`)
  expect(aliasesOf(aliases.map((alias) => `@${alias}`).join(' '))).toEqual(aliases.slice(0, MENTIONS_TOLD))
})

test.each([
  '@'.repeat(10_000),
  '@ '.repeat(10_000),
  '@a@'.repeat(10_000),
  `@${'a'.repeat(50_000)}`,
  '@a '.repeat(10_000),
  '@-'.repeat(10_000),
])('however many marks there are, few are told or the text is refused', (source) => {
  let aliases: string[] = []
  try {
    aliases = aliasesOf(source)
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal)
  }
  expect(aliases.length).toBeLessThanOrEqual(1)
})
