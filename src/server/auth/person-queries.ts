import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** Where somebody is signed in; nothing that would let anybody in. */
export const exportSessions: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'account/sessions.json',
    db,
    ['id'],
    sql`
      select id, ip, user_agent as browser, created_at as "createdAt", last_seen_at as "lastSeenAt"
      from sessions where user_id = ${userId}`,
  ),
]
