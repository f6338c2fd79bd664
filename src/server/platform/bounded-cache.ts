export interface BoundedCache<T> {
  get(key: string): T | undefined
  put(key: string, value: T, bytes: number): void
  clear(): void
}

/** The estimated overhead of a map entry. */
const OVERHEAD_BYTES = 200

/** Holds the newest entries, up to a number of bytes: whatever people send, memory stays bounded. */
export function createBoundedCache<T>(mostBytes: number): BoundedCache<T> {
  const entries = new Map<string, { value: T; bytes: number }>()
  let sum = 0

  function remove(key: string): void {
    sum -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    get: (key) => entries.get(key)?.value,
    put(key, value, bytes) {
      remove(key)
      const whole = bytes + 2 * key.length + OVERHEAD_BYTES
      if (whole > mostBytes) return
      entries.set(key, { value, bytes: whole })
      sum += whole
      // A map keeps the order of insertion: the first is the oldest.
      for (const oldest of entries.keys()) {
        if (sum <= mostBytes) return
        remove(oldest)
      }
    },
    clear() {
      entries.clear()
      sum = 0
    },
  }
}
