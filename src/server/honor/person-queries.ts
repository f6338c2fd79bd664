import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** The ledger, its sums, and what is held back; who caused an entry is not told. */
export const exportHonor: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'honor/entries.json',
    db,
    ['id'],
    sql`
      select id, delta, reason, object_type as type, object_id as "objectId", note, day,
        categories, reverses_id as "reversesId", created_at as "createdAt"
      from honor_entries where user_id = ${userId}`,
  ),
  rowsFile(
    'honor/total.json',
    db,
    ['total'],
    sql`
      select total from honor_totals where user_id = ${userId}`,
  ),
  rowsFile(
    'honor/weeks.json',
    db,
    ['week'],
    sql`
      select week, points from honor_weeks where user_id = ${userId}`,
  ),
  rowsFile(
    'honor/categories.json',
    db,
    ['category'],
    sql`
      select category, points from honor_category_totals where user_id = ${userId}`,
  ),
  rowsFile(
    'honor/categories-by-week.json',
    db,
    ['category', 'week'],
    sql`
      select category, week, points from honor_category_weeks where user_id = ${userId}`,
  ),
  rowsFile(
    'honor/held.json',
    db,
    ['type', 'objectId', 'reason', 'heldUntil', 'points'],
    sql`
      select object_type as type, object_id as "objectId", reason, held_until as "heldUntil", sum(points)::int4 as points
      from honor_holds where user_id = ${userId} and not is_void group by 1, 2, 3, 4`,
  ),
]
