import { expect, test } from 'vitest'
import { NOBODY, withoutHidden } from './hidden-people.ts'

const person = (id: number) => ({
  id,
  name: `Person ${id}`,
  alias: `person-${id}`,
  profileUrl: null,
  honor: 0,
})
const hidden = new Set([7])

test('an answer for somebody who has blocked nobody is the same object', () => {
  const answer = { items: [person(7)] }
  expect(withoutHidden(answer, NOBODY)).toBe(answer)
})

test('hidden people, and what is theirs by any name, are taken out of lists at any depth', () => {
  const answer = {
    items: [
      person(7),
      person(8),
      { id: 1, authorId: 7 },
      { id: 2, authorId: 8, authors: [person(8), person(7)] },
      { id: 3, author: person(7) },
      { id: 4, editor: person(7) },
      { id: 5, inviter: person(7) },
      { id: 6, authorId: 8, updatedById: 7 },
      { id: 9, pagePost: { id: 1, authorId: 7 }, tags: ['7'] },
    ],
    total: 9,
  }
  expect(withoutHidden(answer, hidden)).toEqual({
    items: [person(8), { id: 2, authorId: 8, authors: [person(8)] }, { id: 9, pagePost: null, tags: ['7'] }],
    total: 9,
  })
})

test('an answer that is about somebody hidden is not found', () => {
  for (const answer of [person(7), { id: 1, authorId: 7, title: 'Stars' }])
    expect(() => withoutHidden(answer, hidden)).toThrow(expect.objectContaining({ code: 'not_found' }))
})

test('numbers that are not people stay: an object with the same id, a mention by name', () => {
  const answer = {
    id: 7,
    nodes: [{ type: 'mention', alias: 'person-7' }],
    items: [{ id: 7, title: 'Seven' }],
  }
  expect(withoutHidden(answer, hidden)).toEqual(answer)
})
