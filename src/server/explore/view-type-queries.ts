import { sql } from 'kysely'
import type { Found, HeadlineReader } from '../content/content-type.ts'
import type { Described, Moderated } from '../content/moderated.ts'
import type { Headline } from '../content/notification-type.ts'
import { removalIn } from '../content/removal-actions.ts'
import type { Db } from '../platform/db.ts'

/** A private one is nobody else's to know of. */
export async function findReportedView(db: Db, id: number): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select s.user_id as "authorId", v.id is not null and s.is_public as "isPublic",
      case when s.removed_at is not null then 'removed' when s.is_public then 'published' else 'private' end as state
    from saved_views s left join visible_saved_views v on v.id = s.id where s.id = ${id}`.execute(db)
  return rows[0]
}

export async function listViewHeadlines(
  _site: unknown,
  db: Db,
  { id: userId, hidden }: HeadlineReader,
  ids: number[],
): Promise<Headline[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, name as title from visible_saved_views
    where id = any(${ids}::int8[]) and (is_public or user_id = ${userId})
      and user_id <> all(${[...hidden]}::int8[])`.execute(db)
  return rows.map((row) => ({ ...row, path: pathOfView(row.id) }))
}

export const pathOfView = (id: number): string => `/database?view=${id}`

export const moderatedView: Moderated = {
  async describe(db, ids) {
    const { rows } = await sql<Omit<Described, 'parent'>>`
      select id, name as title, '' as excerpt, user_id as "authorId", false as "isNsfw", false as "isMarkedByReports",
        case when removed_at is not null then 'removed' when is_public then 'visible' else 'gone' end as state
      from saved_views where id = any(${ids}::int8[])`.execute(db)
    return rows.map((row) => ({ ...row, parent: null }))
  },
  takeDown: removalIn('saved_views'),
  mark: null,
  withholding: null,
}
