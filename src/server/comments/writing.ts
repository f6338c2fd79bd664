import { isFirstDay } from '../lite-text/public.ts'
import type { RateLimitName } from '../platform/rate-limits.ts'
import type { Viewer } from '../platform/session.ts'

export function limitsOf(viewer: Viewer, now: Date): [RateLimitName, string][] {
  const key = String(viewer.id)
  const first: [RateLimitName, string][] = isFirstDay(viewer, now) ? [['commentsOnFirstDay', key]] : []
  return [['commentsPerMinute', key], ...first]
}
