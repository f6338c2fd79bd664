import { sql } from 'kysely'
import type { SitemapSource, SitemapVersion } from '../content/sitemap-source.ts'
import type { Db } from '../platform/db.ts'

export async function findAuthorName(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row && `${row.first_name} ${row.last_name}`.trim()
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
