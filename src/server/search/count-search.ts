import type { FastifyRequest } from 'fastify'
import { refuseTooMany } from '../platform/rate-limits.ts'
import { networkOf } from '../platform/request.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'

/** A term counts once a minute, however many calls a search of it takes. */
export function countSearch(
  { callLimits }: Server,
  request: FastifyRequest,
  viewer: Viewer | null,
  term: string,
): void {
  const name = viewer === null ? 'visitorSearches' : 'memberSearches'
  const key = viewer === null ? networkOf(request) : String(viewer.id)
  const ofTerm = `${key} ${term.toLowerCase()}`
  if (callLimits.hit(name, ofTerm).hits > 1) return
  const count = callLimits.hit(name, key)
  if (!count.exceeded) return
  // A term that was refused has not been counted: asking for it again is refused as well.
  callLimits.clear(name, ofTerm)
  refuseTooMany(count.retryAfterSeconds)
}
