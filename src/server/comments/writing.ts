import { isFirstDay } from '../lite-text/public.ts'
import { enforceRateLimits, type RateLimitName, type RateLimits } from '../platform/rate-limits.ts'
import type { Viewer } from '../platform/session.ts'

export async function enforceCommentLimits(limits: RateLimits, viewer: Viewer, now: Date): Promise<void> {
  const key = String(viewer.id)
  const counts: [RateLimitName, string][] = [['commentsPerMinute', key]]
  if (isFirstDay(viewer, now)) counts.push(['commentsOnFirstDay', key])
  await enforceRateLimits(limits, counts)
}
