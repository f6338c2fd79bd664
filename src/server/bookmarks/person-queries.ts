import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** What somebody saved, with its folders. */
export const exportBookmarks: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'saved.json',
    db,
    ['type', 'id'],
    sql`
      select object_type as type, object_id as id, folder, created_at as "createdAt"
      from bookmarks where user_id = ${userId}`,
  ),
]
