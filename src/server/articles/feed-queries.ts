import { sql } from 'kysely'
import type { SitemapSource, SitemapVersion } from '../content/sitemap-source.ts'
import type { Db } from '../platform/db.ts'

/** Only of people whose profile everybody may see: a feed is read by anybody. */
export async function findAuthorName(db: Db, userId: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select trim(first_name || ' ' || last_name) as name
    from people left join profiles on profiles.user_id = people.id
    where people.id = ${userId} and coalesce(audience, 'public') = 'public'`.execute(db)
  return rows[0]?.name
}

export const articleSitemap: SitemapSource = {
  name: 'articles',
  listed: sql`select id, updated_at as changed_at from visible_articles`,
  async listVersions(db, ids) {
    const { rows } = await sql<SitemapVersion & { of: number }>`
      select a.id as of, v.id, v.language, v.id = g.original_article_id as "isOriginal"
      from articles a join article_groups g on g.id = a.group_id
      join visible_articles v on v.group_id = g.id
      where a.id = any(${ids}::int8[]) order by v.language`.execute(db)
    const versions = new Map<number, SitemapVersion[]>()
    for (const { of, ...version } of rows) versions.set(of, [...(versions.get(of) ?? []), version])
    return versions
  },
}
