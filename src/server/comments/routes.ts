import {
  createArticleComment,
  createComment,
  createPagePostComment,
  deleteComment,
  likeComment,
  listArticleComments,
  listComments as listCommentsRoute,
  listPagePostComments,
  restoreComment,
  updateComment,
  type Comment,
} from '../../contract/comments.ts'
import { TRASH_DAYS } from '../../contract/limits.ts'
import { can, type FoundObject } from '../access/public.ts'
import { getWriter, readLiteText } from '../lite-text/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { holdLimits } from '../platform/limits.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import type { Work } from '../platform/work-pool.ts'
import { setLike } from '../reactions/public.ts'
import { changeState, countLikes, insertComment, updateWords } from './actions.ts'
import { getCommentFor, listComments } from './lists/queries.ts'
import { loadComment, loadTopic } from './loading.ts'
import { refuseWhenClosed } from './managing/actions.ts'
import { managingRoutes } from './managing/routes.ts'
import { messages } from './messages.ts'
import { isRestorable, isSilentEdit } from './rules.ts'
import { holdCommentLimits } from './writing.ts'

const DONE = { done: true } as const

export function commentsRoutes(server: Server): void {
  managingRoutes(server)

  serve(server, listCommentsRoute, async (context) => {
    const { objectType, objectId, ...options } = context.query
    const object = await loadTopic(server, context, objectType, Number(objectId))
    return listComments(context.db, server.cursors, context.viewer, object, options)
  })

  serve(server, listArticleComments, async (context) => {
    const object = await loadTopic(server, context, 'article', Number(context.params.id))
    return listComments(context.db, server.cursors, context.viewer, object, context.query)
  })

  serve(server, listPagePostComments, async (context) => {
    const object = await loadTopic(server, context, 'page-post', Number(context.params.id))
    return listComments(context.db, server.cursors, context.viewer, object, context.query)
  })

  serve(server, createComment, async (context) => {
    const { objectType, objectId, ...words } = context.body
    const object = await loadTopic(server, context, objectType, objectId)
    return writeComment(server, context, object, words)
  })

  serve(server, createArticleComment, async (context) => {
    const object = await loadTopic(server, context, 'article', Number(context.params.id))
    return writeComment(server, context, object, context.body)
  })

  serve(server, createPagePostComment, async (context) => {
    const object = await loadTopic(server, context, 'page-post', Number(context.params.id))
    return writeComment(server, context, object, context.body)
  })

  serve(server, updateComment, async (context) => {
    const { db, viewer, now, work } = context
    const { text } = context.body
    const { comment, object } = await loadComment(server, context)
    if (!can(viewer, 'edit', comment)) fail('not_allowed', common.notAllowed)
    const nodes = await readLiteText(work, await getWriter(db, viewer.id), text, 'text')
    const editedAt = isSilentEdit(comment.createdAt, now) ? comment.editedAt : now
    const isKept =
      text === comment.source || (await updateWords(db, comment.id, { source: text, nodes, editedAt }))
    if (!isKept) fail('not_found', common.notFound)
    return getCommentFor(db, viewer, object, comment.id)
  })

  serve(server, deleteComment, async (context) => {
    const { db, viewer, now } = context
    const { comment, object } = await loadComment(server, context)
    // His own, and gone already.
    if (comment.state === 'deleted') return DONE
    if (!can(viewer, 'delete', comment)) fail('not_allowed', common.notAllowed)
    const to = comment.authorId === viewer.id ? 'deleted' : 'removed'
    await changeState(db, object, comment, { from: 'visible', to, now })
    return DONE
  })

  serve(server, restoreComment, async (context) => {
    const { db, viewer, now } = context
    const { comment, object } = await loadComment(server, context)
    if (comment.authorId !== viewer.id) fail('not_allowed', common.notAllowed)
    if (can(viewer, 'restore', comment)) {
      if (!isRestorable(comment.deletedAt, now))
        fail('conflict', messages.tooLate, { values: { days: TRASH_DAYS } })
      await changeState(db, object, comment, { from: 'deleted', to: 'visible', now })
    }
    return getCommentFor(db, viewer, object, comment.id)
  })

  serve(server, likeComment, async (context) => {
    const { db, viewer, now } = context
    const { isLike } = context.body
    const { comment, object } = await loadComment(server, context)
    if (!can(viewer, 'like', comment)) fail('not_allowed', common.notAllowed)
    if (object.isAdult === true) fail('nsfw_no_likes', common.noLikesOnAdult)
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

interface Writer {
  db: Db
  viewer: Viewer
  now: Date
  work: Work
}

async function writeComment(
  server: Server,
  { db, viewer, now, work }: Writer,
  object: FoundObject,
  { text, parentId }: { text: string; parentId?: number | undefined },
): Promise<Comment> {
  if (!can(viewer, 'comment', object)) fail('not_allowed', messages.notOpen)
  await refuseWhenClosed(db, object)
  const writer = await getWriter(db, viewer.id)
  const nodes = await readLiteText(work, writer, text, 'text')
  await holdCommentLimits(server.limits, viewer, writer, now)
  const words = { source: text, nodes }
  const id = await insertComment(db, { object, authorId: viewer.id, parentId, ...words, now })
  return getCommentFor(db, viewer, object, id)
}
