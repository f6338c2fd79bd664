import { useEffect, useEffectEvent } from 'react'
import type { Theme } from '../../contract/plans.ts'
import { useThemeChoice } from './use-theme-choice.ts'

/** Keeps what a member has switched to in their account, and tells them; it is drawn once for each choice. */
export function SaveTheme({ next, before }: { next: Theme; before: Theme }) {
  const { save } = useThemeChoice()
  const start = useEffectEvent(() => void save(next, before))
  useEffect(() => start(), [])
  return null
}
