import { getSiteDays, getSiteSettings, saveSiteSettings } from '../../contract/site-desk.ts'
import { requireFresh } from '../platform/fresh.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { forgetWords } from '../spam-checks/public.ts'
import { changeSettings } from './actions.ts'
import { siteChangeCounter } from './metrics.ts'
import { listSiteDays, readSiteSettings } from './queries.ts'
import { forgetSiteLook, siteLookOf } from './site-look.ts'

export function siteDeskRoutes(server: Server): void {
  server.documents.siteLook = () => siteLookOf(server)

  serve(server, getSiteDays, async ({ db, now }) => ({ days: await listSiteDays(db, now) }))

  serve(server, getSiteSettings, ({ db }) => readSiteSettings(db))

  serve(server, saveSiteSettings, async ({ db, viewer, body, now }) => {
    requireFresh(viewer, now)
    await changeSettings(db, viewer, body, now)
    forgetSiteLook(server)
    forgetWords(server)
    for (const result of Object.keys(body)) siteChangeCounter(server).inc({ result })
    return readSiteSettings(db)
  })
}
