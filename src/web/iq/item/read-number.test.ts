import { expect, test } from 'vitest'
import { changeSign, readNumber } from './read-number.ts'

test.each([
  ['42', 42],
  [' -7 ', -7],
  ['−7', -7],
  ['+3', 3],
  ['0', 0],
  ['-0', 0],
  ['1000000000', 1_000_000_000],
])('%j is a number', (typed, number) => {
  expect(Object.is(readNumber(typed), number)).toBe(true)
})

test.each(['', '-', '4.5', '1,000', '1e3', 'ten', '--4', '1000000001', '99999999999'])(
  '%j is none',
  (typed) => {
    expect(readNumber(typed)).toBeUndefined()
  },
)

test('the sign changes to and fro', () => {
  expect(changeSign('7')).toBe('-7')
  expect(changeSign('-7')).toBe('7')
  expect(changeSign('−7')).toBe('7')
  expect(changeSign('')).toBe('-')
})
