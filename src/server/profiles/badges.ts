import { BADGES, type Badge } from '../../contract/badges.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'

/** How many it takes; docs/product.md has the rule of each badge. */
export const THRESHOLDS = { articles: 10, translations: 5, comments: 50, likes: 25, followers: 10 } as const
const YEAR_MS = 365 * DAY_MS

interface Earned {
  deeds: Partial<Record<Badge['code'], Date>>
  joinedAt: Date
  /** What the person does not show, no badge tells. */
  showsJoined: boolean
  showsFollows: boolean
}

/** Computed from what is there now: a badge goes when what it was given for goes. */
export function badgesOf({ deeds, joinedAt, showsJoined, showsFollows }: Earned, now: Date): Badge[] {
  const yearAt = addMs(joinedAt, YEAR_MS)
  const earned: Partial<Record<Badge['code'], Date | undefined>> = {
    ...deeds,
    'one-year': showsJoined && yearAt <= now ? yearAt : undefined,
    followed: showsFollows ? deeds.followed : undefined,
  }
  return BADGES.flatMap((code) => {
    const at = earned[code]
    return at === undefined ? [] : [{ code, earnedAt: at.toISOString() }]
  })
}
