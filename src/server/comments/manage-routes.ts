import { pinComment, setCommentsOpen } from '../../contract/comments.ts'
import { can } from '../content/can.ts'
import type { Site } from '../content/content-type.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import { getCommentFor } from './list-queries.ts'
import { loadComment, loadCommented } from './loading.ts'
import { messages } from './messages.ts'
import { pin, setOpen, unpin } from './manage-actions.ts'

/** What the authors of an object, and moderators, decide about its comments. */
export function managingRoutes(site: Site): void {
  serve(site, pinComment, async (context) => {
    const { db, viewer } = context
    const { isPinned } = context.body
    const { comment, object } = await loadComment(site, context)
    if (!can(viewer, 'manage-comments', object)) fail('not_allowed', common.notAllowed)
    if (isPinned && comment.level > 1) fail('invalid_input', messages.pinReply)
    if (isPinned) await pin(db, object, comment.id)
    else await unpin(db, object, comment.id)
    return getCommentFor(db, viewer, comment.id)
  })

  serve(site, setCommentsOpen, async (context) => {
    const { db, viewer } = context
    const { objectType, objectId, isOpen } = context.body
    const object = await loadCommented(site, context, objectType, objectId)
    if (!can(viewer, 'manage-comments', object)) fail('not_allowed', common.notAllowed)
    await setOpen(db, object, isOpen)
    return { isOpen }
  })
}
