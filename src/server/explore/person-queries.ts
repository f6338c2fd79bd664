import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** Views of the database that somebody saved. */
export const exportSavedViews: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'saved-views.json',
    db,
    ['id'],
    sql`
      select id, name, state, is_public as "isPublic", created_at as "createdAt", updated_at as "updatedAt",
        removed_at as "removedAt"
      from saved_views where user_id = ${userId}`,
  ),
]
