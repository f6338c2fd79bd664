import { DAY_MS } from '../platform/clock.ts'

/** How many with the same key may be among the first. */
interface Share<T> {
  most: number
  keysOf: (item: T) => (string | number | null)[]
}

/** Moves down, never drops, whatever would exceed its share of the top. */
export function spread<T>(items: T[], first: number, shares: Share<T>[]): T[] {
  const counts = shares.map(() => new Map<string | number, number>())
  const top: T[] = []
  const rest: T[] = []
  for (const item of items) {
    const keys = shares.map(({ keysOf }) => new Set(keysOf(item).filter((key) => key !== null)))
    const fits = shares.every(({ most }, i) =>
      [...(keys[i] ?? [])].every((key) => (counts[i]?.get(key) ?? 0) < most),
    )
    if (top.length >= first || !fits) {
      rest.push(item)
      continue
    }
    top.push(item)
    for (const [i, own] of keys.entries())
      for (const key of own) counts[i]?.set(key, (counts[i].get(key) ?? 0) + 1)
  }
  return [...top, ...rest]
}

/** Keeps the newest of each group's updates in any 24 hours; `updates` are newest first. */
export function collapse<U extends { groupId: number; at: Date }>(updates: U[]): U[] {
  const newest = new Map<number, number>()
  return updates.filter(({ groupId, at }) => {
    const newer = newest.get(groupId)
    if (newer !== undefined && newer - at.getTime() < DAY_MS) return false
    newest.set(groupId, at.getTime())
    return true
  })
}
