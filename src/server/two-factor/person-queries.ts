import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** Since when a second step protects the account; neither its secret nor recovery codes. */
export const exportTwoFactor: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'account/two-step.json',
    db,
    ['userId'],
    sql`
      select user_id as "userId", confirmed_at as "confirmedAt"
      from two_factor where user_id = ${userId} and confirmed_at is not null`,
  ),
]
