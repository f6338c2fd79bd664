import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** On how many browsers somebody takes pushes, and since when; their addresses are secrets. */
export const exportPush: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'notifications/push.json',
    db,
    ['id'],
    sql`
      select id, created_at as "createdAt" from push_subscriptions where user_id = ${userId}`,
  ),
]
