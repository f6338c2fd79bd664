import {
  addMembers,
  answerRequest,
  clearConversation,
  findConversationWith,
  getConversation,
  listConversations,
  removeMember,
  startConversation,
  updateConversation,
} from '../../contract/conversations.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import type { Site } from '../content/content-type.ts'
import { addMs, HOUR_MS } from '../platform/clock.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import { conversationOf } from './conversation-of.ts'
import { listBox } from './conversation-queries.ts'
import { getConversationFor } from './get-conversation.ts'
import { refuseFull } from './group-limits.ts'
import { countAct, isNew } from './limits.ts'
import { addTo, answerFor, clearFor, removeFrom, updateOwn } from './member-actions.ts'
import type { Membership } from './member-queries.ts'
import { getMembership } from './members.ts'
import { messages } from './messages.ts'
import { listReached } from './reach-queries.ts'
import { refuseUnreached, startConversationFor } from './start-conversation.ts'
import { countWaiting } from './tell-queries.ts'

const DONE = { done: true } as const
const FOR_GOOD = new Date('9999-01-01T00:00:00Z')

export function conversationsRoutes(site: Site): void {
  serve(site, listConversations, async ({ db, viewer, query: { box = 'inbox', cursor }, now }) => {
    const list = `conversations ${viewer.id} ${box}`
    const before = cursor === undefined ? undefined : Number(site.cursors.read(list, cursor)[0])
    const [found, [waiting]] = await Promise.all([
      listBox(db, viewer, box, { before, limit: LIST_SIZE + 1, now }),
      countWaiting(db, [viewer.id], now),
    ])
    const shown = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? shown.at(-1) : undefined
    return {
      items: shown.map((row) => conversationOf(row, viewer.id, now)),
      nextCursor: last ? site.cursors.make(list, [last.place]) : null,
      unread: waiting?.unread ?? 0,
      requests: waiting?.requests ?? 0,
    }
  })

  serve(site, startConversation, (context) => startConversationFor(site, context, context.body))

  serve(site, findConversationWith, async ({ db, viewer, params, now }) => {
    const id = Number(params.id)
    const [found] = await listReached(db, viewer.id, [id])
    if (found === undefined || id === viewer.id) return fail('not_found', common.notFound)
    const { person, conversationId, reach } = found
    return { person, conversationId, reach, isNewcomer: isNew(viewer, now) }
  })

  serve(site, getConversation, (context) => getConversationFor(context, Number(context.params.id)))

  serve(site, updateConversation, async (context) => {
    const { db, viewer, params, now } = context
    const { title, isArchived, muteHours } = context.body
    countAct(site, viewer)
    const membership = await getMembership(db, viewer, Number(params.id))
    if (title !== undefined) refuseUnlessAdmin(membership)
    await updateOwn(
      db,
      { conversationId: membership.conversationId, userId: viewer.id, now },
      {
        ...(title !== undefined && title !== membership.title && { title }),
        ...(isArchived !== undefined && { isArchived }),
        ...(muteHours !== undefined && { mutedUntil: endOfMute(muteHours, now) }),
      },
    )
    return getConversationFor(context, membership.conversationId)
  })

  serve(site, clearConversation, async ({ db, viewer, params, now }) => {
    countAct(site, viewer)
    const { conversationId } = await getMembership(db, viewer, Number(params.id))
    await clearFor(db, { conversationId, userId: viewer.id, now })
    return DONE
  })

  serve(site, answerRequest, async ({ db, viewer, params, body: { accept }, now }) => {
    countAct(site, viewer)
    const { conversationId, state } = await getMembership(db, viewer, Number(params.id))
    if (state === 'request') await answerFor(db, { conversationId, userId: viewer.id, now }, accept)
    else if (!accept) fail('conflict', messages.answeredAlready)
    return DONE
  })

  serve(site, addMembers, async (context) => {
    const { db, viewer, params, now } = context
    const { conversationId, ...membership } = await getMembership(db, viewer, Number(params.id))
    refuseUnlessAdmin(membership)
    const userIds = [...new Set(context.body.userIds)].filter((id) => id !== viewer.id)
    if (userIds.length > 0) {
      const reached = await listReached(db, viewer.id, userIds)
      refuseUnreached(
        reached.map((one) => ({ ...one, state: null })),
        userIds,
      )
      const rateLimit = isNew(viewer, now) ? 'conversationsOfNew' : 'conversationsPerDay'
      await enforceRateLimits(site.limits, [[rateLimit, String(viewer.id)]])
      const limit = await addTo(db, { conversationId, userId: viewer.id, now }, userIds)
      if (limit !== undefined) refuseFull(limit)
    }
    return getConversationFor(context, conversationId)
  })

  serve(site, removeMember, async ({ db, viewer, params, now }) => {
    countAct(site, viewer)
    const membership = await getMembership(db, viewer, Number(params.id))
    const { conversationId, kind } = membership
    const removedId = Number(params.userId)
    if (kind === 'direct' || removedId !== viewer.id) refuseUnlessAdmin(membership)
    const isRemoved = await removeFrom(db, { conversationId, userId: viewer.id, now }, removedId)
    if (!isRemoved) fail('not_found', common.notFound)
    return DONE
  })
}

function refuseUnlessAdmin({ kind, role, state }: Pick<Membership, 'kind' | 'role' | 'state'>): void {
  if (kind !== 'group' || role !== 'admin' || state !== 'active') fail('not_allowed', messages.adminsOnly)
}

function endOfMute(hours: number | null, now: Date): Date | null {
  if (hours === null) return FOR_GOOD
  return hours === 0 ? null : addMs(now, hours * HOUR_MS)
}
