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
  /** How many times longer than a poll it rests afterwards, however often it is woken; not at all by default. */
  restFactor?: number
}

/** Looks for work every second, and less and less often while that fails. */
export function createPolling({ look, health, whenConnected, restFactor = 0 }: PollingDeps): Polling {
  let timer: NodeJS.Timeout | undefined
  let current: Promise<unknown> = Promise.resolve()
  let [isStarted, isStopped, isWoken] = [false, false, false]
  let failures = 0
  let restsUntil = 0

  function loop(): void {
    timer = undefined
    isWoken = false
    const startedAt = performance.now()
    current = look()
      .then(
        (isMore) => {
          failures = 0
          health.worked()
          const endedAt = performance.now()
          restsUntil = endedAt + Math.min(restFactor * (endedAt - startedAt), IDLE_PAUSE_MS)
          return isMore ? 0 : isWoken ? pauseAfterWake() : IDLE_PAUSE_MS
        },
        (error: unknown) => {
          health.failed(error)
          return pauseAfterFailures(++failures)
        },
      )
      .then(lookAfter)
  }

  function pauseAfterWake(): number {
    return Math.max(WAKE_PAUSE_MS, restsUntil - performance.now())
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
      if (timer !== undefined) lookAfter(pauseAfterWake())
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await current
    },
  }
}
