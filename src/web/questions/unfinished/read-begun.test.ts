import { expect, test } from 'vitest'
import { placeOfBegun, readBegun } from './read-begun.ts'

const placeOf = (kind: Parameters<typeof readBegun>[0]['kind'], key: string, questionId?: number) => {
  const begun = readBegun({ kind, key })
  return begun && placeOfBegun(begun, questionId)
}

test('a draft of a question or an answer leads to the form that it is of', () => {
  expect(placeOf('question', 'new')).toBe('/question/ask')
  expect(placeOf('question', 'edit-5')).toBe('/question/5?edit=question')
  expect(placeOf('answer', 'question-5')).toBe('/question/5?edit=answer')
  expect(placeOf('answer', 'edit-3', 5)).toBe('/question/5?answer=3&edit=answer')
  // Its question is not known yet, or not any more.
  expect(placeOf('answer', 'edit-3')).toBe(null)
})

test('what is of neither leads nowhere', () => {
  expect(placeOf('article', 'edit-5')).toBe(null)
  expect(placeOf('question', 'question-5')).toBe(null)
  expect(placeOf('answer', 'new')).toBe(null)
})
