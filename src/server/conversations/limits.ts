import { canLink } from '../lite-text/public.ts'
import { enforceRateLimits, refuseTooMany, type RateLimitName } from '../platform/rate-limits.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'

/** Younger than three days, as with links: until Honor can be earned nothing else tells who is new. */
export function isNew(viewer: Viewer, now: Date): boolean {
  return !canLink(viewer, now)
}

/** One statement for all that a message counts as. */
export async function enforceSendLimits(
  { limits }: Pick<Server, 'limits'>,
  viewer: Viewer,
  now: Date,
  { isStarting = false }: { isStarting?: boolean } = {},
): Promise<void> {
  const names: RateLimitName[] = ['messagesPerDay', 'messagesPerMinute']
  if (isStarting) names.unshift(isNew(viewer, now) ? 'conversationsOfNew' : 'conversationsPerDay')
  names.unshift(isNew(viewer, now) ? 'messageGapOfNew' : 'messageGap')
  await enforceRateLimits(
    limits,
    names.map((name) => [name, String(viewer.id)]),
  )
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
