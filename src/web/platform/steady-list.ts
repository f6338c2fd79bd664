import { useState } from 'react'

/**
 * A list as its reader sees it. What is asked for again and again never moves what they read: known items change
 * in place, older ones are added at the end, new ones wait until they ask for them.
 */
export interface SteadyList<T> {
  items: readonly T[]
  /** How many wait. */
  newCount: number
}

interface Kept<T> extends SteadyList<T> {
  name: string
  fresh: readonly T[] | undefined
}

type KeyOf<T> = (item: T) => string | number

export function mergeSteady<T>(shown: readonly T[], fresh: readonly T[], keyOf: KeyOf<T>): SteadyList<T> {
  const byKey = new Map(fresh.map((item) => [keyOf(item), item]))
  const known = new Set(shown.map(keyOf))
  const lastKnown = fresh.findLastIndex((item) => known.has(keyOf(item)))
  const unknown = (item: T) => !known.has(keyOf(item))
  const older = lastKnown === -1 ? [] : fresh.slice(lastKnown + 1).filter(unknown)
  return {
    items: [...shown.map((item) => byKey.get(keyOf(item)) ?? item), ...older],
    newCount: fresh.slice(0, lastKnown === -1 ? fresh.length : lastKnown).filter(unknown).length,
  }
}

/** `name` says which list it is; another one starts anew, and with `isShownAtOnce` one that was empty. */
export function useSteadyList<T>(
  name: string,
  fresh: readonly T[] | undefined,
  keyOf: KeyOf<T>,
  isShownAtOnce = false,
): SteadyList<T> & { showNew: () => void } {
  const begin = (): Kept<T> => ({ name, fresh, items: fresh ?? [], newCount: 0 })
  const [kept, keep] = useState(begin)
  let list = kept
  const isFirst = kept.fresh === undefined || (isShownAtOnce && kept.items.length === 0)
  if (kept.name !== name) list = begin()
  else if (fresh !== undefined && fresh !== kept.fresh)
    list = isFirst ? begin() : { name, fresh, ...mergeSteady(kept.items, fresh, keyOf) }
  if (list !== kept) keep(list)
  return { items: list.items, newCount: list.newCount, showNew: () => keep(begin()) }
}
