import { expect, test } from 'vitest'
import type { RichText } from '../../../contract/rich-text.ts'
import { hasDropCap } from './drop-cap.ts'

const paragraph = (value: string): RichText => [{ type: 'paragraph', children: [{ type: 'text', value }] }]

test('a long first paragraph that begins with a letter has a large one', () => {
  expect(hasDropCap(paragraph('Nobody has ever put a star on a scale. '.repeat(8)))).toBe(true)
})

test.each([
  ['nothing', []],
  ['a short paragraph', paragraph('Nobody has.')],
  ['a quotation mark', paragraph('“Nobody has ever put a star on a scale.” '.repeat(8))],
  ['a heading', [{ type: 'heading', level: 2, id: 'h-a', children: [] }]],
] satisfies [string, RichText][])('%s at the beginning has none', (_, nodes) => {
  expect(hasDropCap(nodes)).toBe(false)
})
