import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** Sign-ins of the last ninety days. */
export const exportSignIns: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'account/sign-ins.json',
    db,
    ['id'],
    sql`
      select id, way, is_success as "isSuccess", ip, user_agent as browser, created_at as "createdAt"
      from signin_history where user_id = ${userId}`,
  ),
]
