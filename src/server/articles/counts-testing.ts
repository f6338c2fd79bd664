import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** What the counters hold, and what a new count of the articles gives. */
export async function readCounts(db: Db) {
  const read = (query: ReturnType<typeof sql<{ name: string; count: number }>>) =>
    query.execute(db).then(({ rows }) => Object.fromEntries(rows.map(({ name, count }) => [name, count])))
  return {
    stored: {
      site: await read(
        sql`select name, value as count from site_counters where name = 'articles' and value > 0`,
      ),
      categories: await read(
        sql`select category as name, articles as count from category_counters where articles <> 0`,
      ),
      tags: await read(sql`select tag as name, articles as count from tag_counters`),
    },
    counted: {
      site: await read(sql`
        select 'articles' as name, count(distinct group_id) as count from articles
        where state = 'published' having count(*) > 0`),
      categories: await read(sql`
        select category as name, count(distinct g.id) as count
        from article_groups g, unnest(g.categories) category
        where exists (select from articles a where a.group_id = g.id and a.state = 'published')
        group by category`),
      tags: await read(sql`
        select tag as name, count(*) as count from articles, unnest(tags) tag
        where state = 'published' group by tag`),
    },
  }
}
