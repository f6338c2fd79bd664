import {
  HONOR_GIVER_HOURS,
  HONOR_GIVER_LIKES,
  HONOR_PAIR,
  HONOR_POOL,
  HONOR_REWARDS,
  LEVELS,
} from '../../contract/honor-rules.ts'
import type { HonorFact } from '../content/honor-source.ts'
import { HOUR_MS } from '../platform/clock.ts'
import { honorDay } from './days.ts'
import { isPooled, limitedWith, POOLED, type Usage } from './usage.ts'

/** What is known of who gives something, and of the two together. */
export interface Giver {
  joinedAt: Date
  isSuspended: boolean
  /** One of them has blocked the other. */
  isBlocked: boolean
  /** They used the same device within a day. */
  sharesDevice: boolean
}

export type Refusal =
  | 'gone'
  | 'oneself'
  | 'suspended'
  | 'too-new'
  | 'blocked'
  | 'giver-limit'
  | 'pair-limit'
  | 'limit'

/** How long before and after a day a pair's other acts count. */
export const PAIR_DAYS = 29

/** How many points a fact is worth now: 0 with the reason why it is not paid at all. */
export function pointsFor(
  fact: HonorFact,
  giver: Giver | null,
  usage: Usage,
): { points: number; refusal: Refusal | null } {
  const refusal = refusalToPay(fact, giver, usage)
  const points = refusal === null ? roomFor(fact, usage) : 0
  return { points, refusal: refusal ?? (points === 0 ? 'limit' : null) }
}

function refusalToPay(fact: HonorFact, giver: Giver | null, usage: Usage): Refusal | null {
  const { userId, actorId, nrOfDay = 1, at } = fact
  if (HONOR_REWARDS[fact.reason].from !== 'people') return null
  // The site itself gives it: who did has left, or several did together.
  if (actorId === null) return null
  if (actorId === userId) return 'oneself'
  if (giver === null) return 'gone'
  if (giver.isSuspended) return 'suspended'
  if (at.getTime() - giver.joinedAt.getTime() < HONOR_GIVER_HOURS * HOUR_MS) return 'too-new'
  if (giver.isBlocked) return 'blocked'
  if (nrOfDay > HONOR_GIVER_LIKES) return 'giver-limit'
  const day = honorDay(at)
  if (usage.given(actorId, userId, day, day) >= HONOR_PAIR.day) return 'pair-limit'
  // Also later days: what comes back out of the trash is as old as it was.
  if (usage.given(actorId, userId, day - PAIR_DAYS, day + PAIR_DAYS) >= HONOR_PAIR.days30) return 'pair-limit'
  return null
}

/** The whole reward, or what is left of the limits of its day. */
function roomFor({ userId, reason, at }: HonorFact, usage: Usage): number {
  const { points, cap } = HONOR_REWARDS[reason]
  const day = honorDay(at)
  const rooms: number[] = [points]
  if (isPooled(reason)) rooms.push(HONOR_POOL - usage.points(userId, day, POOLED))
  if (typeof cap === 'object' && 'points' in cap)
    rooms.push(cap.points - usage.points(userId, day, limitedWith(reason)))
  if (typeof cap === 'object' && 'times' in cap && usage.times(userId, day, reason) >= cap.times) return 0
  // What is lost has no limit.
  return points < 0 ? points : Math.max(0, Math.min(...rooms))
}

/** Which of the levels so much Honor is, from 0. */
export function levelIndex(total: number): number {
  return Math.max(
    0,
    LEVELS.findLastIndex(({ from }) => total >= from),
  )
}
