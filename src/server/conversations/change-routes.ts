import { MESSAGE_DELETE_MS, MESSAGE_EDIT_MS, MESSAGE_UNDO_MS } from '../../contract/conversations.ts'
import { deleteMessage, editMessage, reactToMessage, restoreMessage } from '../../contract/message-acts.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { fail } from '../platform/errors.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import {
  changeText,
  deleteForEveryone,
  hideMessage,
  react,
  restoreForEveryone,
  showMessage,
} from './change-actions.ts'
import { changeMessages } from './change-messages.ts'
import { getChanging, type Changing } from './change-queries.ts'
import { readEdited } from './change-words.ts'
import { countAct } from './limits.ts'
import { getMessageFor } from './message-queries.ts'

const DONE = { done: true } as const

export function changeRoutes(site: Server): void {
  serve(site, editMessage, async (context) => {
    const { db, viewer, body, now, work } = context
    const message = await getChanging(db, viewer, Number(context.params.id))
    refuseOthers(message, viewer)
    if (isPast(message.createdAt, MESSAGE_EDIT_MS, now))
      fail('conflict', changeMessages.tooLateToEdit, { values: { minutes: MESSAGE_EDIT_MS / MINUTE_MS } })
    const nodes = await readEdited({ db, work, now }, viewer, body.body, message)
    countAct(site, viewer)
    const isSaved =
      body.body === message.source || (await changeText(db, message, { source: body.body, nodes, now }))
    if (!isSaved) fail('conflict', changeMessages.removed)
    return getMessageFor(site, context, message.id)
  })

  serve(site, deleteMessage, async ({ db, viewer, params, query, now }) => {
    const message = await getChanging(db, viewer, Number(params.id))
    countAct(site, viewer)
    if (query.for === 'me') {
      await hideMessage(db, viewer.id, message, now)
      return DONE
    }
    // Deleted by its sender already.
    if (message.deletedAt !== null && message.senderId === viewer.id) return DONE
    refuseOthers(message, viewer)
    if (isPast(message.createdAt, MESSAGE_DELETE_MS, now))
      fail('conflict', changeMessages.tooLateToDelete, { values: { minutes: MESSAGE_DELETE_MS / MINUTE_MS } })
    await deleteForEveryone(db, message, now)
    return DONE
  })

  serve(site, restoreMessage, async (context) => {
    const { db, viewer, now } = context
    const message = await getChanging(db, viewer, Number(context.params.id))
    const { isHidden, deletedAt, senderId } = message
    countAct(site, viewer)
    if (isHidden) await showMessage(db, viewer.id, message, now)
    if (deletedAt !== null && senderId === viewer.id) {
      const isInTime = !isPast(deletedAt, MESSAGE_UNDO_MS, now)
      const isRestored = isInTime && (await restoreForEveryone(db, message, now))
      if (!isRestored && !isHidden) fail('conflict', changeMessages.tooLateToRestore)
    }
    if (deletedAt !== null && senderId !== viewer.id && !isHidden)
      fail('not_allowed', changeMessages.notYours)
    return getMessageFor(site, context, message.id)
  })

  serve(site, reactToMessage, async (context) => {
    const { db, viewer, body, now } = context
    const message = await getChanging(db, viewer, Number(context.params.id))
    if (message.isRequest) fail('not_allowed', changeMessages.notInRequests)
    if (message.kind !== 'text') fail('conflict', changeMessages.notAText)
    if (message.deletedAt !== null) fail('conflict', changeMessages.removed)
    countAct(site, viewer)
    await react(db, viewer.id, message, { emoji: body.emoji, now })
    return getMessageFor(site, context, message.id, { withHidden: true })
  })
}

/** Only what somebody wrote themselves, and what is still there, can be changed by them. */
function refuseOthers({ senderId, kind, deletedAt }: Changing, viewer: Viewer): void {
  if (kind !== 'text') fail('conflict', changeMessages.notAText)
  if (senderId !== viewer.id) fail('not_allowed', changeMessages.notYours)
  if (deletedAt !== null) fail('conflict', changeMessages.removed)
}

function isPast(since: Date, lifeMs: number, now: Date): boolean {
  return now.getTime() - since.getTime() > lifeMs
}
