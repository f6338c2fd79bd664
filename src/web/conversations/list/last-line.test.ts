import { expect, test } from 'vitest'
import type { Conversation } from '../../../contract/conversations.ts'
import { lastLine } from './last-line.ts'
import { shortTime } from './when.ts'

type Last = NonNullable<Conversation['lastMessage']>
const LAST: Last = {
  id: 1,
  senderId: 41,
  senderName: 'Mei Lin',
  kind: 'text',
  text: 'Done',
  pictureCount: 0,
  isDeleted: false,
  createdAt: '2026-03-05T10:00:00.000Z',
}
const say = (changes: Partial<Last>, kind: Conversation['kind'] = 'direct') =>
  lastLine({ kind, lastMessage: { ...LAST, ...changes } }, 7, (key, values) =>
    [key, ...Object.values(values ?? {})].join(' '),
  )

test.each([
  [{}, 'direct', 'Done'],
  [{}, 'group', 'by Mei Done'],
  [{ senderId: 7 }, 'direct', 'you Done'],
  [{ text: '', pictureCount: 2 }, 'direct', 'photo 2'],
  [{ text: '', isDeleted: true }, 'group', 'removed'],
  [{ kind: 'left' }, 'group', 'left Mei'],
  [{ kind: 'renamed', senderId: 7 }, 'group', 'youRenamed'],
  [{ kind: 'left', senderId: null, senderName: null }, 'group', 'left someone'],
] as const)('%j of a %s conversation is told in a line', (changes, kind, words) => {
  expect(say(changes, kind)).toBe(words)
})

test.each([
  [new Date(2026, 2, 5, 9, 4), '09:04'],
  [new Date(2026, 2, 4, 23, 59), 'yesterday'],
  [new Date(2026, 2, 2, 1, 0), 'Mon'],
  [new Date(2026, 1, 2, 1, 0), 'Feb 2'],
  [new Date(2025, 1, 2, 1, 0), 'Feb 2, 2025'],
])('%s is told as %s', (at, words) => {
  expect(shortTime(at.toISOString(), 'en', new Date(2026, 2, 5, 12, 0))).toBe(words)
})
