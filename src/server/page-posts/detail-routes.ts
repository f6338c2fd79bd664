import * as contract from '../../contract/page-posts.ts'
import type { Site } from '../content/content-type.ts'
import { getObject } from '../content/objects.ts'
import { seesNsfw } from '../nsfw/public.ts'
import { serve } from '../platform/serve.ts'
import { withTrees } from '../rich-text/public.ts'
import { audienceOf } from './audience.ts'
import { listMarks } from './marks-queries.ts'
import { storeVersionTree, listVersions } from './version-queries.ts'
import { viewPost } from './view-post.ts'

export function detailRoutes(site: Site): void {
  serve(site, contract.getPagePost, async ({ db, viewer, params, now, request }) => {
    const audience = await audienceOf(site, request, viewer)
    return viewPost(site, db, viewer, Number(params.id), { audience, now })
  })

  serve(site, contract.listPagePostMarks, async ({ db, viewer, query, now, request }) => {
    const ids = query.ids.split(',').map(Number)
    return listMarks(db, viewer, ids, { seesNsfw: await seesNsfw(site, request, viewer), now })
  })

  serve(site, contract.listPagePostVersions, async ({ db, viewer, params, request, work }) => {
    const nsfw = { seesNsfw: await seesNsfw(site, request, viewer) }
    const { objectId } = await getObject(site, db, viewer, 'page-post', Number(params.id), nsfw)
    const stored = await listVersions(db, objectId)
    const versions = await withTrees(work, 'lite-text-trees', stored, async (texts) => {
      for (const { id, nodes } of texts) await storeVersionTree(site.db.write, id, nodes)
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
