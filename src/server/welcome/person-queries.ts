import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** How far somebody came with their first hour. */
export const exportWelcome: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'account/welcome.json',
    db,
    ['userId'],
    sql`
      select user_id as "userId", finished_at as "finishedAt", checklist_closed_at as "checklistClosedAt"
      from welcomes where user_id = ${userId}`,
  ),
]
