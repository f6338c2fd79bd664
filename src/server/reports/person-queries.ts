import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** What somebody reported, and what became of it. */
export const exportReports: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'reports.json',
    db,
    ['id'],
    sql`
      select id, object_type as "onType", object_id as "onId", reason, rule_number as "ruleNumber", text, state,
        created_at as "createdAt", closed_at as "closedAt"
      from reports where user_id = ${userId}`,
  ),
]
