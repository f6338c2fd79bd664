import { randomUUID } from 'node:crypto'
import { SECOND_MS, type Clock } from './clock.ts'
import type { Listening, OnListening } from './listening.ts'
import type { Health } from './outage.ts'

/** Carries short messages to all nodes, also to the one that sends. */
export interface Carrier {
  send(messages: string[]): Promise<void>
  listen(onHeard: (said: string) => void, onChange: OnListening): Listening | undefined
}

/**
 * Tells all nodes for whom something is new, and nothing else. A message may get lost: what counts is in the database,
 * and whoever listens looks there now and then, more often while the bus is not up.
 */
export interface Bus {
  isUp(): boolean
  /** To the other nodes; of many a moment later, and together. */
  publish(people: number[]): void
  start(): void
  stop(): Promise<void>
}

interface BusDeps {
  carrier: Carrier
  clock: Clock
  health: Health
  /** The people of whom another node has spoken. */
  onHeard: (people: number[]) => void
  /** It hears again, and may have missed anything before. */
  onUp: () => void
}

/** So far apart messages are sent: one holds what many write in the same moment. */
const PUBLISH_PAUSE_MS = 20
/** A notification of PostgreSQL has less than 8000 bytes. */
const MOST_BYTES = 7900
/** Our own messages come back to us. When they do not (a pooler, a silent network), nobody else's do. */
const DEAF_AFTER_MS = 3 * SECOND_MS

export function createBus({ carrier, clock, health, onHeard, onUp }: BusDeps): Bus {
  const node = randomUUID()
  const waiting = new Set<number>()
  let listening: Listening | undefined
  let timer: NodeJS.Timeout | undefined
  let sentAt = -PUBLISH_PAUSE_MS
  let [isStarted, isListening] = [false, false]
  let unheardSince: number | undefined

  function hear(said: string): void {
    const [sender, ids = ''] = said.split(' ')
    if (sender === node) unheardSince = undefined
    else onHeard(ids.split(',').map(Number).filter(Number.isSafeInteger))
  }

  function change(isUp: boolean, error?: unknown): void {
    isListening = isUp
    unheardSince = undefined
    if (!isUp) return health.failed(error)
    health.worked()
    onUp()
  }

  function send(): void {
    timer = undefined
    sentAt = performance.now()
    const messages = packIds(`${node} `, [...waiting])
    waiting.clear()
    unheardSince ??= clock.elapsedMs()
    // A node that misses it looks for itself within seconds. The listener tells whether the bus is up.
    carrier.send(messages).catch(() => {})
  }

  return {
    isUp: () =>
      isListening && (unheardSince === undefined || clock.elapsedMs() - unheardSince <= DEAF_AFTER_MS),
    publish(people) {
      if (!isStarted || people.length === 0) return
      for (const person of people) waiting.add(person)
      timer ??= setTimeout(send, sentAt + PUBLISH_PAUSE_MS - performance.now())
    },
    start() {
      isStarted = true
      listening = carrier.listen(hear, change)
    },
    async stop() {
      isStarted = false
      clearTimeout(timer)
      await listening?.stop()
    },
  }
}

/** Messages of ids that are each short enough, all with the same beginning. */
export function packIds(beginning: string, ids: number[], mostBytes = MOST_BYTES): string[] {
  const messages: string[] = []
  let message = ''
  for (const id of ids) {
    if (message !== '' && message.length + 1 + String(id).length > mostBytes) {
      messages.push(message)
      message = ''
    }
    message += message === '' ? `${beginning}${id}` : `,${id}`
  }
  return message === '' ? messages : [...messages, message]
}
