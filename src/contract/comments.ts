import * as z from 'zod/mini'
import { Id, IdInPath, text, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { COMMENT_MAX } from './limits.ts'
import { COMMUNITY_RULES } from './moderation-rules.ts'
import { Cursor, Done, IdParams, LikeBody, Liked, ObjectType } from './objects.ts'
import { Person } from './people.ts'
import { RichNode } from './rich-text.ts'

export const COMMENT_SORTS = ['best', 'newest', 'oldest'] as const

/** A comment that was deleted or removed stays in the list while it has replies: without text and author. */
export const Comment = z.object({
  id: Id,
  parentId: z.nullable(Id),
  level: z.number(),
  /** `hidden`: while reports about it are being checked, or its author is suspended. */
  state: z.enum(['visible', 'hidden', 'deleted', 'removed']),
  author: z.nullable(Person),
  /** The rule that it broke, where moderators removed it. */
  removedFor: z.optional(z.enum(COMMUNITY_RULES)),
  /** Markdown and the same as it is drawn; empty for a deleted one. */
  content: z.string(),
  nodes: z.array(RichNode),
  likes: z.number(),
  liked: z.boolean(),
  /** How many replies are under it; those that are shown are in the list itself. */
  replies: z.number(),
  canEdit: z.boolean(),
  canDelete: z.boolean(),
  /** Pinned by the author of the article or post. */
  isPinned: z.boolean(),
  createdAt: Time,
  editedAt: z.nullable(Time),
})
export type Comment = z.infer<typeof Comment>

/** In display order: each comment of the first level is followed by those under it. */
export const CommentList = z.object({
  items: z.array(Comment),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
  /** False when the author turned comments off: existing ones stay, nobody adds one. */
  isOpen: z.boolean(),
  /** May pin a comment and turn comments off. */
  canManage: z.boolean(),
})
export type CommentList = z.infer<typeof CommentList>

const Sort = z.optional(z.enum(COMMENT_SORTS))
const Body = { text: text({ min: 1, max: COMMENT_MAX }), parentId: z.optional(Id) }

export const listComments = endpoint({
  method: 'GET',
  path: '/api/comments',
  access: 'public',
  query: z.strictObject({
    objectType: ObjectType,
    objectId: IdInPath,
    sort: Sort,
    cursor: z.optional(Cursor),
    /** Everything under this comment of the first level. */
    root: z.optional(IdInPath),
  }),
  response: CommentList,
})

export const createComment = endpoint({
  method: 'POST',
  path: '/api/comments',
  access: 'member',
  body: z.strictObject({ objectType: ObjectType, objectId: Id, ...Body }),
  response: Comment,
})

/** The same two endpoints under the paths of articles and posts. */
export const listArticleComments = endpoint({
  method: 'GET',
  path: '/api/articles/:id/comments',
  access: 'public',
  params: IdParams,
  query: z.strictObject({ sort: Sort, cursor: z.optional(Cursor), root: z.optional(IdInPath) }),
  response: CommentList,
})

export const createArticleComment = endpoint({
  method: 'POST',
  path: '/api/articles/:id/comments',
  access: 'member',
  params: IdParams,
  body: z.strictObject(Body),
  response: Comment,
})

export const listPagePostComments = endpoint({
  method: 'GET',
  path: '/api/page-posts/:id/comments',
  access: 'public',
  params: IdParams,
  query: z.strictObject({ sort: Sort, cursor: z.optional(Cursor), root: z.optional(IdInPath) }),
  response: CommentList,
})

export const createPagePostComment = endpoint({
  method: 'POST',
  path: '/api/page-posts/:id/comments',
  access: 'member',
  params: IdParams,
  body: z.strictObject(Body),
  response: Comment,
})

export const listQuestionComments = endpoint({
  method: 'GET',
  path: '/api/questions/:id/comments',
  access: 'public',
  params: IdParams,
  query: z.strictObject({ sort: Sort, cursor: z.optional(Cursor), root: z.optional(IdInPath) }),
  response: CommentList,
})

export const createQuestionComment = endpoint({
  method: 'POST',
  path: '/api/questions/:id/comments',
  access: 'member',
  params: IdParams,
  body: z.strictObject(Body),
  response: Comment,
})

export const listCollectionComments = endpoint({
  method: 'GET',
  path: '/api/collections/:id/comments',
  access: 'public',
  params: IdParams,
  query: z.strictObject({ sort: Sort, cursor: z.optional(Cursor), root: z.optional(IdInPath) }),
  response: CommentList,
})

export const createCollectionComment = endpoint({
  method: 'POST',
  path: '/api/collections/:id/comments',
  access: 'member',
  params: IdParams,
  body: z.strictObject(Body),
  response: Comment,
})

export const listAnswerComments = endpoint({
  method: 'GET',
  path: '/api/answers/:id/comments',
  access: 'public',
  params: IdParams,
  query: z.strictObject({ sort: Sort, cursor: z.optional(Cursor), root: z.optional(IdInPath) }),
  response: CommentList,
})

export const createAnswerComment = endpoint({
  method: 'POST',
  path: '/api/answers/:id/comments',
  access: 'member',
  params: IdParams,
  body: z.strictObject(Body),
  response: Comment,
})

export const updateComment = endpoint({
  method: 'PATCH',
  path: '/api/comments/:id',
  access: 'member',
  params: IdParams,
  body: z.strictObject({ text: Body.text }),
  response: Comment,
})

/** A comment of the first level, which replaces the one that was pinned before. */
export const pinComment = endpoint({
  method: 'PUT',
  path: '/api/comments/:id/pin',
  access: 'member',
  params: IdParams,
  body: z.strictObject({ isPinned: z.boolean() }),
  response: Comment,
})

export const setCommentsOpen = endpoint({
  method: 'PUT',
  path: '/api/comments/open',
  access: 'member',
  body: z.strictObject({ objectType: ObjectType, objectId: Id, isOpen: z.boolean() }),
  response: z.object({ isOpen: z.boolean() }),
})

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/comments/:id',
  access: 'member',
  params: IdParams,
  response: Done,
})

export const restoreComment = endpoint({
  method: 'POST',
  path: '/api/comments/:id/restore',
  access: 'member',
  params: IdParams,
  response: Comment,
})

export const likeComment = endpoint({
  method: 'POST',
  path: '/api/comments/:id/like',
  access: 'member',
  params: IdParams,
  body: LikeBody,
  response: Liked,
})
