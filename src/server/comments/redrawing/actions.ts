import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { RENDERER_VERSION, type RedrawnTable } from '../../rich-text/public.ts'

const BATCH = 20

export function redrawnComments(db: Db): RedrawnTable {
  return {
    job: 'lite-text-trees',
    async listOld() {
      const { rows } = await sql<Awaited<ReturnType<RedrawnTable['listOld']>>[number]>`
        select id, source, nodes, renderer_version as "rendererVersion" from comments
        where renderer_version < ${RENDERER_VERSION} limit ${BATCH}`.execute(db)
      return rows
    },
    async keep(texts) {
      // Unless its words were changed in the meantime, and with them the tree.
      for (const { id, source, nodes } of texts)
        await sql`
          update comments set nodes = ${JSON.stringify(nodes)}, renderer_version = ${RENDERER_VERSION}
          where id = ${id} and source = ${source} and renderer_version < ${RENDERER_VERSION}`.execute(db)
    },
  }
}
