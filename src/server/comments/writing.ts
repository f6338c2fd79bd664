import { isFirstDay, type Writer } from '../lite-text/public.ts'
import { holdLimits, type LimitName, type SharedLimits } from '../platform/limits.ts'
import type { Viewer } from '../platform/session.ts'

export async function holdCommentLimits(
  limits: SharedLimits,
  viewer: Viewer,
  writer: Writer,
  now: Date,
): Promise<void> {
  const key = String(viewer.id)
  const counts: [LimitName, string][] = [['commentsPerMinute', key]]
  if (isFirstDay(writer, now)) counts.push(['commentsOnFirstDay', key])
  await holdLimits(limits, counts)
}
