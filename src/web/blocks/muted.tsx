import { useState, type ReactNode } from 'react'
import type { Judged } from '../../contract/mute-rules.ts'
import { useJudge } from './use-judge.ts'

interface MutedProps {
  /** What is drawn; null for what is shown in any case. */
  of: Judged | null
  children: ReactNode
}

/** Around whatever somebody wrote: a line instead of it, or nothing, for readers who do not want to read it. */
export function Muted({ of, children }: MutedProps) {
  const judge = useJudge()
  const [isShown, setShown] = useState(false)
  const fold = of && judge?.(of)
  return fold ? fold(isShown, () => setShown(true)) || children : children
}
