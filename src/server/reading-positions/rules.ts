import { addMs, DAY_MS } from '../platform/clock.ts'

/** Of one person; one more and the oldest is forgotten. */
export const MOST_POSITIONS = 200
const POSITION_LIFE_MS = 180 * DAY_MS

export function forgottenBefore(now: Date): Date {
  return addMs(now, -POSITION_LIFE_MS)
}
