import {
  getMessage,
  listMessages,
  readConversation,
  sayTyping,
  sendMessage,
} from '../../contract/conversations.ts'
import type { LiveEventBody } from '../../contract/events.ts'
import type { Site } from '../content/content-type.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import { appendEvents } from '../platform/stream-log.ts'
import { countAct } from './limits.ts'
import { getMembership } from './members.ts'
import { getMessageFor, listMessagesFor } from './message-queries.ts'
import { messages } from './messages.ts'
import { messageCounter } from './metrics.ts'
import { listPage, type Place } from './page-queries.ts'
import { listToldOfTyping, readUpTo } from './read-actions.ts'
import { sayIn } from './send-message.ts'
import { countWaiting } from './tell-queries.ts'

export function messagesRoutes(site: Site): void {
  serve(site, listMessages, async (context) => {
    const { db, viewer, params, query } = context
    const place = placeOf(query)
    const membership = await getMembership(db, viewer, Number(params.id))
    const { ids, hasEarlier, hasLater } = await listPage(db, viewer, membership, place)
    return { items: await listMessagesFor(site, context, ids), hasEarlier, hasLater }
  })

  serve(site, getMessage, (context) => getMessageFor(site, context, Number(context.params.id)))

  serve(site, sendMessage, async (context) => {
    const { message, isNew, follows } = await sayIn(site, context, Number(context.params.id), context.body)
    messageCounter(site).inc({ result: isNew ? 'sent' : 'repeated' })
    if (!follows) context.nothingFollows()
    return message
  })

  serve(site, readConversation, async ({ db, viewer, params, body: { messageId }, now }) => {
    countAct(site, viewer)
    const { conversationId, lastReadId, unread } = await getMembership(db, viewer, Number(params.id))
    // Several tabs say it: what is so already is told to nobody.
    if (messageId > lastReadId || unread > 0)
      await readUpTo(db, { conversationId, userId: viewer.id, messageId, now })
    const [waiting] = await countWaiting(db, [viewer.id], now)
    return { unread: waiting?.unread ?? 0 }
  })

  serve(site, sayTyping, async ({ db, viewer, params, now, nothingFollows }) => {
    countAct(site, viewer, 'typing')
    nothingFollows()
    const conversationId = Number(params.id)
    const told = await listToldOfTyping(db, conversationId, viewer.id)
    if (told === undefined) return fail('not_found', common.notFound)
    const body: LiveEventBody = { kind: 'typing', conversationId, userId: viewer.id }
    await appendEvents(
      db,
      told.map((userId) => ({ userId, body })),
      now,
    )
    return { done: true } as const
  })
}

function placeOf(query: Record<'before' | 'after' | 'around', string | undefined> | object): Place {
  const places = (['before', 'after', 'around'] as const).flatMap((at) => {
    const id = (query as Partial<Record<typeof at, string>>)[at]
    return id === undefined ? [] : [{ at, id: Number(id) }]
  })
  if (places.length > 1) fail('invalid_input', messages.oneOfThem)
  return places[0] ?? { at: 'end' }
}
