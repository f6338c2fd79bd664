import { LEVELS, type Level } from '../../contract/honor-levels.ts'

interface HonorLevel {
  level: Level
  /** The one above; null at the top. */
  next: { level: Level; missing: number } | null
  /** The way from this level to the next, from 0 to 100. */
  percent: number
}

/** Product §6: what somebody is called at so much Honor. */
export function levelOf(honor: number): HonorLevel {
  const place = Math.max(
    0,
    LEVELS.findLastIndex(({ from }) => honor >= from),
  )
  const { level, from } = LEVELS[place] ?? LEVELS[0]
  const above = LEVELS[place + 1]
  if (above === undefined) return { level, next: null, percent: 100 }
  return {
    level,
    next: { level: above.level, missing: above.from - honor },
    percent: Math.floor((Math.max(0, honor - from) / (above.from - from)) * 100),
  }
}
