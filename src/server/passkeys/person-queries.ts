import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** What they are called and when they were used; the keys themselves open nothing anywhere else. */
export const exportPasskeys: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'account/passkeys.json',
    db,
    ['id'],
    sql`
      select id, name, created_at as "createdAt", last_used_at as "lastUsedAt"
      from passkeys where user_id = ${userId}`,
  ),
]
