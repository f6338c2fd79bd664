import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { TYPING_MS } from '../../../contract/conversations.ts'
import { useLiveEvents } from '../../live/public.ts'
import { conversationQuery } from '../conversation-queries.ts'
import { patchConversation } from './patch-conversation.ts'

interface LiveThread {
  /** A message came. */
  onNews: () => Promise<void>
  /** Something else is different. */
  onChange: () => void
}

/** What the stream tells about this conversation; returns who is writing. */
export function useLiveThread(id: number, { onNews, onChange }: LiveThread) {
  const client = useQueryClient()
  const typing = useTyping()
  useLiveEvents('messages', ({ conversationId, isNews }) => {
    if (conversationId !== id) return
    if (isNews) void onNews()
    else onChange()
    // Members, the title, what may be done: any of it may be what changed.
    if (!isNews) void client.invalidateQueries({ queryKey: conversationQuery(id).queryKey })
  })
  useLiveEvents('reset', () => {
    void onNews()
    onChange()
    void client.invalidateQueries({ queryKey: conversationQuery(id).queryKey })
  })
  useLiveEvents('typing', ({ conversationId, userId }) => {
    if (conversationId === id) typing.heard(userId)
  })
  useLiveEvents('receipt', ({ conversationId, userId, messageId }) => {
    if (conversationId !== id) return
    patchConversation(client, id, (now) => ({
      ...now,
      members: now.members.map((member) =>
        member.person.id === userId
          ? { ...member, lastReadMessageId: Math.max(member.lastReadMessageId ?? 0, messageId) }
          : member,
      ),
    }))
  })
  return typing
}

/** Whoever writes is shown for a moment, and again with every sign of it. */
function useTyping() {
  const [typists, setTypists] = useState<readonly number[]>([])
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const all = timers.current
    return () => {
      for (const timer of all.values()) clearTimeout(timer)
    }
  }, [])
  const over = useCallback((userId: number): void => {
    clearTimeout(timers.current.get(userId))
    timers.current.delete(userId)
    setTypists((now) => (now.includes(userId) ? now.filter((other) => other !== userId) : now))
  }, [])
  const heard = useCallback(
    (userId: number): void => {
      clearTimeout(timers.current.get(userId))
      timers.current.set(
        userId,
        setTimeout(() => over(userId), TYPING_MS),
      )
      setTypists((now) => (now.includes(userId) ? now : [...now, userId]))
    },
    [over],
  )
  return { typists, heard, over }
}
