import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { RENDERER_VERSION, type redraw } from '../rich-text/public.ts'

type RedrawnTable = Parameters<typeof redraw>[1]

const BATCH = 20

/** Messages whose tree an older renderer made. */
export function redrawnMessages(db: Db): RedrawnTable {
  return {
    job: 'lite-text-trees',
    async listOld() {
      const { rows } = await sql<Awaited<ReturnType<RedrawnTable['listOld']>>[number]>`
        select id, source, nodes, renderer as "rendererVersion" from messages
        where renderer < ${RENDERER_VERSION} and kind = 'text' order by renderer, id limit ${BATCH}`.execute(
        db,
      )
      return rows
    },
    async save(texts) {
      // Unless it was edited or erased in the meantime, and the tree with it.
      for (const { id, source, nodes } of texts)
        await sql`
          update messages set nodes = ${JSON.stringify(nodes)}, renderer = ${RENDERER_VERSION}
          where id = ${id} and source = ${source} and renderer < ${RENDERER_VERSION}`.execute(db)
    },
  }
}
