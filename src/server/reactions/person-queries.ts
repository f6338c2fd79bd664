import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** What somebody liked and shared. */
export const exportReactions: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'likes.json',
    db,
    ['type', 'id'],
    sql`
      select object_type as type, object_id as id, created_at as "createdAt" from likes where user_id = ${userId}`,
  ),
  rowsFile(
    'shares.json',
    db,
    ['type', 'id'],
    sql`
      select object_type as type, object_id as id, created_at as "createdAt" from shares where user_id = ${userId}`,
  ),
]
