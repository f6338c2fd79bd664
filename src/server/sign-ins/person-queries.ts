import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** Sign-ins of the last ninety days. A failed one may be a stranger who mistyped theirs: that address is not given away. */
export const exportSignIns: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'account/sign-ins.json',
    db,
    ['id'],
    sql`
      select id, way, is_success as "isSuccess", case when is_success then ip end as ip, user_agent as browser, created_at as "createdAt"
      from signin_history where user_id = ${userId}`,
  ),
]
