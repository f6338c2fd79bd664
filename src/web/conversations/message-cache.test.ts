import { expect, test } from 'vitest'
import type { Message } from '../../contract/conversations.ts'
import {
  windowOf,
  withEarlier,
  withLater,
  withMessage,
  withoutMessage,
  withStretch,
  type MessageWindow,
} from './message-cache.ts'

const message = (id: number, changes: Partial<Message> = {}): Message => ({
  id,
  conversationId: 3,
  senderId: 7,
  sender: null,
  key: null,
  kind: 'text',
  about: null,
  source: null,
  body: [],
  pictures: [],
  replyTo: null,
  reactions: [],
  createdAt: '2026-01-05T10:00:00.000Z',
  editedAt: null,
  deletedAt: null,
  ...changes,
})
const list = (ids: number[], hasEarlier = false, hasLater = false) => ({
  items: ids.map((id) => message(id)),
  hasEarlier,
  hasLater,
})
const idsOf = ({ items }: MessageWindow): number[] => items.map(({ id }) => id)

test('earlier and later parts join in the order of their ids', () => {
  const window = withEarlier(windowOf(list([5, 6], true)), list([3, 4], true))
  expect(idsOf(window)).toEqual([3, 4, 5, 6])
  expect(window).toMatchObject({ hasEarlier: true, edge: 6 })
  expect(idsOf(withLater(window, list([7, 8])))).toEqual([3, 4, 5, 6, 7, 8])
})

test('what was sent from here does not hide what others said before it', () => {
  const window = withMessage(windowOf(list([5, 6])), message(9))
  expect(idsOf(window)).toEqual([5, 6, 9])
  // The next question is still about what came after 6.
  expect(window.edge).toBe(6)
  expect(idsOf(withLater(window, list([7, 8, 9])))).toEqual([5, 6, 7, 8, 9])
})

test('a message from here does not join a part that is not the end', () => {
  expect(idsOf(withMessage(windowOf(list([5, 6], true, true)), message(90)))).toEqual([5, 6])
  expect(idsOf(withMessage(windowOf(list([5, 6], true)), message(2)))).toEqual([5, 6])
})

test('a stretch that is asked for again brings changes, and what is no longer in it is gone', () => {
  const window = windowOf(list([1, 2, 3, 4, 5]))
  const changed = { ...list([3, 5], true), items: [message(3, { editedAt: 'now' }), message(5)] }
  const next = withStretch(window, changed)
  expect(idsOf(next)).toEqual([1, 2, 3, 5])
  expect(next.items[2]?.editedAt).toBe('now')
})

test('a stretch that does not reach what is known leaves no gap', () => {
  const window = windowOf(list([1, 2]))
  expect(withStretch(window, list([40, 41], true))).toBe(window)
  expect(idsOf(withStretch(windowOf(list([])), list([40, 41], true)))).toEqual([40, 41])
})

test('a conversation that was cleared elsewhere is empty', () => {
  expect(idsOf(withStretch(windowOf(list([1, 2])), list([])))).toEqual([])
})

test('one that was sent while the stretch was asked for stays', () => {
  const window = withMessage(windowOf(list([1, 2])), message(4))
  expect(idsOf(withStretch(window, list([1, 2])))).toEqual([1, 2, 4])
  expect(idsOf(withoutMessage(window, 4))).toEqual([1, 2])
})
