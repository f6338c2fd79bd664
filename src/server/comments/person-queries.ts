import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** Comments as they were typed, also those that are hidden or deleted but not erased yet. */
export const exportComments: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'comments.json',
    db,
    ['id'],
    sql`
      select id, object_type as "onType", object_id as "onId", parent_id as "parentId", source as text, state,
        created_at as "createdAt", edited_at as "editedAt", deleted_at as "deletedAt"
      from comments where author_id = ${userId}`,
  ),
]
