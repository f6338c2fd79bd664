import type { memoryLimits } from './memory-limits.ts'
import { refuseTooMany } from './rate-limits.ts'
import { messages } from './messages.ts'
import type { Metrics } from './metrics.ts'
import type { Threads } from './threads.ts'
import { createSemaphoreByKey } from './semaphore.ts'

/** Work that would block the event loop: parsing, comparing and drawing of texts. */
export interface Work {
  run<T>(name: string, input: unknown): Promise<T>
}

export interface WorkCaller {
  kind: 'member' | 'visitor'
  key: string
}

export interface WorkPool {
  /** The work of one caller, one job at a time; `null` is the site itself, which is not limited. */
  for(caller: WorkCaller | null): Work
}

/** How many may wait for one caller: a whole school may come from one address. */
const MOST_WAITING_OF_ONE = 50

/** The work of threads for one caller is counted in milliseconds, not in calls. */
export function createWorkPool(
  threads: Threads,
  limits: ReturnType<typeof memoryLimits>,
  metrics: Metrics,
): WorkPool {
  const heavyWorkSemaphore = createSemaphoreByKey(1, MOST_WAITING_OF_ONE)
  const count = ({ kind, key }: WorkCaller, milliseconds: number) =>
    limits.hit(kind === 'member' ? 'memberWork' : 'visitorWork', key, milliseconds)

  async function run<T>(caller: WorkCaller | null, name: string, input: unknown): Promise<T> {
    const result = await threads.run({ name, input }, (how, milliseconds) => {
      metrics.work.labels(name, how).observe(milliseconds / 1000)
      if (caller !== null) count(caller, milliseconds)
    })
    return result as T
  }

  return {
    for: (caller) => ({
      run: <T>(name: string, input: unknown): Promise<T> => {
        if (caller === null) return run(null, name, input)
        return heavyWorkSemaphore(`${caller.kind} ${caller.key}`, () => {
          const { exceeded, retryAfterSeconds } = count(caller, 0)
          if (exceeded) refuseTooMany(retryAfterSeconds, messages.tooMuchWork)
          return run(caller, name, input)
        })
      },
    }),
  }
}
