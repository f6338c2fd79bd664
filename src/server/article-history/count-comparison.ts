import type { FastifyRequest } from 'fastify'
import { refuseTooMany } from '../platform/rate-limits.ts'
import { networkOf } from '../platform/request.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'

/** Comparing long texts is heavy work: a rate limit keeps one person from delaying everybody else. */
export function countComparison(
  { callLimits }: Server,
  request: FastifyRequest,
  viewer: Viewer | null,
): void {
  const key = viewer === null ? networkOf(request) : `member ${viewer.id}`
  const count = callLimits.hit('comparisons', key)
  if (count.exceeded) refuseTooMany(count.retryAfterSeconds)
}
