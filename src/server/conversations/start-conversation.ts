import type { Conversation, Message } from '../../contract/conversations.ts'
import type { Site } from '../content/content-type.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { getConversationFor } from './get-conversation.ts'
import { findGroupLimit, FREE_GROUP, refuseFull } from './group-limits.ts'
import { sendLimits } from './limits.ts'
import { getMessageFor } from './message-queries.ts'
import { messages } from './messages.ts'
import { messageCounter } from './metrics.ts'
import { findByKey, listReached, type Reached } from './reach-queries.ts'
import { readMessage, say, sayOnce, type NewText, type Writing } from './send-message.ts'
import { openDirect, openGroup } from './start-actions.ts'

interface Start extends NewText {
  userIds: number[]
  title?: string | undefined
}

/** Writes to one person in the conversation of the two, or to several in a new group. */
export async function startConversationFor(
  site: Site,
  writing: Writing,
  start: Start,
): Promise<{ conversation: Conversation; message: Message }> {
  const { db, viewer, now } = writing
  const userIds = [...new Set(start.userIds)]
  if (userIds.includes(viewer.id))
    fail('invalid_input', common.invalidInput, { fields: { userIds: messages.oneself } })
  const [reached, sent] = await Promise.all([
    listReached(db, viewer.id, userIds),
    findByKey(db, { senderId: viewer.id, key: start.key }),
  ])
  if (sent !== undefined) return answerWith(writing, await getMessageFor(site, writing, sent.id))
  refuseUnreached(reached, userIds)
  if (userIds.length >= FREE_GROUP) {
    const most = await findGroupLimit(db, viewer.id, now)
    if (userIds.length >= most) refuseFull(most)
  }
  const nodes = await readMessage(writing, start)
  const [first, ...more] = reached
  if (first === undefined) return fail('not_found', common.notFound)
  const isStarting = more.length > 0 || first.conversationId === null
  await enforceRateLimits(site.limits, sendLimits(viewer, now, { isStarting }))
  const open = async (trx: Db) => {
    const id =
      more.length === 0
        ? await openDirect(trx, viewer.id, first.person.id, now)
        : await openGroup(trx, { from: viewer.id, userIds, title: start.title ?? '', now })
    // Somebody has blocked, or left, in between.
    if (id === undefined) return fail('not_found', common.notFound)
    return say(trx, writing, id, { ...start, nodes })
  }
  const { message, isNew } = await sayOnce(site, writing, start, () => transact(db, open))
  messageCounter(site).inc({ result: isNew ? 'sent' : 'repeated' })
  if (isNew && isStarting) messageCounter(site).inc({ result: 'started' })
  return answerWith(writing, message)
}

async function answerWith(writing: Writing, message: Message) {
  return { conversation: await getConversationFor(writing, message.conversationId), message }
}

/** One who can't be met is not found, whatever the reason; one who takes no messages is named. */
export function refuseUnreached(reached: Reached[], userIds: number[]): void {
  if (reached.length < userIds.length || userIds.length === 0) fail('not_found', common.notFound)
  // What somebody is to a conversation of two says nothing about a group.
  const isGroup = userIds.length > 1
  const other = reached.find(({ reach, reachAnew }) => (isGroup ? reachAnew : reach) === 'refused')
  if (other !== undefined) fail('not_allowed', messages.oneTakesNone, { values: { name: other.person.name } })
}
