import { expect, test } from 'vitest'
import { checkQuestion } from './check-question.ts'
import { emptyValues, isBlank, isSame, restoreValues } from './question-values.ts'

const NOW = emptyValues('en', 'science')

test('a question has a title of eight letters and a category; its text is optional', () => {
  expect(checkQuestion({ ...NOW, title: 'Apa itu DNA?' })).toEqual({})
  expect(checkQuestion({ ...NOW, title: '  short  ', category: null })).toEqual({
    title: 'titleShort',
    category: 'categoryMissing',
  })
  expect(checkQuestion({ ...NOW, title: 'x'.repeat(151), content: 'x'.repeat(20_001) })).toEqual({
    title: 'titleLong',
    content: 'contentLong',
  })
})

test('a draft is put into the form as far as it is understood', () => {
  const kept = { title: 'How?', category: 'astronomy', tags: ['stars', '!'], language: 'my', isNsfw: true }
  expect(restoreValues(kept, NOW)).toMatchObject({ ...kept, tags: ['stars'], content: '' })
  expect(restoreValues({ title: 4, category: 'nowhere', language: 'fr', tags: 'stars' }, NOW)).toEqual(NOW)
})

test('a form without words is not kept', () => {
  expect(isBlank({ ...NOW, title: ' ' })).toBe(true)
  expect(isBlank({ ...NOW, content: 'a' })).toBe(false)
})

test('what was changed back is the same, whatever its seed', () => {
  expect(isSame({ ...NOW, seed: 'x' }, NOW)).toBe(true)
  expect(isSame({ ...NOW, tags: ['stars'] }, NOW)).toBe(false)
})
