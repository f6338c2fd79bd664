import { DAY_MS } from '../platform/clock.ts'
import { refuseTooMany, type RateLimitName } from '../platform/rate-limits.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'

/** Product §4: whoever has been here for less, or has earned less, is new. */
const NEW_MS = 3 * DAY_MS
const NEW_BELOW_HONOR = 10

export function isNew(
  { joinedAt, honor, role }: Pick<Viewer, 'joinedAt' | 'honor' | 'role'>,
  now: Date,
): boolean {
  return role === 'user' && (now.getTime() - joinedAt.getTime() < NEW_MS || honor < NEW_BELOW_HONOR)
}

/** All that a message counts as. */
export function sendLimits(
  viewer: Viewer,
  now: Date,
  { isStarting = false }: { isStarting?: boolean } = {},
): [RateLimitName, string][] {
  const names: RateLimitName[] = ['messagesPerDay', 'messagesPerMinute']
  if (isStarting) names.unshift(isNew(viewer, now) ? 'conversationsOfNew' : 'conversationsPerDay')
  names.unshift(isNew(viewer, now) ? 'messageGapOfNew' : 'messageGap')
  return names.map((name) => [name, String(viewer.id)])
}

/** Small acts, counted in memory: they must cost nothing. */
export function countAct(
  { callLimits }: Pick<Server, 'callLimits'>,
  viewer: Viewer,
  name: 'messageActs' | 'typing' = 'messageActs',
): void {
  const count = callLimits.hit(name, String(viewer.id))
  if (count.exceeded) refuseTooMany(count.retryAfterSeconds)
}
