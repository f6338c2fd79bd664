import { expect, test } from 'vitest'
import { without } from './without-person.ts'

const them = { id: 8, name: 'Budi', alias: 'budi' }
const other = { id: 9, name: 'Citra', alias: 'citra' }

test('somebody is taken out of lists, pages and parts of answers', () => {
  const data = {
    pages: [
      {
        items: [
          { id: 1, authorId: 8 },
          { id: 2, author: them },
          { id: 3, author: other },
        ],
        nextCursor: null,
      },
      { items: [{ person: them }, { article: { id: 4, authorId: 8 }, folder: '' }], nextCursor: null },
    ],
  }
  expect(without(data, 8)).toEqual({
    pages: [
      { items: [{ id: 3, author: other }], nextCursor: null },
      { items: [{ article: null, folder: '' }], nextCursor: null },
    ],
  })
})

test('what does not change stays the same object', () => {
  const data = { items: [{ id: 8, authorId: 9, tags: ['8'] }], total: 8 }
  expect(without(data, 8)).toBe(data)
  for (const plain of [null, undefined, 8, 'text']) expect(without(plain, 8)).toBe(plain)
})
