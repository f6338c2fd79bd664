import { setTimeout as sleep } from 'node:timers/promises'
import { SiteTakenError } from '../site-lock.ts'
import type { Joined } from './join.ts'

const SHORTEST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 10_000

export interface SupervisorEvents {
  onDown(): void
  /** Why it does not start; called when the reason changes, not at every try. */
  onFailure(reason: string): void
  onUp(afterMs: number): void
  /** Another site has taken the database in the meantime: this one has to end. */
  onTaken(error: Error): void
}

type Rejoin = (signal: AbortSignal) => Promise<Joined>

export interface Supervisor {
  joined: () => Joined
  supervise: (events: SupervisorEvents) => void
  /** 0 while the server runs. */
  downForMs: () => number
  end: () => Promise<void>
}

/** Joins the server again whenever it is gone: killed for lack of memory, or ended by itself on a full disk. */
export function createSupervisor(first: Joined, rejoin: Rejoin): Supervisor {
  let joined = first
  let downSince: number | undefined
  let supervising: Promise<void> | undefined
  const ending = new AbortController()
  const { signal } = ending
  const ended = new Promise<void>((done) => signal.addEventListener('abort', () => done()))

  async function run(events: SupervisorEvents): Promise<void> {
    for (;;) {
      await Promise.race([joined.connection.lost, ended])
      if (signal.aborted) return
      downSince = performance.now()
      events.onDown()
      const next = await rejoinPatiently(events)
      if (next === undefined) return
      joined = next
      const afterMs = performance.now() - downSince
      downSince = undefined
      events.onUp(afterMs)
    }
  }

  /** Undefined when there is nothing left to supervise. */
  async function rejoinPatiently(events: SupervisorEvents): Promise<Joined | undefined> {
    let lastReason = ''
    for (let pauseMs = SHORTEST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        return await rejoin(signal)
      } catch (error) {
        if (signal.aborted) return undefined
        if (error instanceof SiteTakenError) {
          events.onTaken(error)
          return undefined
        }
        const reason = error instanceof Error ? error.message : String(error)
        if (reason !== lastReason) events.onFailure(reason)
        lastReason = reason
      }
      await Promise.race([sleep(pauseMs, undefined, { ref: false }), ended])
    }
  }

  return {
    joined: () => joined,
    supervise: (events) => void (supervising ??= run(events)),
    downForMs: () => (downSince === undefined ? 0 : performance.now() - downSince),
    end: async () => {
      ending.abort()
      await supervising
    },
  }
}
