import type { Comment } from '../../contract/comments.ts'

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
    createdAt: '2026-11-14T08:00:00.000Z',
    editedAt: null,
    ...given,
  }
}
