import { useMemo, useSyncExternalStore } from 'react'
import type { Message } from '../../../contract/conversations.ts'
import { outboxStore } from '../outbox/outbox-store.ts'

/** What stands at the end of a conversation and is not with the server yet. */
export function useWaiting(conversationId: number, items: readonly Message[]) {
  const outbox = useSyncExternalStore(outboxStore.subscribe, outboxStore.get, outboxStore.getOnServer)
  const waiting = useMemo(() => {
    const sent = new Set(items.map(({ key }) => key))
    // One whose answer was lost may be in the list already.
    return outbox.items.filter((item) => item.conversationId === conversationId && !sent.has(item.key))
  }, [outbox.items, items, conversationId])
  return { waiting, cutOff: outbox.cutOff }
}
