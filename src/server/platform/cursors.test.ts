import { expect, test } from 'vitest'
import { createCursors } from './cursors.ts'

const cursors = createCursors('a secret')

test('a cursor gives back what it was made of', () => {
  const cursor = cursors.make('articles new', [1731628800000, 17])
  expect(cursor).toMatch(/^[\w-]+$/)
  expect(cursors.read('articles new', cursor)).toEqual([1731628800000, 17])
})

test('a cursor of another list, of another site, a changed or a made-up one is refused', () => {
  const cursor = cursors.make('articles new', [5, 17])
  const changed = cursor.slice(0, -2) + (cursor.endsWith('A') ? 'BB' : 'AA')
  const foreign = createCursors('another secret').make('articles new', [5, 17])
  for (const [list, value] of [
    ['articles hot', cursor],
    ['articles new', changed],
    ['articles new', foreign],
    ['articles new', ''],
    ['articles new', 'AAAA'],
    ['articles new', Buffer.from('[1,2]').toString('base64url')],
  ] as const)
    expect(() => cursors.read(list, value), value).toThrow(
      expect.objectContaining({ code: 'invalid_input', details: { fields: { cursor: expect.anything() } } }),
    )
})
