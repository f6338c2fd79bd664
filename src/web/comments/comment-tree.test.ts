import { expect, test } from 'vitest'
import type { CommentList } from '../../contract/comments.ts'
import { commentOf, listOf } from './comments-testing.ts'
import {
  countShown,
  lengthOfThread,
  toTree,
  withChange,
  withComment,
  withPage,
  withPin,
  withThread,
} from './comment-tree.ts'

const list = (items: CommentList['items']): CommentList => listOf(items).body
const ids = ({ items }: CommentList) => items.map(({ id }) => id)

const thread = [
  commentOf({ id: 1, replies: 3 }),
  commentOf({ id: 2, parentId: 1, level: 2, replies: 1 }),
  commentOf({ id: 3, parentId: 2, level: 3 }),
  commentOf({ id: 4, parentId: 1, level: 2 }),
  commentOf({ id: 5 }),
]

test('reading order becomes threads of three levels', () => {
  const tree = toTree(thread)
  expect(tree.map(({ comment }) => comment.id)).toEqual([1, 5])
  expect(tree[0]?.children.map(({ comment }) => comment.id)).toEqual([2, 4])
  expect(tree[0]?.children[0]?.children.map(({ comment }) => comment.id)).toEqual([3])
})

test('a reply whose parent is not shown hangs under its thread, and nothing is shown twice', () => {
  const tree = toTree([
    commentOf({ id: 1 }),
    commentOf({ id: 9, parentId: 8, level: 3 }),
    commentOf({ id: 1 }),
  ])
  expect(tree).toHaveLength(1)
  expect(tree[0]?.children.map(({ comment }) => comment.id)).toEqual([9])
})

test('the places of deleted comments are not counted as replies', () => {
  const [root] = toTree([
    commentOf({ id: 1 }),
    commentOf({ id: 2, parentId: 1, level: 2, state: 'deleted' }),
    commentOf({ id: 3, parentId: 2, level: 3 }),
  ])
  expect(root && countShown(root)).toBe(1)
})

test('a new thread comes first, a reply after the last one beside it', () => {
  expect(ids(withComment(list(thread), commentOf({ id: 6 })))).toEqual([6, 1, 2, 3, 4, 5])
  const replied = withComment(list(thread), commentOf({ id: 6, parentId: 2, level: 3 }))
  expect(ids(replied)).toEqual([1, 2, 3, 6, 4, 5])
  expect(replied.items.slice(0, 2).map(({ replies }) => replies)).toEqual([4, 2])
  expect(replied.total).toBe(6)
})

test('a whole thread takes the place of its beginning, and a further page comes last', () => {
  const under = [6, 7, 8].map((id) => commentOf({ id, parentId: 1, level: 2 }))
  const whole = { found: under, isWhole: true }
  expect(ids(withThread(list(thread), 1, whole))).toEqual([1, 6, 7, 8, 5])
  expect(ids(withThread(list(thread), 99, whole))).toEqual([1, 2, 3, 4, 5])
  const page = { ...list([commentOf({ id: 9 })]), nextCursor: 'next', total: 40 }
  expect(withPage(list(thread), page)).toMatchObject({ nextCursor: 'next', total: 40 })
  expect(ids(withPage(list(thread), page))).toEqual([1, 2, 3, 4, 5, 9])
})

test('a reply to something that is not shown is counted only', () => {
  const replied = withComment(list(thread), commentOf({ id: 6, parentId: 77, level: 2 }))
  expect(ids(replied)).toEqual([1, 2, 3, 4, 5])
  expect(replied.total).toBe(6)
})

test('one comment of a list is changed, the others stay as they are', () => {
  const changed = withChange(list(thread), 3, { likes: 8 })
  expect(changed.items.map(({ likes }) => likes)).toEqual([0, 0, 8, 0, 0])
  expect(changed.items[0]).toBe(thread[0])
})

test('a reply that is deleted is not offered as one more reply, and counts again when it is back', () => {
  const deleted = withChange(list(thread), 3, { state: 'deleted' })
  expect(deleted.items.slice(0, 2).map(({ replies }) => replies)).toEqual([2, 0])
  const back = withChange(deleted, 3, { state: 'visible' })
  expect(back.items.slice(0, 2).map(({ replies }) => replies)).toEqual([3, 1])
})

test('of a thread that is too long for once the rest is still offered, of a whole one nothing', () => {
  const [root] = thread
  const long = list([{ ...(root ?? commentOf({ id: 1 })), replies: 9 }, ...thread.slice(1)])
  const found = [6, 7].map((id) => commentOf({ id, parentId: 1, level: 2 }))
  expect(lengthOfThread(long.items, 1)).toBe(3)
  expect(withThread(long, 1, { found, isWhole: false }).items[0]?.replies).toBe(9)
  expect(withThread(long, 1, { found, isWhole: true }).items[0]?.replies).toBe(2)
  expect(lengthOfThread(long.items, 99)).toBe(0)
})

test('a pinned thread comes first in place of the one before, and a new comment after it', () => {
  const pinned = withPin(list([...thread, commentOf({ id: 7 }), commentOf({ id: 8 })]), 7, true)
  expect(ids(pinned)).toEqual([7, 1, 2, 3, 4, 5, 8])
  expect(ids(withComment(pinned, commentOf({ id: 9 })))).toEqual([7, 9, 1, 2, 3, 4, 5, 8])
  const other = withPin(pinned, 1, true)
  expect(ids(other)).toEqual([1, 2, 3, 4, 7, 5, 8])
  expect(ids(withComment(other, commentOf({ id: 9 })))).toEqual([1, 2, 3, 4, 9, 7, 5, 8])
  const marked = (of: CommentList) => of.items.filter(({ isPinned }) => isPinned).map(({ id }) => id)
  expect([marked(pinned), marked(other)]).toEqual([[7], [1]])
  expect(marked(withPin(other, 7, false))).toEqual([1])
  expect(marked(withPin(other, 1, false))).toEqual([])
  expect(ids(withPin(other, 1, false))).toEqual(ids(other))
  expect(marked(withPin(other, 99, true))).toEqual([])
})
