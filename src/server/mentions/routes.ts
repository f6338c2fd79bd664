import { PEOPLE_SUGGESTED, suggestPeople } from '../../contract/mentions.ts'
import { refuseTooMany } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { listPeopleLike } from './queries.ts'

export function mentionsRoutes(server: Server): void {
  serve(server, suggestPeople, async ({ db, viewer, query }) => {
    const { q, objectType, objectId } = query
    const count = server.callLimits.hit('peopleSearches', String(viewer.id))
    if (count.exceeded) refuseTooMany(count.retryAfterSeconds)
    const object =
      objectType === undefined || objectId === undefined ? null : { type: objectType, id: Number(objectId) }
    const isMention = query.for === 'mention'
    const wanted = { start: q, viewer, object, isMention, limit: PEOPLE_SUGGESTED }
    return { items: await listPeopleLike(db, wanted) }
  })
}
