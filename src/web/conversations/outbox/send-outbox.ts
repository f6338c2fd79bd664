import {
  sendMessage,
  startConversation,
  type Conversation,
  type Message,
} from '../../../contract/conversations.ts'
import { ApiError, call } from '../../platform/api.ts'
import {
  moveWaiting,
  ownerOfOutbox,
  ownOutbox,
  putWaiting,
  readOutbox,
  refuseWaiting,
  removeWaiting,
  setCutOff,
} from './outbox-store.ts'
import { placeOf, type Beginning, type Place, type WaitingMessage } from './waiting-store.ts'

/** After a failure; the last one stays. */
const RETRY_MS = [1000, 3000, 10_000, 30_000, 60_000]
/** Where a server that is asked too often does not say for how long. */
const BUSY_MS = 5000
/** Who would have to wait for longer is told so, and sends it again. */
const LONGEST_WAIT_MS = 120_000

const failures = new Map<Place, number>()
const timers = new Map<Place, ReturnType<typeof setTimeout>>()
const running = new Set<Place>()
const sentListeners = new Set<(message: Message) => void>()
const begunListeners = new Set<(conversation: Conversation, place: Place) => void>()
let isListening = false

/** Calls back with every message that this tab has brought to the server, before it leaves the outbox. */
export function onSent(listener: (message: Message) => void): () => void {
  sentListeners.add(listener)
  return () => void sentListeners.delete(listener)
}

/** Calls back with every conversation that a message from here has begun, and the place where that waited. */
export function onBegun(listener: (conversation: Conversation, place: Place) => void): () => void {
  begunListeners.add(listener)
  return () => void begunListeners.delete(listener)
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
export function sendAgain(message: WaitingMessage): void {
  const { key, conversationId, beginning, body, pictures, replyTo } = message
  sendLater({ key, conversationId, beginning, body, pictures, replyTo })
}

export function sendAll(): void {
  const waiting = readOutbox().items.filter(({ refusal }) => refusal === null)
  for (const place of new Set(waiting.map(placeOf))) void sendOf(place)
}

/** One after the other; of all tabs one at a time. */
async function sendOf(place: Place): Promise<void> {
  if (running.has(place)) return
  running.add(place)
  clearTimeout(timers.get(place))
  timers.delete(place)
  try {
    await alone(`outbox-${ownerOfOutbox()}-${place}`, async () => {
      for (let next = nextOf(place); next !== undefined; next = nextOf(place)) {
        const pause = await sendOne(next)
        if (pause === 0) continue
        timers.set(
          place,
          setTimeout(() => void sendOf(place), pause),
        )
        break
      }
    })
  } finally {
    running.delete(place)
  }
  // One may have been added after the last look.
  if (!timers.has(place) && nextOf(place) !== undefined) void sendOf(place)
}

function nextOf(place: Place): WaitingMessage | undefined {
  return readOutbox().items.find((item) => placeOf(item) === place && item.refusal === null)
}

/** After how many milliseconds to go on; at once when the server has said yes or no. */
async function sendOne(message: WaitingMessage): Promise<number> {
  const place = placeOf(message)
  const answered = (): void => {
    failures.delete(place)
    setCutOff(place, false)
  }
  try {
    const sent = await bring(message)
    answered()
    for (const listener of sentListeners) listener(sent)
    removeWaiting(message)
    return 0
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    if (error instanceof ApiError && status === 429) {
      const pause = (error.retryAfterSeconds ?? BUSY_MS / 1000) * 1000
      setCutOff(place, false)
      if (pause <= LONGEST_WAIT_MS) return pause
    }
    if (error instanceof ApiError && status >= 400 && status < 500 && status !== 401) {
      answered()
      // Unless it was given up meanwhile.
      if (isKept(message)) refuseWaiting(message, wordsOf(error))
      return 0
    }
    const count = failures.get(place) ?? 0
    failures.set(place, count + 1)
    setCutOff(place, true)
    return RETRY_MS[Math.min(count, RETRY_MS.length - 1)] ?? BUSY_MS
  }
}

async function bring(message: WaitingMessage): Promise<Message> {
  const { key, conversationId, beginning, body, pictures, replyTo } = message
  const said = {
    key,
    body,
    ...(pictures.length > 0 && { pictures: pictures.map(({ mediaId, alt }) => ({ mediaId, alt })) }),
  }
  if (conversationId === null) return begin(message, beginning ?? { people: [], title: '' }, said)
  return call(sendMessage, {
    params: { id: String(conversationId) },
    body: { ...said, ...(replyTo !== null && { replyToId: replyTo.id }) },
  })
}

/** What was written after the first message goes on in the conversation that it has begun. */
async function begin(
  first: WaitingMessage,
  { people, title }: Beginning,
  said: { key: string; body: string },
): Promise<Message> {
  const place = placeOf(first)
  const { conversation, message } = await call(startConversation, {
    body: { ...said, userIds: people.map(({ id }) => id), ...(title !== '' && { title }) },
  })
  for (const item of readOutbox().items)
    if (item.key !== first.key && placeOf(item) === place) moveWaiting(item, conversation.id)
  for (const listener of begunListeners) listener(conversation, place)
  sendAll()
  return message
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
