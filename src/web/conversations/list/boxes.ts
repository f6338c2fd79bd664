import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Box, Conversation, listConversations } from '../../../contract/conversations.ts'
import { BOXES } from '../../../contract/conversations.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { conversationQuery, conversationsQuery } from '../conversation-queries.ts'

type Listed = ResponseOf<typeof listConversations>
type Pages = InfiniteData<Listed, string | undefined>

export function boxOf({ isRequest, isArchived }: Pick<Conversation, 'isRequest' | 'isArchived'>): Box {
  if (isRequest) return 'requests'
  return isArchived ? 'archive' : 'inbox'
}

export const isBox = (name: string | null): name is Box => BOXES.some((box) => box === name)

const idOfLast = ({ lastMessage }: Conversation): number => lastMessage?.id ?? 0

/** The latest first; those that say nothing yet keep their places at the end. */
function placed(items: readonly Conversation[], conversation: Conversation): Conversation[] {
  const others = items.filter(({ id }) => id !== conversation.id)
  const before = others.findIndex((other) => idOfLast(other) < idOfLast(conversation))
  return before === -1 ? [...others, conversation] : others.toSpliced(before, 0, conversation)
}

function change(client: QueryClient, box: Box, update: (data: Pages) => Pages): void {
  client.setQueryData<Pages>(conversationsQuery(box).queryKey, (data) => data && update(data))
}

const pagesWithout = (pages: readonly Listed[], id: number): Listed[] =>
  pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) }))

/** In the box where it belongs now, at its place; in no other. */
export function putConversation(client: QueryClient, conversation: Conversation): void {
  const home = boxOf(conversation)
  for (const box of BOXES)
    change(client, box, (data) => {
      if (box !== home) return { ...data, pages: pagesWithout(data.pages, conversation.id) }
      return { ...data, pages: withPlaced(data.pages, conversation) }
    })
  client.setQueryData(conversationQuery(conversation.id).queryKey, (known) => known && conversation)
}

/** On the first page whose oldest is older; what is older than all that is known comes with its page. */
function withPlaced(pages: readonly Listed[], conversation: Conversation): Listed[] {
  const rest = pagesWithout(pages, conversation.id)
  const at = rest.findIndex(
    ({ items, nextCursor }) =>
      nextCursor === null || items.some((other) => idOfLast(other) <= idOfLast(conversation)),
  )
  return rest.map((page, place) =>
    place === at ? { ...page, items: placed(page.items, conversation) } : page,
  )
}

export function dropConversation(client: QueryClient, id: number): void {
  for (const box of BOXES) change(client, box, (data) => ({ ...data, pages: pagesWithout(data.pages, id) }))
}

/** One as some list knows it. */
export function knownConversation(client: QueryClient, id: number): Conversation | undefined {
  for (const box of BOXES) {
    const data = client.getQueryData<Pages>(conversationsQuery(box).queryKey)
    const found = data?.pages.flatMap(({ items }) => items).find((item) => item.id === id)
    if (found !== undefined) return found
  }
  return client.getQueryData(conversationQuery(id).queryKey)
}
