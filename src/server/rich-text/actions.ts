import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { RedrawnTable } from './redraw.ts'
import { RENDERER_VERSION } from './renderer-version.ts'
import type { StoredText, TreeWork } from './trees.ts'

const BATCH = 20

/** A table with `id`, `source`, `nodes` and `renderer_version`; its owner names it. */
export function redrawnTable(db: Db, name: string, job: TreeWork): RedrawnTable {
  const table = sql.table(name)
  return {
    job,
    async listOld() {
      const { rows } = await sql<StoredText>`
        select id, source, nodes, renderer_version as "rendererVersion" from ${table}
        where renderer_version < ${RENDERER_VERSION} limit ${BATCH}`.execute(db)
      return rows
    },
    async save(texts) {
      // Unless its text was changed in the meantime, and the tree with it.
      for (const { id, source, nodes } of texts)
        await sql`
          update ${table} set nodes = ${JSON.stringify(nodes)}, renderer_version = ${RENDERER_VERSION}
          where id = ${id} and source = ${source} and renderer_version < ${RENDERER_VERSION}`.execute(db)
    },
  }
}
