import { DAY_MS } from '../platform/clock.ts'
import { POINTS } from '../content/ranks.ts'

/** The reactions, of which each person leaves at most one. The counter is named like the table. */
export const KINDS = {
  like: { table: 'likes', points: POINTS.like },
  bookmark: { table: 'bookmarks', points: POINTS.bookmark },
  share: { table: 'shares', points: POINTS.share },
} as const
export type Kind = keyof typeof KINDS

export const TRUSTED_AFTER_MS = 3 * DAY_MS
export const NEW_ACCOUNT_WEIGHT = 0.25
