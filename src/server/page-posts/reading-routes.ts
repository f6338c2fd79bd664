import * as contract from '../../contract/page-posts.ts'
import { getObject } from '../access/public.ts'
import { drawAnew } from '../lite-text/public.ts'
import { seesAdult } from '../nsfw/public.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { audienceOf } from './audience.ts'
import { listMarks } from './marks/queries.ts'
import { listVersions } from './reading/queries.ts'
import { viewPost } from './reading/view.ts'

export function readingRoutes(server: Server): void {
  serve(server, contract.getPagePost, async ({ db, viewer, params, now, request }) => {
    const audience = await audienceOf(server, request, viewer)
    return viewPost(server, db, viewer, Number(params.id), { audience, now })
  })

  serve(server, contract.listPagePostMarks, async ({ db, viewer, query, now, request }) => {
    const ids = query.ids.split(',').map(Number)
    return listMarks(db, viewer, ids, { seesAdult: await seesAdult(server, request, viewer), now })
  })

  serve(server, contract.listPagePostVersions, async ({ db, viewer, params, request }) => {
    const adult = { seesAdult: await seesAdult(server, request, viewer) }
    const { objectId } = await getObject(db, viewer, 'page-post', Number(params.id), adult)
    const versions = await listVersions(db, objectId)
    return {
      items: versions.map(({ id, title, source, createdAt }) => ({
        id,
        title,
        content: source,
        nodes: drawAnew(source, []),
        createdAt: createdAt.toISOString(),
      })),
    }
  })
}
