import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** Since when it is on; never the secret, nor what is kept of the codes. */
export const exportTwoFactor: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'account/two-step-verification.json',
    db,
    ['userId'],
    sql`
      select user_id as "userId", confirmed_at as "onSince"
      from two_factor where user_id = ${userId} and confirmed_at is not null`,
  ),
]
