import { getSinceLastVisit } from '../../contract/notifications.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { countNews, getLastVisit } from './queries.ts'

export function visitsRoutes(server: Server): void {
  serve(server, getSinceLastVisit, async ({ db, viewer, now }) => {
    const since = await getLastVisit(db, viewer.id, now)
    return { since: since?.toISOString() ?? null, ...(await countNews(db, viewer, since, now)) }
  })
}
