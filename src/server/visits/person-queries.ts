import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** When somebody was here last. */
export const exportVisits: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'account/visits.json',
    db,
    ['seenAt'],
    sql`
      select coalesce(seen_at, last_visit_at) as "seenAt", last_visit_at as "lastVisitAt"
      from visits where user_id = ${userId}`,
  ),
]
