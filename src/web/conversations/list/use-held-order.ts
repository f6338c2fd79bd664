import { useEffect, useState, type RefObject } from 'react'

/** True while the pointer or the keyboard is in there: nothing may move under either. */
export function useIsTouched(ref: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [by, setBy] = useState({ pointer: false, focus: false })
  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const set = (change: Partial<typeof by>): void => setBy((now) => ({ ...now, ...change }))
    element.addEventListener('pointerenter', ({ pointerType }) => set({ pointer: pointerType !== 'touch' }), {
      signal,
    })
    element.addEventListener('pointerleave', () => set({ pointer: false }), { signal })
    element.addEventListener('focusin', () => set({ focus: true }), { signal })
    element.addEventListener('focusout', () => set({ focus: false }), { signal })
    return () => listening.abort()
  }, [ref, isThere])
  return by.pointer || by.focus
}

/** Rows in their order; while it is held in the one that is shown: they change in place, and new ones wait. */
export function useHeldOrder<T extends { id: number }>(items: readonly T[], isHeld: boolean): readonly T[] {
  const [kept, keep] = useState(items)
  if (!isHeld || kept.length === 0) {
    if (kept !== items) keep(items)
    return items
  }
  const byId = new Map(items.map((item) => [item.id, item]))
  const known = new Set(kept.map(({ id }) => id))
  const lastKnown = items.findLastIndex(({ id }) => known.has(id))
  // What lies beyond the last one that is known is the next page.
  const further = items.slice(lastKnown + 1)
  return [...kept.flatMap(({ id }) => byId.get(id) ?? []), ...further]
}
