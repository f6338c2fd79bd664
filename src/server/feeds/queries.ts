import { sql } from 'kysely'
import type { Language } from '../../contract/messages.ts'
import { visibleTo } from '../access/public.ts'
import type { Db } from '../platform/db.ts'

export async function findAuthorName(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row && `${row.first_name} ${row.last_name}`.trim()
}

/** So many ids are told in one sitemap; the ids decide where an article is, so that it never moves. */
export const IDS_IN_SITEMAP = 10_000

/** The numbers of the sitemaps that have an article. */
export async function listSitemapNumbers(db: Db): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from generate_series(0, (select coalesce(max(id), -1) / ${IDS_IN_SITEMAP} from articles)) as number
    where exists (
      select from articles
      where id >= number * ${IDS_IN_SITEMAP} and id < (number + 1) * ${IDS_IN_SITEMAP} and ${visibleTo(null)})
    order by number`.execute(db)
  return rows.map((row) => row.number)
}

export interface SitemapState {
  articles: number
  modifiedAt: Date | null
}

/** Whether anything of a sitemap has changed can be told without writing it. */
export async function findSitemapState(db: Db, number: number): Promise<SitemapState> {
  const { rows } = await sql<SitemapState>`
    select count(*) as articles, max(updated_at) as "modifiedAt" from articles
    where id >= ${number * IDS_IN_SITEMAP} and id < ${(number + 1) * IDS_IN_SITEMAP} and ${visibleTo(null)}`.execute(
    db,
  )
  return rows[0] ?? { articles: 0, modifiedAt: null }
}

export interface SitemapArticle {
  id: number
  updatedAt: Date
  originalId: number | null
  /** Every published language of its group. */
  versions: { id: number; language: Language }[]
}

/** Some articles with an id above `after`, up to the end of the sitemap. */
export async function listSitemapArticles(
  db: Db,
  number: number,
  after: number,
  limit: number,
): Promise<SitemapArticle[]> {
  const { rows } = await sql<SitemapArticle>`
    select articles.id, articles.updated_at as "updatedAt", g.original_article_id as "originalId",
      (select json_agg(json_build_object('id', v.id, 'language', v.language) order by v.language)
        from articles v where v.group_id = articles.group_id and v.state = 'published') as versions
    from articles join article_groups g on g.id = articles.group_id
    where articles.id > ${after} and articles.id >= ${number * IDS_IN_SITEMAP}
      and articles.id < ${(number + 1) * IDS_IN_SITEMAP} and ${visibleTo(null)}
    order by articles.id limit ${limit}`.execute(db)
  return rows
}
