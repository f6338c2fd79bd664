import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BOXES_SHOWN, conversationQuery } from '../conversation-queries.ts'
import { putMessage } from '../message-cache.ts'
import { onBegun, onSent, startOutbox } from './send-outbox.ts'

/** Sends what waits, and shows what was sent in its conversation. Started by every page, and by a conversation itself. */
export function useOutbox(userId: number | null): void {
  const client = useQueryClient()
  useEffect(() => onSent((message) => putMessage(client, message)), [client])
  useEffect(
    () =>
      onBegun((conversation) => {
        client.setQueryData(conversationQuery(conversation.id).queryKey, conversation)
        void client.invalidateQueries(BOXES_SHOWN)
      }),
    [client],
  )
  // A failed look at the session takes nothing away; whoever logs out loads the page anew.
  useEffect(() => {
    if (userId !== null) startOutbox(userId)
  }, [userId])
}
