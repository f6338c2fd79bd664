import { expect, test } from 'vitest'
import type { RichNode } from '../../../contract/rich-text.ts'
import { matchBlock } from './match-block.ts'

const p: RichNode = { type: 'paragraph', children: [] }
const list: RichNode = { type: 'list', start: null, children: [] }
const notes: RichNode = { type: 'footnotes', children: [] }
const h = (level: number): RichNode => ({ type: 'heading', level, id: 'h-x', children: [] })

test('blocks are matched by their place under the same heading', () => {
  const text = [p, p, h(2), p, list, h(3), p, notes]
  for (const block of text.keys()) expect(matchBlock(text, [...text], block)).toBe(block)
})

test('a section that was cut in another way is not matched, those around it are', () => {
  const text = [p, h(2), p, p, h(2), p]
  const other = [p, h(2), p, h(2), p]
  expect([0, 1, 2, 3, 4, 5].map((block) => matchBlock(text, other, block))).toEqual([
    0,
    null,
    null,
    null,
    3,
    4,
  ])
})

test('a lead that only one of them has moves the rest, and is itself not matched', () => {
  const text = [p, h(2), p]
  const other = [h(2), p]
  expect([0, 1, 2].map((block) => matchBlock(text, other, block))).toEqual([null, 0, 1])
  expect([0, 1].map((block) => matchBlock(other, text, block))).toEqual([1, 2])
})

test('blocks of other kinds are not taken for each other', () => {
  expect(matchBlock([p, list], [list, p], 0)).toBeNull()
  expect(matchBlock([p, list], [p, list], 1)).toBe(1)
})

test('where the headings differ nothing is matched', () => {
  expect(matchBlock([p, h(2), p, h(2), p], [p, h(2), p], 0)).toBeNull()
  expect(matchBlock([p, h(2), p], [p, h(3), p], 2)).toBeNull()
  expect(matchBlock([p, notes], [p], 0)).toBeNull()
})

test('a text without blocks has nothing to match', () => {
  expect(matchBlock([], [p], 0)).toBeNull()
  expect(matchBlock([p], [], 0)).toBeNull()
})
