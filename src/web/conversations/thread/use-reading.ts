import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { readConversation } from '../../../contract/conversations.ts'
import { call } from '../../platform/api.ts'
import { patchConversation } from './patch-conversation.ts'

/** Whoever only scrolls past has not read yet. */
const READ_MS = 400

/** Tells the server up to where this conversation was seen, in a tab that is looked at. */
export function useReading(id: number, lastReadMessageId: number) {
  const client = useQueryClient()
  const told = useRef(lastReadMessageId)
  const seen = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function tell(): Promise<void> {
    timer.current = undefined
    const messageId = seen.current
    if (document.hidden || messageId <= told.current) return
    const before = told.current
    told.current = messageId
    try {
      await call(readConversation, { params: { id: String(id) }, body: { messageId } })
      patchConversation(client, id, (now) => ({
        ...now,
        unread: messageId >= (now.lastMessage?.id ?? 0) ? 0 : now.unread,
        lastReadMessageId: Math.max(now.lastReadMessageId, messageId),
      }))
    } catch {
      // It is told with the next one.
      told.current = before
    }
  }
  const see = (messageId: number): void => {
    seen.current = Math.max(seen.current, messageId)
    if (seen.current > told.current && !document.hidden)
      timer.current ??= setTimeout(() => void tell(), READ_MS)
  }
  const look = useEffectEvent(() => see(seen.current))
  useEffect(() => {
    const again = (): void => look()
    document.addEventListener('visibilitychange', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      clearTimeout(timer.current)
    }
  }, [])
  return see
}
