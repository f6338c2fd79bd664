import {
  createComment,
  deleteComment,
  listComments as listCommentsRoute,
  restoreComment,
  updateComment,
  type Comment,
} from '../../contract/comments.ts'
import { TRASH_DAYS } from '../../contract/limits.ts'
import type { ObjectType } from '../../contract/objects.ts'
import { can } from '../content/can.ts'
import type { CommentEndpoints, Site } from '../content/content-type.ts'
import type { Feature } from '../content/feature.ts'
import { listContentTypes, type FoundObject } from '../content/objects.ts'
import { refuseSilenced } from '../content/refuse-silenced.ts'
import { readLiteText } from '../lite-text/public.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import { checkEditedText, checkNewText, type TextWriter } from '../spam-checks/public.ts'
import type { Viewer } from '../platform/session.ts'
import type { Work } from '../platform/work-pool.ts'
import { updateText } from './actions.ts'
import { commentOf } from './comment-of.ts'
import { insertComment } from './insert-actions.ts'
import { getCommentFor, listComments } from './list-queries.ts'
import { loadComment, loadCommented, loadDeletable } from './loading.ts'
import { findPlace } from './manage-queries.ts'
import { managingRoutes } from './manage-routes.ts'
import { messages } from './messages.ts'
import type { Loaded } from './queries.ts'
import { isRestorable, isSilentEdit } from './rules.ts'
import { deleteOwn, removeFromGuild, restoreOwn } from './trash-actions.ts'
import { limitsOf } from './writing.ts'

const DONE = { done: true } as const

export function commentsRoutes(site: Site, all: readonly Feature[]): void {
  const log = all.flatMap(({ logGuildRemoval }) => logGuildRemoval ?? [])
  managingRoutes(site)
  for (const { name, comments } of listContentTypes(site))
    if (comments !== null) serveComments(site, comments, name)

  serve(site, listCommentsRoute, async (context) => {
    const { objectType, objectId, ...options } = context.query
    const object = await loadCommented(site, context, objectType, Number(objectId))
    return listComments(context.db, site.cursors, context.viewer, object, options)
  })

  serve(site, createComment, async (context) => {
    const { objectType, objectId, ...text } = context.body
    const object = await loadCommented(site, context, objectType, objectId)
    return writeComment(site, context, object, text)
  })

  serve(site, updateComment, async (context) => {
    const { db, viewer, now } = context
    const { text } = context.body
    const { comment, object } = await loadComment(site, context)
    if (!can(viewer, 'edit', comment)) refuseChange(viewer, comment)
    refuseSilenced(object, now)
    const nodes = await readLiteText(context, viewer, text, 'text')
    await checkEditedText(site, context, { field: 'text', nodes, links: 'short' })
    const editedAt = isSilentEdit(comment.createdAt, now) ? comment.editedAt : now
    const isSaved =
      text === comment.source || (await updateText(db, comment.id, { source: text, nodes, editedAt }))
    if (!isSaved) fail('not_found', common.notFound)
    return getCommentFor(db, viewer, comment.id)
  })

  serve(site, deleteComment, async (context) => {
    const { db, viewer, now } = context
    const { comment, object } = await loadDeletable(site, context)
    // The viewer's own, and deleted already.
    if (comment.state === 'deleted') return DONE
    if (can(viewer, 'delete', comment)) await deleteOwn(db, object, comment, now)
    // Officers keep order in their guild, without a mark against the author.
    else if (object.guild?.isOfficer === true) {
      const { authorId, objectId: postId } = comment
      const removal = { guildId: object.guild.id, officerId: viewer.id, authorId, postId, now, log }
      await removeFromGuild(db, object, comment, removal)
    } else refuseChange(viewer, comment)
    return DONE
  })

  serve(site, restoreComment, async (context) => {
    const { db, viewer, now } = context
    const { comment, object } = await loadComment(site, context)
    if (comment.authorId !== viewer.id) fail('not_allowed', common.notAllowed)
    if (comment.state === 'deleted' && comment.isLocked) refuseChange(viewer, comment)
    if (can(viewer, 'restore', comment)) {
      if (!isRestorable(comment.deletedAt, now))
        fail('conflict', messages.tooLate, { values: { days: TRASH_DAYS } })
      refuseSilenced(object, now)
      await restoreOwn(db, object, comment, now)
    }
    return getCommentFor(db, viewer, comment.id)
  })
}

/** Says why one's own comment can't be changed: it is locked with what it is about. */
function refuseChange(viewer: Viewer, { authorId, isLocked }: Loaded['comment']): never {
  const isOwnLocked = isLocked && authorId === viewer.id
  return fail('not_allowed', isOwnLocked ? messages.locked : common.notAllowed)
}

/** The comments of one type under its own paths. */
export function serveComments(site: Site, { list, create }: CommentEndpoints, type: ObjectType): void {
  serve(site, list, async (context) => {
    const object = await loadCommented(site, context, type, Number(context.params.id))
    return listComments(context.db, site.cursors, context.viewer, object, context.query)
  })

  serve(site, create, async (context) => {
    const object = await loadCommented(site, context, type, Number(context.params.id))
    return writeComment(site, context, object, context.body)
  })
}

interface Writer extends TextWriter {
  db: Db
  work: Work
}

async function writeComment(
  site: Site,
  writer: Writer,
  object: FoundObject,
  { text, parentId }: { text: string; parentId?: number | undefined },
): Promise<Comment> {
  const { db, viewer, now } = writer
  refuseSilenced(object, now)
  if (object.isLocked === true) fail('not_allowed', messages.locked)
  if (!can(viewer, 'comment', object)) fail('not_allowed', messages.notOpen)
  const { isOpen, parent } = await findPlace(db, object, parentId)
  if (!isOpen) fail('not_allowed', messages.closed)
  const nodes = await readLiteText(writer, viewer, text, 'text')
  await checkNewText(site, writer, { field: 'text', nodes, links: 'short' }, limitsOf(viewer, now))
  const isParentHidden = parent?.authorId != null && viewer.hidden.has(parent.authorId)
  if ((parentId !== undefined && parent === null) || isParentHidden) fail('not_found', messages.parentGone)
  const row = await insertComment(db, { object, authorId: viewer.id, parent, source: text, nodes, now })
  if (row !== undefined) return commentOf(row, viewer, null)
  const { isOpen: isStillOpen } = await findPlace(db, object, parentId)
  return isStillOpen ? fail('not_found', messages.parentGone) : fail('not_allowed', messages.closed)
}
