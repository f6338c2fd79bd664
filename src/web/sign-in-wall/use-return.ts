import { useEffect, useEffectEvent } from 'react'
import type { PendingAction } from './pending-action.ts'

type Goal = Pick<PendingAction, 'kind' | 'part'>

let returned: Goal | null = null
const listeners = new Set<() => void>()

/** Somebody is back after signing in; what they came for may have to be drawn first. */
export function comeBack(goal: Goal): void {
  returned = goal
  for (const listener of listeners) listener()
}

/** Leads whoever is back from signing in to where they were, once. */
export function useReturn({ kind, part }: Goal, lead: () => void): void {
  const take = useEffectEvent(() => {
    if (returned?.kind !== kind || returned.part !== part) return
    returned = null
    lead()
  })
  useEffect(() => {
    const look = (): void => take()
    look()
    listeners.add(look)
    return () => void listeners.delete(look)
  }, [])
}
