import {
  dropWaiting,
  isOutboxName,
  keepWaiting,
  readWaiting,
  type Place,
  type WaitingMessage,
} from './waiting-store.ts'

export interface Outbox {
  items: readonly WaitingMessage[]
  /** Places whose messages could not reach the server. */
  cutOff: ReadonlySet<Place>
}

const EMPTY: Outbox = { items: [], cutOff: new Set() }
const listeners = new Set<() => void>()
let owner: number | null = null
let current = EMPTY
let lastAt = 0

function show(next: Outbox): void {
  current = next
  for (const listener of listeners) listener()
}

/** Reads it again: another tab may have sent or added some. */
export function readOutbox(): Outbox {
  const items = owner === null ? [] : readWaiting(owner)
  if (JSON.stringify(items) !== JSON.stringify(current.items)) show({ ...current, items })
  return current
}

/** From now on it is this person's; what others left behind stays with them. */
export function ownOutbox(userId: number | null): void {
  if (userId !== owner) current = EMPTY
  owner = userId
  readOutbox()
}

export function ownerOfOutbox(): number | null {
  return owner
}

/** Adds one at the end, or takes another try at a refused one. */
export function putWaiting(message: Omit<WaitingMessage, 'ownerId' | 'at' | 'refusal'>): void {
  if (owner === null) return
  lastAt = Math.max(Date.now(), lastAt + 1)
  keepWaiting({ ...message, ownerId: owner, at: lastAt, refusal: null })
  readOutbox()
}

/** The conversation that it was to begin is there. */
export function moveWaiting(message: WaitingMessage, conversationId: number): void {
  keepWaiting({ ...message, conversationId, beginning: undefined })
  readOutbox()
}

export function refuseWaiting(message: WaitingMessage, refusal: string): void {
  keepWaiting({ ...message, refusal })
  readOutbox()
}

export function removeWaiting(message: WaitingMessage): void {
  dropWaiting(message)
  readOutbox()
}

export function setCutOff(place: Place, isCutOff: boolean): void {
  if (current.cutOff.has(place) === isCutOff) return
  const cutOff = new Set(current.cutOff)
  if (isCutOff) cutOff.add(place)
  else cutOff.delete(place)
  show({ ...current, cutOff })
}

export const outboxStore = {
  get: (): Outbox => current,
  getOnServer: (): Outbox => EMPTY,
  subscribe: (listener: () => void): (() => void) => {
    const hear = ({ key }: StorageEvent): void => void (isOutboxName(key) && readOutbox())
    addEventListener('storage', hear)
    listeners.add(listener)
    return () => {
      removeEventListener('storage', hear)
      listeners.delete(listener)
    }
  },
}
