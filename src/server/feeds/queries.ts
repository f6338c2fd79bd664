import { sql } from 'kysely'
import type { Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'

export async function findAuthorName(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row && `${row.first_name} ${row.last_name}`.trim()
}

/** The newest posts that everybody may see. */
export async function listNewestPosts(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('page_post_places')
    .select('post_id')
    .where('is_nsfw', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('post_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ post_id }) => post_id)
}

/** So many ids are told in one sitemap; the ids decide where something is, so that it never moves. */
export const IDS_IN_SITEMAP = 10_000

/** What there are sitemaps of. */
export const SITEMAP_KINDS = ['articles', 'posts'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** Of each kind: its table, what of it everybody may see (adult posts are for nobody's index), and its last change. */
const LISTED = {
  articles: {
    table: sql.table('visible_articles'),
    isListed: sql<boolean>`true`,
    changedAt: sql.ref('updated_at'),
  },
  posts: {
    table: sql.table('visible_page_posts'),
    isListed: sql<boolean>`not is_nsfw`,
    changedAt: sql`coalesce(edited_at, created_at)`,
  },
}

/** The numbers of the sitemaps that have something in them. */
export async function listSitemapNumbers(db: Db, kind: SitemapKind): Promise<number[]> {
  const { table, isListed } = LISTED[kind]
  const { rows } = await sql<{ number: number }>`
    select number from generate_series(0, (select coalesce(max(id), -1) / ${IDS_IN_SITEMAP} from ${table})) as number
    where exists (
      select from ${table}
      where id >= number * ${IDS_IN_SITEMAP} and id < (number + 1) * ${IDS_IN_SITEMAP} and ${isListed})
    order by number`.execute(db)
  return rows.map((row) => row.number)
}

export interface SitemapState {
  count: number
  /** Of its ids: one that went and one that came leave their number the same, but not this. */
  sum: string
  modifiedAt: Date | null
}

/** Whether anything of a sitemap has changed can be told without writing it. */
export async function findSitemapState(db: Db, kind: SitemapKind, number: number): Promise<SitemapState> {
  const { table, isListed, changedAt } = LISTED[kind]
  const { rows } = await sql<SitemapState>`
    select count(*) as count, coalesce(sum(id), 0)::text as sum, max(${changedAt}) as "modifiedAt" from ${table}
    where id >= ${number * IDS_IN_SITEMAP} and id < ${(number + 1) * IDS_IN_SITEMAP} and ${isListed}`.execute(
    db,
  )
  return rows[0] ?? { count: 0, sum: '0', modifiedAt: null }
}

export interface SitemapPost {
  id: number
  updatedAt: Date
}

/** Some posts with an id above `after`, up to the end of the sitemap. */
export async function listSitemapPosts(
  db: Db,
  number: number,
  after: number,
  limit: number,
): Promise<SitemapPost[]> {
  const { isListed, changedAt } = LISTED.posts
  const { rows } = await sql<SitemapPost>`
    select id, ${changedAt} as "updatedAt" from visible_page_posts
    where id > ${after} and id >= ${number * IDS_IN_SITEMAP} and id < ${(number + 1) * IDS_IN_SITEMAP}
      and ${isListed}
    order by id limit ${limit}`.execute(db)
  return rows
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
        from visible_articles v where v.group_id = articles.group_id) as versions
    from visible_articles articles join article_groups g on g.id = articles.group_id
    where articles.id > ${after} and articles.id >= ${number * IDS_IN_SITEMAP}
      and articles.id < ${(number + 1) * IDS_IN_SITEMAP}
    order by articles.id limit ${limit}`.execute(db)
  return rows
}
