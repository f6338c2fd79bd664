import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { listMessages, MESSAGES_SHOWN } from '../../../contract/conversations.ts'
import { call } from '../../platform/api.ts'
import { conversationQuery, messagesKey } from '../conversation-queries.ts'
import {
  changeWindow,
  windowOf,
  withEarlier,
  withLater,
  withStretch,
  type MessageWindow,
} from '../message-cache.ts'

interface Place {
  before?: string
  after?: string
  around?: string
}
const list = (id: number, query: Place = {}, signal?: AbortSignal) =>
  call(listMessages, { params: { id: String(id) }, query, ...(signal && { signal }) })

/** So many pages are asked for until what came meanwhile is told. */
const MOST_PAGES = 10

/** Where a conversation is opened: at a named message, at the first that is new, else at its end. */
export const messagesQuery = (client: QueryClient, id: number, target: number | null) =>
  queryOptions({
    queryKey: messagesKey(id),
    queryFn: async ({ signal }): Promise<MessageWindow> => {
      if (target !== null) return windowOf(await list(id, { around: String(target) }, signal))
      // Nearly always the end is right, so it is asked for at once.
      const [end, { unread, lastReadMessageId }] = await Promise.all([
        list(id, {}, signal),
        client.ensureQueryData(conversationQuery(id)),
      ])
      if (unread < MESSAGES_SHOWN || lastReadMessageId === 0) return windowOf(end)
      return windowOf(await list(id, { around: String(lastReadMessageId) }, signal))
    },
    meta: { holds: [] },
  })

export function useMessages(id: number, target: number | null) {
  const client = useQueryClient()
  const query = useQuery(messagesQuery(client, id, target))
  const running = useRef(new Map<string, { isWantedAgain: boolean }>())
  /** The same thing is asked for once at a time; what was told meanwhile makes it be asked for again. */
  const inTurn = useCallback(async (name: string, work: () => Promise<void>): Promise<void> => {
    const current = running.current.get(name)
    if (current !== undefined) {
      current.isWantedAgain = true
      return
    }
    const own = { isWantedAgain: true }
    running.current.set(name, own)
    try {
      while (own.isWantedAgain) {
        own.isWantedAgain = false
        await work()
      }
    } catch {
      // What is shown stays; the next scroll or event asks again.
    } finally {
      running.current.delete(name)
    }
  }, [])
  const actions = useMemo(() => {
    const now = () => client.getQueryData<MessageWindow>(messagesKey(id))
    const change = (next: (window: MessageWindow) => MessageWindow) => changeWindow(client, id, next)
    /** Every scroll asks for it. */
    const unlessRunning = async (name: string, work: () => Promise<void>): Promise<void> => {
      if (!running.current.has(name)) await inTurn(name, work)
    }
    async function takeLater(): Promise<void> {
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const window = now()
        if (window === undefined || window.hasLater) return
        const later = await list(id, window.edge === 0 ? {} : { after: String(window.edge) })
        change((known) => ({ ...withLater(known, later), hasLater: false }))
        if (!later.hasLater) return
      }
    }
    async function takeAgain(seenId: number | null): Promise<void> {
      const window = now()
      if (window === undefined) return
      const end = window.hasLater ? null : await list(id)
      const endFrom = end?.items[0]?.id ?? 0
      // So much came meanwhile that the end does not reach what is known.
      if (end?.hasEarlier === true && endFrom > window.edge) await takeLater()
      if (end !== null) change((known) => withStretch(known, end))
      if (seenId === null || (end !== null && endFrom <= seenId)) return
      const seen = await list(id, { around: String(seenId) })
      change((known) => withStretch(known, seen))
    }
    return {
      latest: () => now()?.items.at(-1),
      loadEarlier: () =>
        unlessRunning('earlier', async () => {
          const first = now()?.items[0]
          if (now()?.hasEarlier !== true || first === undefined) return
          const earlier = await list(id, { before: String(first.id) })
          change((window) => withEarlier(window, earlier))
        }),
      loadLater: () =>
        unlessRunning('later', async () => {
          const window = now()
          if (window?.hasLater !== true) return
          const later = await list(id, { after: String(window.edge) })
          change((known) => withLater(known, later))
        }),
      /** What came after all that is known. */
      catchUp: () => inTurn('catch-up', takeLater),
      /** Something was changed, it is not said what: the end, and what is looked at, are asked for again. */
      refresh: (seenId: number | null) => inTurn('refresh', () => takeAgain(seenId)),
      /** Another part of the conversation takes the place of this one; without a message, its end. */
      open: async (messageId: number | null): Promise<boolean> => {
        const found = await list(id, messageId === null ? {} : { around: String(messageId) }).catch(
          () => null,
        )
        if (found === null) return false
        client.setQueryData<MessageWindow>(messagesKey(id), windowOf(found))
        return messageId === null || found.items.some((message) => message.id === messageId)
      },
    }
  }, [client, id, inTurn])
  return { ...query, ...actions }
}
