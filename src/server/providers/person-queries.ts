import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** The accounts elsewhere that somebody signs in with. */
export const exportIdentities: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'account/linked-accounts.json',
    db,
    ['provider', 'subject'],
    sql`
      select provider, subject, created_at as "createdAt" from identities where user_id = ${userId}`,
  ),
]
