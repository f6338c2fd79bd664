export interface BoundedCache<T> {
  get(key: string): T | undefined
  put(key: string, value: T, bytes: number): void
  clear(): void
}

/** What a key and its place in a map weigh besides. */
const OVERHEAD_BYTES = 200

/** Holds what was put in last, up to a number of bytes: whatever people send, memory stays bounded. */
export function createBoundedCache<T>(mostBytes: number): BoundedCache<T> {
  const kept = new Map<string, { value: T; bytes: number }>()
  let sum = 0

  function remove(key: string): void {
    sum -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  return {
    get: (key) => kept.get(key)?.value,
    put(key, value, bytes) {
      remove(key)
      const whole = bytes + 2 * key.length + OVERHEAD_BYTES
      if (whole > mostBytes) return
      kept.set(key, { value, bytes: whole })
      sum += whole
      // A map keeps the order of insertion: the first is the oldest.
      for (const oldest of kept.keys()) {
        if (sum <= mostBytes) return
        remove(oldest)
      }
    },
    clear() {
      kept.clear()
      sum = 0
    },
  }
}
