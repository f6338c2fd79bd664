import { expect, test } from 'vitest'
import { foldSame } from './fold-same.ts'

const words = (count: number) => Array.from({ length: count }, (_, place) => `word${place}`).join(' ')

test('a short stretch stays whole', () => {
  expect(foldSame(words(40), { isFirst: false, isLast: false })).toBeNull()
})

test('a long stretch keeps some words on both sides, and none is cut', () => {
  const text = words(400)
  const folded = foldSame(text, { isFirst: false, isLast: false })
  expect(folded?.before).toMatch(/word\d+$/)
  expect(folded?.after).toMatch(/^word\d+/)
  const kept = `${folded?.before} ${folded?.after}`.trim().split(/\s+/)
  expect(kept.length + (folded?.words ?? 0)).toBe(400)
})

test('before the first change nothing stands before the fold, after the last nothing behind it', () => {
  expect(foldSame(words(400), { isFirst: true, isLast: false })?.before).toBe('')
  expect(foldSame(words(400), { isFirst: false, isLast: true })?.after).toBe('')
})

test('a single endless word is not cut', () => {
  expect(foldSame('x'.repeat(5000), { isFirst: false, isLast: false })).toBeNull()
})
