const CACHED_MS = 5000
/** Longer than a transaction from its statement to its end. */
const SETTLING_MS = 1000
const MOST_CACHED = 10_000

let changedAt = Number.NEGATIVE_INFINITY

/** Access was changed here: what is cached is read again, until the change is surely committed. */
export function noteAccessChange(): void {
  changedAt = performance.now()
}

/** Caches for some seconds what was read about a key, so that a popular picture is not a query each time. */
export function createKnown<T>(
  read: (key: string) => Promise<T>,
): (key: string, beforeLoad: () => void) => Promise<T> {
  const known = new Map<string, { value: T; readAt: number }>()
  return async (key, beforeLoad) => {
    const found = known.get(key)
    if (found && performance.now() - found.readAt < CACHED_MS && found.readAt > changedAt + SETTLING_MS)
      return found.value
    beforeLoad()
    const readAt = performance.now()
    const value = await read(key)
    if (known.size >= MOST_CACHED) known.clear()
    known.set(key, { value, readAt })
    return value
  }
}
