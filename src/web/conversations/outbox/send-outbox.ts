import { sendMessage, type Message } from '../../../contract/conversations.ts'
import { ApiError, call } from '../../platform/api.ts'
import {
  ownerOfOutbox,
  ownOutbox,
  putWaiting,
  readOutbox,
  refuseWaiting,
  removeWaiting,
  setCutOff,
} from './outbox-store.ts'
import type { WaitingMessage } from './waiting-store.ts'

/** After a failure; the last one stays. */
const RETRY_MS = [1000, 3000, 10_000, 30_000, 60_000]
/** Where a server that is asked too often does not say for how long. */
const BUSY_MS = 5000

const failures = new Map<number, number>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const running = new Set<number>()
const sentListeners = new Set<(message: Message) => void>()
let isListening = false

/** Calls back with every message that this tab has brought to the server, before it leaves the outbox. */
export function onSent(listener: (message: Message) => void): () => void {
  sentListeners.add(listener)
  return () => void sentListeners.delete(listener)
}

/** The outbox of this person begins to send, also what was left from before; null ends it. */
export function startOutbox(userId: number | null): void {
  ownOutbox(userId)
  if (!isListening) addEventListener('online', sendAll)
  isListening = true
  sendAll()
}

export function sendLater(message: Omit<WaitingMessage, 'ownerId' | 'at' | 'refusal'>): void {
  putWaiting(message)
  sendAll()
}

/** Another try at one that was refused: it is now the last. */
export function sendAgain({ key, conversationId, body, pictures, replyTo }: WaitingMessage): void {
  sendLater({ key, conversationId, body, pictures, replyTo })
}

export function sendAll(): void {
  const waiting = readOutbox().items.filter(({ refusal }) => refusal === null)
  for (const id of new Set(waiting.map(({ conversationId }) => conversationId))) void sendOf(id)
}

/** One after the other; of all tabs one at a time. */
async function sendOf(conversationId: number): Promise<void> {
  if (running.has(conversationId)) return
  running.add(conversationId)
  clearTimeout(timers.get(conversationId))
  timers.delete(conversationId)
  try {
    await alone(`outbox-${ownerOfOutbox()}-${conversationId}`, async () => {
      for (let next = nextOf(conversationId); next !== undefined; next = nextOf(conversationId)) {
        const pause = await sendOne(next)
        if (pause === 0) continue
        timers.set(
          conversationId,
          setTimeout(() => void sendOf(conversationId), pause),
        )
        break
      }
    })
  } finally {
    running.delete(conversationId)
  }
  // One may have been added after the last look.
  if (!timers.has(conversationId) && nextOf(conversationId) !== undefined) void sendOf(conversationId)
}

function nextOf(conversationId: number): WaitingMessage | undefined {
  return readOutbox().items.find((item) => item.conversationId === conversationId && item.refusal === null)
}

/** After how many milliseconds to go on; at once when the server has said yes or no. */
async function sendOne(message: WaitingMessage): Promise<number> {
  const { key, conversationId, body, pictures, replyTo } = message
  try {
    const sent = await call(sendMessage, {
      params: { id: String(conversationId) },
      body: {
        key,
        body,
        ...(pictures.length > 0 && { pictures: pictures.map(({ mediaId, alt }) => ({ mediaId, alt })) }),
        ...(replyTo !== null && { replyToId: replyTo.id }),
      },
    })
    failures.delete(conversationId)
    setCutOff(conversationId, false)
    for (const listener of sentListeners) listener(sent)
    removeWaiting(message)
    return 0
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    if (error instanceof ApiError && status === 429) {
      setCutOff(conversationId, false)
      return (error.retryAfterSeconds ?? BUSY_MS / 1000) * 1000
    }
    if (error instanceof ApiError && status >= 400 && status < 500 && status !== 401) {
      failures.delete(conversationId)
      setCutOff(conversationId, false)
      // Unless it was given up meanwhile.
      if (isKept(message)) refuseWaiting(message, wordsOf(error))
      return 0
    }
    const count = failures.get(conversationId) ?? 0
    failures.set(conversationId, count + 1)
    setCutOff(conversationId, true)
    return RETRY_MS[Math.min(count, RETRY_MS.length - 1)] ?? BUSY_MS
  }
}

function isKept({ key }: WaitingMessage): boolean {
  return readOutbox().items.some((item) => item.key === key)
}

function wordsOf(error: ApiError): string {
  return Object.values(error.fields)[0] ?? error.serverMessage ?? ''
}

async function alone(name: string, work: () => Promise<void>): Promise<void> {
  // TypeScript believes that every page has locks; a site without HTTPS has none.
  const locks = navigator.locks as LockManager | undefined
  await (locks === undefined ? work() : locks.request(name, work))
}
