import { sql } from 'kysely'
import type { HeadlineReader } from '../content/content-type.ts'
import type { Headline } from '../content/notification-type.ts'
import type { SitemapSource } from '../content/sitemap-source.ts'
import type { Db } from '../platform/db.ts'

/** The titles of those that a person may see; an adult one has none, and is nothing to people under age. */
export async function listCollectionHeadlines(
  _site: unknown,
  db: Db,
  { id: userId, hidden, isUnderAge }: HeadlineReader,
  ids: number[],
): Promise<Headline[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select c.id, case when c.is_nsfw then '' else c.title end as title from collections c
    where c.id = any(${ids}::int8[]) and coalesce(c.author_id, 0) <> all(${[...hidden]}::int8[])
      and not (c.is_nsfw and ${isUnderAge}::bool)
      and (exists (select from visible_collections v where v.id = c.id)
        or (c.state = 'hidden' and c.author_id = ${userId}))`.execute(db)
  return rows.map(({ id, title }) => ({ id, title, path: `/collection/${id}` }))
}

export const collectionSitemap: SitemapSource = {
  name: 'collections',
  listed: sql`select id, updated_at as changed_at from visible_collections where not is_nsfw`,
  listVersions: null,
}
