import { setTimeout as sleep } from 'node:timers/promises'
import { SiteTakenError } from '../site-lock.ts'
import type { Joined } from './join.ts'

const SHORTEST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 10_000

export interface KeeperEvents {
  onDown(): void
  /** Why it does not start; told when the reason changes, not at every try. */
  onFailure(reason: string): void
  onUp(afterMs: number): void
  /** Another site has taken the database in the meantime: this one has to end. */
  onTaken(error: Error): void
}

export interface Keeper {
  joined: () => Joined
  keep: (events: KeeperEvents) => void
  /** 0 while the server runs. */
  downForMs: () => number
  end: () => Promise<void>
}

/** Joins the server again whenever it is gone: killed for want of memory, or ended by itself on a full disk. */
export function createKeeper(first: Joined, rejoin: (signal: AbortSignal) => Promise<Joined>): Keeper {
  let joined = first
  let downSince: number | undefined
  let keeping: Promise<void> | undefined
  const ending = new AbortController()
  const { signal } = ending
  const ended = new Promise<void>((done) => signal.addEventListener('abort', () => done()))

  async function run(events: KeeperEvents): Promise<void> {
    for (;;) {
      await Promise.race([joined.hold.lost, ended])
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

  /** Undefined when there is nothing left to be kept. */
  async function rejoinPatiently(events: KeeperEvents): Promise<Joined | undefined> {
    let told = ''
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
        if (reason !== told) events.onFailure(reason)
        told = reason
      }
      await Promise.race([sleep(pauseMs, undefined, { ref: false }), ended])
    }
  }

  return {
    joined: () => joined,
    keep: (events) => void (keeping ??= run(events)),
    downForMs: () => (downSince === undefined ? 0 : performance.now() - downSince),
    end: async () => {
      ending.abort()
      await keeping
    },
  }
}
