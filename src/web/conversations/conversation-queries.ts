import { queryOptions, type Query } from '@tanstack/react-query'
import { getConversation, listConversations, type Box } from '../../contract/conversations.ts'
import { call } from '../platform/api.ts'
import { pagedQuery } from '../platform/paged-query.ts'

/** A box of the viewer's conversations, the latest first. */
export const conversationsQuery = (box: Box) =>
  pagedQuery(listConversations, { query: { box }, meta: { holds: [] } })

/** Every box that is known. */
export const BOXES_SHOWN = {
  predicate: ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
    queryKey[1] === 'pages' && /^\/api\/conversations(\?|$)/.test(String(queryKey[0])),
}

/** One conversation: who is in it, and what the viewer may do. */
export const conversationQuery = (id: number) =>
  queryOptions({
    queryKey: ['conversation', id],
    queryFn: ({ signal }) => call(getConversation, { params: { id: String(id) }, signal }),
    meta: { holds: [] },
  })

/** The messages of a conversation that are known on this device; `thread/` keeps them. */
export const messagesKey = (id: number) => ['messages', id] as const
