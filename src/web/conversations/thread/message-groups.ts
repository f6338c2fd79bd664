import type { Message } from '../../../contract/conversations.ts'

/** Messages of one sender that follow each other closely stand as one. */
export interface Run {
  key: string
  senderId: number | null
  messages: Message[]
}

/** What a conversation is drawn from, from its beginning to its end. */
export type Row =
  | { type: 'day'; key: string; at: string }
  | { type: 'new'; key: string }
  | { type: 'system'; key: string; message: Message }
  | ({ type: 'run' } & Run)

const RUN_MS = 5 * 60_000

/** By the reader's own clock. */
export function isSameDay(one: string, other: string): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString()
}

/** `firstNewId`: a line stands before it. */
export function groupMessages(messages: readonly Message[], firstNewId: number | null): Row[] {
  const rows: Row[] = []
  let before: Message | undefined
  for (const message of messages) {
    if (before === undefined || !isSameDay(before.createdAt, message.createdAt))
      rows.push({ type: 'day', key: `day-${message.id}`, at: message.createdAt })
    if (message.id === firstNewId) rows.push({ type: 'new', key: 'new' })
    const last = rows.at(-1)
    if (message.kind !== 'text') rows.push({ type: 'system', key: `message-${message.id}`, message })
    else if (last?.type === 'run' && before !== undefined && follows(before, message))
      last.messages.push(message)
    else
      rows.push({
        type: 'run',
        key: `message-${message.id}`,
        senderId: message.senderId,
        messages: [message],
      })
    before = message
  }
  return rows
}

function follows(before: Message, message: Message): boolean {
  return (
    message.senderId === before.senderId &&
    Date.parse(message.createdAt) - Date.parse(before.createdAt) < RUN_MS
  )
}
