import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Conversation } from '../../../contract/conversations.ts'
import { withItems } from '../../platform/paged-query.ts'
import { BOXES_SHOWN, conversationQuery } from '../conversation-queries.ts'

interface BoxPage {
  items: Conversation[]
  nextCursor: string | null
}

/** Changes a conversation wherever it is shown: here and in the lists beside it. */
export function patchConversation(
  client: QueryClient,
  id: number,
  change: (now: Conversation) => Conversation,
): void {
  client.setQueryData<Conversation>(conversationQuery(id).queryKey, (now) => now && change(now))
  client.setQueriesData<InfiniteData<BoxPage>>(BOXES_SHOWN, (data) =>
    withItems(data, (items) => items.map((item) => (item.id === id ? change(item) : item))),
  )
}

/** What another box now holds is asked for. */
export function askBoxesAgain(client: QueryClient): void {
  void client.invalidateQueries(BOXES_SHOWN)
}
