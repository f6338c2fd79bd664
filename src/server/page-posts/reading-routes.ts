import * as contract from '../../contract/page-posts.ts'
import { getObject } from '../access/public.ts'
import { seesAdult } from '../nsfw/public.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { withTrees } from '../rich-text/public.ts'
import { audienceOf } from './audience.ts'
import { listMarks } from './marks/queries.ts'
import { keepVersionTree, listVersions } from './reading/queries.ts'
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

  serve(server, contract.listPagePostVersions, async ({ db, viewer, params, request, work }) => {
    const adult = { seesAdult: await seesAdult(server, request, viewer) }
    const { objectId } = await getObject(db, viewer, 'page-post', Number(params.id), adult)
    const stored = await listVersions(db, objectId)
    const versions = await withTrees(work, 'lite-text-trees', stored, async (texts) => {
      for (const { id, nodes } of texts) await keepVersionTree(server.db.write, id, nodes)
    })
    return {
      items: versions.map(({ id, title, source, nodes, createdAt }) => ({
        id,
        title,
        content: source,
        nodes,
        createdAt: createdAt.toISOString(),
      })),
    }
  })
}
