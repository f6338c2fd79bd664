import { sql } from 'kysely'
import type { HeadlineReader } from '../content/content-type.ts'
import type { Headline } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'

/** Of a post without a title, the beginning of what it says. */
const FROM_TEXT = 200

/** The titles of those that a person may see; an adult one has none, and is nothing to people under age. */
export async function listPostHeadlines(
  _site: unknown,
  db: Db,
  { id: userId, hidden, isUnderAge }: HeadlineReader,
  ids: number[],
): Promise<Headline[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select p.id, case when p.is_nsfw then '' when p.title <> '' then p.title
      else coalesce((select question from polls where post_id = p.id), left(p.source, ${FROM_TEXT})) end as title
    from page_posts p
    where p.id = any(${ids}::int8[]) and coalesce(p.author_id, 0) <> all(${[...hidden]}::int8[])
      and not (p.is_nsfw and ${isUnderAge}::bool)
      and (exists (select from visible_page_posts v where v.id = p.id)
        or exists (select from shared_page_posts s where s.id = p.id and s.viewer_id = ${userId})
        or (p.state = 'hidden' and p.author_id = ${userId}))`.execute(db)
  return rows.map(({ id, title }) => ({
    id,
    title: title.replaceAll(/\s+/g, ' ').trim(),
    path: `/page-post/${id}`,
  }))
}
