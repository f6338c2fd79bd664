import { fail } from './errors.ts'
import { messages } from './messages.ts'

/** Bounds heavy work: few at a time, a bounded queue, then an honest "busy" instead of a dead server. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

export function createSemaphore(atOnce: number, mostWaiting: number): Semaphore {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) fail('unavailable', messages.busy, { retryAfterSeconds: 5 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}

/** The same for each key; a key without running work is removed. */
export function createSemaphoreByKey(atOnce: number, mostWaiting: number) {
  const byKey = new Map<string | number, { semaphore: Semaphore; users: number }>()
  return async <T>(key: string | number, work: () => Promise<T>): Promise<T> => {
    const entry = byKey.get(key) ?? { semaphore: createSemaphore(atOnce, mostWaiting), users: 0 }
    byKey.set(key, entry)
    entry.users++
    try {
      return await entry.semaphore(work)
    } finally {
      entry.users--
      if (entry.users === 0) byKey.delete(key)
    }
  }
}
