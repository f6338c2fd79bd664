import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** The people, words and tags that somebody muted. */
export const exportMutes: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'mutes.json',
    db,
    ['id'],
    sql`
      select m.id, m.kind, m.text, p.alias_name as alias, m.effect, m.expires_at as "expiresAt",
        m.created_at as "createdAt"
      from mutes m left join people p on p.id = m.person_id where m.user_id = ${userId}`,
  ),
]
