import { searchMessages } from '../../contract/message-acts.ts'
import { cleanTerm } from '../../contract/search-rules.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { listMessagesFor } from './message-queries.ts'
import { findMessages, listFoundIn } from './search-queries.ts'

const SHOWN = 20

export function searchRoutes(site: Server): void {
  serve(site, searchMessages, async ({ db, viewer, query, now }) => {
    await enforceRateLimits(site.limits, [['messageSearches', String(viewer.id)]])
    const { q, conversation, cursor } = query
    const list = `message-search ${viewer.id} ${conversation ?? ''} ${q}`
    const [before] = cursor === undefined ? [] : site.cursors.read(list, cursor)
    const ids = await findMessages(db, viewer, cleanTerm(q), {
      conversationId: conversation === undefined ? undefined : Number(conversation),
      before: before === undefined ? undefined : Number(before),
      limit: SHOWN + 1,
    })
    const shown = ids.slice(0, SHOWN)
    const messages = (await listMessagesFor(site, { db, viewer, now }, shown)).toReversed()
    const places = await listFoundIn(db, viewer, messages)
    const items = messages.flatMap((message) => {
      const conversation = places.get(message.conversationId)
      return conversation === undefined ? [] : [{ message, conversation }]
    })
    const last = shown.at(-1)
    const hasMore = ids.length > SHOWN && last !== undefined
    return { items, nextCursor: hasMore ? site.cursors.make(list, [last]) : null }
  })
}
