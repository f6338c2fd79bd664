import { sql } from 'kysely'
import type { HeadlineReader } from '../content/content-type.ts'
import type { Headline } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'

/**
 * The titles of those that a person may see: what is public, what of theirs is being checked, and drafts that they write
 * or are asked to write along.
 */
export async function listArticleHeadlines(
  _site: unknown,
  db: Db,
  { id: userId, hidden }: HeadlineReader,
  ids: number[],
): Promise<Headline[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select a.id, a.title from articles a
    where a.id = any(${ids}::int8[]) and coalesce(a.author_id, 0) <> all(${[...hidden]}::int8[]) and (
      exists (select from visible_articles v where v.id = a.id)
      or (a.state = 'hidden' and a.author_id = ${userId})
      or (a.state = 'draft' and (
        a.author_id = ${userId}
        or exists (select from article_coauthors c where c.article_id = a.id and c.user_id = ${userId})
        or exists (
          select from article_invitations i
          where i.article_id = a.id and i.user_id = ${userId} and i.state = 'pending'))))`.execute(db)
  return rows.map((row) => ({ ...row, path: `/article/${row.id}` }))
}
