import type { Comment, CommentList } from '../../contract/comments.ts'
import type { Answer } from '../testing/stand-ins.ts'

export const HANA = { id: 21, name: 'Hana Yusof', alias: 'hana', profileUrl: null, honor: 340 }

export function commentOf(given: Partial<Comment> & { id: number }): Comment {
  const content = given.content ?? `Comment ${given.id}`
  return {
    parentId: null,
    level: 1,
    state: 'visible',
    author: HANA,
    content,
    nodes: [{ type: 'paragraph', children: [{ type: 'text', value: content }] }],
    likes: 0,
    liked: false,
    replies: 0,
    canEdit: false,
    canDelete: false,
    isPinned: false,
    createdAt: '2026-11-14T08:00:00.000Z',
    editedAt: null,
    ...given,
  }
}

/** A page of a list that is open and that the reader has no say in, unless told otherwise. */
export function listOf(items: Comment[], given: Partial<CommentList> = {}): Answer & { body: CommentList } {
  return {
    body: { items, nextCursor: null, total: items.length, isOpen: true, canManage: false, ...given },
  }
}
