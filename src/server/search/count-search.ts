import type { FastifyRequest } from 'fastify'
import type { SearchFilters } from '../content/search-source.ts'
import { refuseTooMany } from '../platform/rate-limits.ts'
import { networkOf } from '../platform/request.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'

/** A term counts once a minute with each set of filters, however many calls a search of it takes. */
export function countSearch(
  { callLimits }: Server,
  request: FastifyRequest,
  viewer: Viewer | null,
  term: string,
  filters: SearchFilters = {},
): void {
  const name = viewer === null ? 'visitorSearches' : 'memberSearches'
  const key = viewer === null ? networkOf(request) : String(viewer.id)
  const ofTerm = `${key} ${JSON.stringify([term.toLowerCase(), filters])}`
  if (callLimits.hit(name, ofTerm).hits > 1) return
  const count = callLimits.hit(name, key)
  if (!count.exceeded) return
  // A term that was refused has not been counted: asking for it again is refused as well.
  callLimits.clear(name, ofTerm)
  refuseTooMany(count.retryAfterSeconds)
}
