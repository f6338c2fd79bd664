import { SECOND_MS } from './clock.ts'
import type { Health } from './outage.ts'

const IDLE_PAUSE_MS = SECOND_MS
const LONGEST_PAUSE_MS = 30 * SECOND_MS
/** A short delay, so that one poll finds what many write in the same moment. */
const WAKE_PAUSE_MS = 20

/** The pause between polls: 2 s, 4 s, 8 s … at most 30 s while the database can't be reached. */
export function pauseAfterFailures(failures: number): number {
  return Math.min(IDLE_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
}

export interface Polling {
  start(): void
  /** Polls soon instead of after the pause. However often it is called before that poll, it is one poll. */
  wake(): void
  /** Waits for the running poll, and starts no other. */
  stop(): Promise<void>
}

interface PollingDeps {
  /** Looks for work; returns whether there may be more of it right now. */
  look: () => Promise<boolean>
  health: Health
  /** Calls back when the database can be reached: then a long pause is cut short. */
  whenConnected?: ((listener: () => void) => void) | undefined
}

/** Looks for work every second, and less and less often while that fails. */
export function createPolling({ look, health, whenConnected }: PollingDeps): Polling {
  let timer: NodeJS.Timeout | undefined
  let current: Promise<unknown> = Promise.resolve()
  let [isStarted, isStopped, isWoken] = [false, false, false]
  let failures = 0

  function loop(): void {
    timer = undefined
    isWoken = false
    current = look()
      .then(
        (isMore) => {
          failures = 0
          health.worked()
          return isMore ? 0 : isWoken ? WAKE_PAUSE_MS : IDLE_PAUSE_MS
        },
        (error: unknown) => {
          health.failed(error)
          return pauseAfterFailures(++failures)
        },
      )
      .then(lookAfter)
  }

  function lookAfter(pauseMs: number): void {
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(loop, pauseMs)
  }

  whenConnected?.(() => {
    // Not at once: a server that accepts connections and fails again must not cause a tight loop.
    if (failures > 0 && timer !== undefined) lookAfter(IDLE_PAUSE_MS)
  })

  return {
    start() {
      isStarted = true
      loop()
    },
    wake() {
      if (!isStarted || isWoken || failures > 0) return
      isWoken = true
      if (timer !== undefined) lookAfter(WAKE_PAUSE_MS)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await current
    },
  }
}
