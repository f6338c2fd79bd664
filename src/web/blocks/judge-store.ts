import type { ReactNode } from 'react'
import type { Judged } from '../../contract/mute-rules.ts'

/** What stands in its place; null where it is shown. */
type Fold = (isShown: boolean, show: () => void) => ReactNode
export type Judge = (of: Judged) => Fold | null

let current: Judge | null = null
const listeners = new Set<() => void>()

/** Empty for everybody who has muted and blocked nobody: what judges is fetched only for the others. */
export const judgeStore = {
  get: (): Judge | null => current,
  getOnServer: (): null => null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  set: (judge: Judge | null): void => {
    current = judge
    for (const listener of listeners) listener()
  },
}
