import type { Person } from '../../../contract/people.ts'

/** A picture that is uploaded already. */
export interface WaitingPicture {
  mediaId: number
  alt: string
  url: string
  width: number
  height: number
}

/** Whom a conversation is begun with: one person, or several for a new group. */
export interface Beginning {
  people: Person[]
  /** Of a group; empty for none. */
  title: string
}

/** A message that the server has not confirmed yet. */
export interface WaitingMessage {
  /** The server makes one message of it, however often it is sent. */
  key: string
  ownerId: number
  /** Null while it is to begin one. */
  conversationId: number | null
  beginning?: Beginning | undefined
  body: string
  pictures: WaitingPicture[]
  replyTo: { id: number; name: string; text: string } | null
  /** The order of one place. */
  at: number
  /** Why the server does not take it, perhaps without words; null while it is to be sent. */
  refusal: string | null
}

/** What is sent one after the other: a conversation, or a name for those whom one is begun with. */
export type Place = number | string

export function placeOf({ conversationId, beginning }: WaitingMessage): Place {
  return conversationId ?? placeOfNew(beginning?.people ?? [])
}

export function placeOfNew(people: readonly Pick<Person, 'id'>[]): Place {
  return `new-${people
    .map(({ id }) => id)
    .toSorted((one, other) => one - other)
    .join('-')}`
}

const PREFIX = 'outbox:'
const nameOf = ({ ownerId, key }: Pick<WaitingMessage, 'ownerId' | 'key'>): string =>
  `${PREFIX}${ownerId}:${key}`

/** What the device does not keep lives as long as the page. */
const unkept = new Map<string, WaitingMessage>()

/** Each stands for itself: two tabs that write at the same time take nothing from each other. */
export function keepWaiting(message: WaitingMessage): void {
  const name = nameOf(message)
  try {
    localStorage.setItem(name, JSON.stringify(message))
    unkept.delete(name)
  } catch {
    unkept.set(name, message)
  }
}

export function dropWaiting(message: Pick<WaitingMessage, 'ownerId' | 'key'>): void {
  unkept.delete(nameOf(message))
  try {
    localStorage.removeItem(nameOf(message))
  } catch {
    // Nothing was kept.
  }
}

/** All of one person, in the order in which they were written; never another person's. */
export function readWaiting(ownerId: number): WaitingMessage[] {
  const found = new Map(names().map((name) => [name, read(name)]))
  for (const [name, message] of unkept) found.set(name, message)
  return [...found.values()]
    .filter((message) => message !== null)
    .filter((message) => message.ownerId === ownerId)
    .toSorted((one, other) => one.at - other.at)
}

export function isOutboxName(name: string | null): boolean {
  return name === null || name.startsWith(PREFIX)
}

function names(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
  } catch {
    return []
  }
}

function read(name: string): WaitingMessage | null {
  try {
    const message: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return isWaiting(message) ? message : null
  } catch {
    return null
  }
}

function isWaiting(value: unknown): value is WaitingMessage {
  if (typeof value !== 'object' || value === null) return false
  const { key, ownerId, conversationId, beginning, body, at, pictures } = value as Record<string, unknown>
  return (
    typeof key === 'string' &&
    typeof body === 'string' &&
    typeof ownerId === 'number' &&
    (typeof conversationId === 'number' || (typeof beginning === 'object' && beginning !== null)) &&
    typeof at === 'number' &&
    Array.isArray(pictures)
  )
}
