import type { QueryClient } from '@tanstack/react-query'
import type { Conversation } from '../../../contract/conversations.ts'
import { ApiError } from '../../platform/api.ts'
import { locationStore } from '../../platform/location.ts'
import { BOXES_SHOWN, conversationQuery } from '../conversation-queries.ts'
import { dropConversation, putConversation } from '../list/boxes.ts'
import { callOffClearing } from '../list/cleared.ts'

/** Something changed in a conversation: it is read anew and takes its place in the lists that are known. */
export async function hearChange(
  client: QueryClient,
  id: number,
  isNews: boolean,
): Promise<Conversation | null> {
  if (isNews) callOffClearing(id)
  try {
    const conversation = await client.fetchQuery({ ...conversationQuery(id), staleTime: 0 })
    putConversation(client, conversation)
    return conversation
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) dropConversation(client, id)
    else void client.invalidateQueries(BOXES_SHOWN)
    return null
  }
}

export function hasLists(client: QueryClient): boolean {
  return client.getQueryCache().findAll(BOXES_SHOWN).length > 0
}

/** Whether the reader sees it come anyway: in the thread itself, or in the list beside another one. */
export function isInSight(id: number): boolean {
  if (document.hidden) return false
  const { path } = locationStore.get()
  if (path === `/messages/${id}` || path === '/messages') return true
  return path.startsWith('/messages/') && matchMedia('(width >= 64rem)').matches
}
