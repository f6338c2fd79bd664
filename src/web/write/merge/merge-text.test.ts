import { expect, test } from 'vitest'
import { hasMarks, markLines } from './merge-text.ts'

test('lines that only one of two texts has are marked', () => {
  expect(markLines('a\nb\nc', 'a\nc\nd')).toEqual([
    { text: 'a', isOnlyHere: false },
    { text: 'b', isOnlyHere: true },
    { text: 'c', isOnlyHere: false },
  ])
})

test('the lines between two versions are found until they are deleted', () => {
  expect(hasMarks('a\n=== The article now says: ===\nb')).toBe(true)
  expect(hasMarks('a\n===\nHeading\n===')).toBe(false)
})
