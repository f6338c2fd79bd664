import { expect, test } from 'vitest'
import { moveLanguage, toggleLanguage } from './order-rules.ts'

test('a language that is added comes last, and goes as it came', () => {
  expect(toggleLanguage([], 'my')).toEqual(['my'])
  expect(toggleLanguage(['my'], 'en')).toEqual(['my', 'en'])
  expect(toggleLanguage(['my', 'en'], 'my')).toEqual(['en'])
})

test.each([
  ['my', -1, ['my', 'id', 'en']],
  ['my', 1, ['id', 'my', 'en']],
  ['id', -1, ['id', 'my', 'en']],
  ['en', -1, ['my', 'en', 'id']],
  ['en', 1, ['my', 'id', 'en']],
] as const)('of my, id, en: %s moved by %i gives %j', (language, step, order) => {
  expect(moveLanguage(['my', 'id', 'en'], language, step)).toEqual(order)
})

test('what is not in the order is not moved into it', () => {
  expect(moveLanguage(['my'], 'en', -1)).toEqual(['my'])
})
