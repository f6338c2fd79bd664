import {
  createArticleComment,
  createComment,
  deleteComment,
  likeComment,
  listArticleComments,
  listComments as listCommentsRoute,
  restoreComment,
  updateComment,
  type Comment,
} from '../../contract/comments.ts'
import { TRASH_DAYS } from '../../contract/limits.ts'
import type { ObjectType } from '../../contract/objects.ts'
import { can, getObject, type FoundObject } from '../access/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { holdLimits } from '../platform/limits.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import { setLike } from '../reactions/public.ts'
import { changeState, countLikes, insertComment, updateWords } from './actions.ts'
import { getCommentFor, listComments } from './lists/queries.ts'
import { messages } from './messages.ts'
import { getComment, getWriter } from './queries.ts'
import { isCommentable, isRestorable, isSilentEdit } from './rules.ts'
import { holdCommentLimits, readWords } from './writing.ts'

const DONE = { done: true } as const

export function commentsRoutes(server: Server): void {
  serve(server, listCommentsRoute, async ({ db, viewer, query: { objectType, objectId, ...options } }) => {
    const object = await getTopic(db, viewer, objectType, Number(objectId))
    return listComments(db, server.cursors, viewer, object, options)
  })

  serve(server, listArticleComments, async ({ db, viewer, params, query }) => {
    const object = await getTopic(db, viewer, 'article', Number(params.id))
    return listComments(db, server.cursors, viewer, object, query)
  })

  serve(server, createComment, async ({ db, viewer, body: { objectType, objectId, ...words }, now }) => {
    const object = await getTopic(db, viewer, objectType, objectId)
    return writeComment(server, { db, viewer, now, object, ...words })
  })

  serve(server, createArticleComment, async ({ db, viewer, params, body, now }) => {
    const object = await getTopic(db, viewer, 'article', Number(params.id))
    return writeComment(server, { db, viewer, now, object, ...body })
  })

  serve(server, updateComment, async ({ db, viewer, params, body: { text }, now }) => {
    const { comment } = await getComment(db, viewer, Number(params.id))
    if (!can(viewer, 'edit', comment)) fail('not_allowed', common.notAllowed)
    const nodes = readWords(viewer, await getWriter(db, viewer.id), text)
    const editedAt = isSilentEdit(comment.createdAt, now) ? comment.editedAt : now
    const isKept =
      text === comment.source || (await updateWords(db, comment.id, { source: text, nodes, editedAt }))
    if (!isKept) fail('not_found', common.notFound)
    return getCommentFor(db, viewer, comment.id)
  })

  serve(server, deleteComment, async ({ db, viewer, params, now }) => {
    const { comment, object } = await getComment(db, viewer, Number(params.id))
    // His own, and gone already.
    if (comment.state === 'deleted') return DONE
    if (!can(viewer, 'delete', comment)) fail('not_allowed', common.notAllowed)
    const to = comment.authorId === viewer.id ? 'deleted' : 'removed'
    await changeState(db, object, comment, { from: 'visible', to, now })
    return DONE
  })

  serve(server, restoreComment, async ({ db, viewer, params, now }) => {
    const { comment, object } = await getComment(db, viewer, Number(params.id))
    if (comment.authorId !== viewer.id) fail('not_allowed', common.notAllowed)
    if (can(viewer, 'restore', comment)) {
      if (!isRestorable(comment.deletedAt, now))
        fail('conflict', messages.tooLate, { values: { days: TRASH_DAYS } })
      await changeState(db, object, comment, { from: 'deleted', to: 'visible', now })
    }
    return getCommentFor(db, viewer, comment.id)
  })

  serve(server, likeComment, async ({ db, viewer, params, body: { isLike }, now }) => {
    const { comment } = await getComment(db, viewer, Number(params.id))
    if (!can(viewer, 'like', comment)) fail('not_allowed', common.notAllowed)
    const key = String(viewer.id)
    await holdLimits(server.limits, [
      ['likesPerMinute', key],
      ['likesPerDay', key],
    ])
    const { id: objectId, authorId } = comment
    const like = { objectType: 'comment', objectId, authorId, userId: viewer.id, isLike, now } as const
    return transact(db, (trx) =>
      setLike(trx, { ...like, countIn: (_, change) => countLikes(trx, objectId, change) }),
    )
  })
}

/** What comments hang on, if the viewer may see it. */
function getTopic(
  db: Db,
  viewer: Viewer | null,
  objectType: ObjectType,
  objectId: number,
): Promise<FoundObject> {
  if (!isCommentable(objectType)) return fail('not_found', common.notFound)
  return getObject(db, viewer, objectType, objectId)
}

interface Writing {
  db: Db
  viewer: Viewer
  now: Date
  object: FoundObject
  text: string
  parentId?: number | undefined
}

async function writeComment(server: Server, writing: Writing): Promise<Comment> {
  const { db, viewer, now, object, text, parentId } = writing
  if (!can(viewer, 'comment', object)) fail('not_allowed', messages.notOpen)
  const writer = await getWriter(db, viewer.id)
  const nodes = readWords(viewer, writer, text)
  await holdCommentLimits(server.limits, viewer, writer, now)
  const words = { source: text, nodes }
  const id = await insertComment(db, { object, authorId: viewer.id, parentId, ...words, now })
  return getCommentFor(db, viewer, id)
}
