import { sql } from 'kysely'
import type { CategoryId } from '../../contract/categories.ts'
import { beginsWith } from '../content/begins-with.ts'
import type { Db } from '../platform/db.ts'

export interface TagCount {
  tag: string
  articles: number
}

/** Tags that begin with this, the most used first. */
export function listTags(db: Db, prefix: string, limit: number): Promise<TagCount[]> {
  return db
    .selectFrom('tag_counters')
    .select(['tag', 'articles'])
    .where('articles', '>', 0)
    .where(beginsWith(sql.ref('tag'), prefix))
    .orderBy('articles', 'desc')
    .orderBy('tag')
    .limit(limit)
    .execute()
}

const NEWEST_COUNTED = 150

/** The same among the newest articles of a category: its current tags. */
export async function listTagsOf(
  db: Db,
  category: CategoryId,
  prefix: string,
  limit: number,
): Promise<TagCount[]> {
  const { rows } = await sql<TagCount>`
    select tag, count(*) as articles from (
      select article_id from article_places where scope = ${category} and is_lead
      order by published_at desc, article_id desc limit ${NEWEST_COUNTED}) as newest
    join visible_articles articles on articles.id = newest.article_id
    cross join unnest(articles.tags) as tag
    where ${beginsWith(sql.ref('tag'), prefix)}
    group by tag order by articles desc, tag limit ${limit}`.execute(db)
  return rows
}

/** Tags that say the same in another language, of those that public articles have. */
export async function listSynonyms(db: Db, tag: string): Promise<TagCount[]> {
  const { rows } = await sql<TagCount>`
    select c.tag, c.articles from tag_synonyms s join tag_counters c on c.tag = s.leads_to
    where s.tag = ${tag} and c.articles > 0 order by c.articles desc, c.tag`.execute(db)
  return rows
}
