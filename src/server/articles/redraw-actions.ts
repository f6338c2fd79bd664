import { sql } from 'kysely'
import { EXCERPT_LENGTH } from '../../contract/limits.ts'
import type { Db } from '../platform/db.ts'
import { excerpt, redrawnTable } from '../rich-text/public.ts'

/** Of articles the excerpt is made from the tree too. It is written first: a row with a current tree is not looked at again. */
export function redrawnArticles(db: Db): ReturnType<typeof redrawnTable> {
  const table = redrawnTable(db, 'articles', 'rich-text-trees')
  return {
    ...table,
    async save(texts) {
      for (const { id, source, nodes } of texts)
        await sql`
          update articles set excerpt = ${excerpt(nodes, EXCERPT_LENGTH)}
          where id = ${id} and source = ${source}`.execute(db)
      await table.save(texts)
    },
  }
}
