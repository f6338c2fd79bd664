import { useMemo, useSyncExternalStore } from 'react'
import type { Message } from '../../../contract/conversations.ts'
import { outboxStore } from '../outbox/outbox-store.ts'
import { placeOf, type Place } from '../outbox/waiting-store.ts'

/** What stands at the end of a conversation, or will begin one, and is not with the server yet. */
export function useWaiting(place: Place, items: readonly Message[]) {
  const outbox = useSyncExternalStore(outboxStore.subscribe, outboxStore.get, outboxStore.getOnServer)
  const waiting = useMemo(() => {
    const sent = new Set(items.map(({ key }) => key))
    // One whose answer was lost may be in the list already.
    return outbox.items.filter((item) => placeOf(item) === place && !sent.has(item.key))
  }, [outbox.items, items, place])
  return { waiting, cutOff: outbox.cutOff }
}
