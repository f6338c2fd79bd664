import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

const MOST = 50

export interface StaleTranslation {
  id: number
  originalId: number
  staleSince: Date
}

/** Published translations by somebody whose original has changed since, the longest waiting first. */
export async function listStaleTranslations(db: Db, authorId: number): Promise<StaleTranslation[]> {
  const { rows } = await sql<StaleTranslation>`
    select a.id, g.original_article_id as "originalId", a.stale_since as "staleSince"
    from visible_articles a
    join article_groups g on g.id = a.group_id
    join visible_articles original on original.id = g.original_article_id
    where a.author_id = ${authorId} and a.stale_since is not null and a.id <> g.original_article_id
    order by a.stale_since, a.id limit ${MOST}`.execute(db)
  return rows
}
