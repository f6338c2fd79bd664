import type { QueryClient } from '@tanstack/react-query'
import type { Message } from '../../contract/conversations.ts'
import { messagesKey } from './conversation-queries.ts'

/** The part of a conversation that is known here, the oldest first, without gaps. */
export interface MessageWindow {
  items: Message[]
  hasEarlier: boolean
  hasLater: boolean
  /** Up to here lists have told everything; what was sent from here may stand after it. */
  edge: number
}

export interface MessageList {
  items: Message[]
  hasEarlier: boolean
  hasLater: boolean
}

const lastIdOf = (items: readonly Message[]): number => items.at(-1)?.id ?? 0

export function windowOf({ items, hasEarlier, hasLater }: MessageList): MessageWindow {
  return { items, hasEarlier, hasLater, edge: lastIdOf(items) }
}

/** Those that are known take over what changed; new ones come to their place. */
function join(known: readonly Message[], others: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]))
  for (const message of others) byId.set(message.id, message)
  return [...byId.values()].toSorted((one, other) => one.id - other.id)
}

export function withEarlier(now: MessageWindow, list: MessageList): MessageWindow {
  return { ...now, items: join(list.items, now.items), hasEarlier: list.hasEarlier }
}

export function withLater(now: MessageWindow, list: MessageList): MessageWindow {
  return {
    ...now,
    items: join(now.items, list.items),
    hasLater: list.hasLater,
    edge: Math.max(now.edge, lastIdOf(list.items)),
  }
}

/** A stretch that was asked for again: what is no longer in it is gone. */
export function withStretch(now: MessageWindow, list: MessageList): MessageWindow {
  const first = list.hasEarlier ? (list.items[0]?.id ?? 0) : 0
  const last = list.items.length === 0 ? now.edge : lastIdOf(list.items)
  const outside = now.items.filter(({ id }) => id < first || id > last)
  const edge = first > now.edge ? now.edge : Math.max(now.edge, last)
  // A stretch beyond the edge would leave a gap: what is between has to be asked for first.
  return first > now.edge && now.items.length > 0 ? now : { ...now, items: join(outside, list.items), edge }
}

/** One message that was answered: changed, or sent from here. */
export function withMessage(now: MessageWindow, message: Message): MessageWindow {
  const isKnown = now.items.some(({ id }) => id === message.id)
  if (!isKnown && (now.hasLater || message.id < (now.items[0]?.id ?? 0))) return now
  return { ...now, items: join(now.items, [message]) }
}

export function withoutMessage(now: MessageWindow, id: number): MessageWindow {
  return { ...now, items: now.items.filter((message) => message.id !== id) }
}

export function changeWindow(
  client: QueryClient,
  conversationId: number,
  change: (now: MessageWindow) => MessageWindow,
): void {
  client.setQueryData<MessageWindow>(messagesKey(conversationId), (now) => now && change(now))
}

export function putMessage(client: QueryClient, message: Message): void {
  changeWindow(client, message.conversationId, (now) => withMessage(now, message))
}
