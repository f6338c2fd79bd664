import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** Whom somebody blocked; who blocked them is not theirs to know. */
export const exportBlocks: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'blocks.json',
    db,
    ['id'],
    sql`
      select p.id, p.alias_name as alias, trim(p.first_name || ' ' || p.last_name) as name,
        b.created_at as "createdAt"
      from blocks b join people p on p.id = b.blocked_id where b.blocker_id = ${userId}`,
  ),
]
