import { sql } from 'kysely'
import type { CategoryId } from '../../contract/categories.ts'
import { transact, type Db } from '../platform/db.ts'
import { escapeLike, dropIdleMinuses, splitLastWord } from './rules.ts'

/** A search that takes longer is given up: there are others who want to search too. */
const SEARCH_TIMEOUT_MS = 2000
/** Never rank everything that has a common word: the newest so many are enough. */
export const MOST_RANKED = 500

/** Articles that have all words of the term, in one of their forms; the best first, one of each group. */
export async function findArticles(db: Db, term: string, limit: number): Promise<number[]> {
  return (await searchFor(db, term, (trx, query) => rankArticles(trx, query, limit))) ?? []
}

/** Gives `rank` what PostgreSQL searches for, and little time. Undefined when there is nothing to search for. */
export function searchFor<T>(
  db: Db,
  term: string,
  rank: (trx: Db, query: string) => Promise<T>,
): Promise<T | undefined> {
  return transact(db, async (trx) => {
    await sql`set local statement_timeout = ${sql.lit(SEARCH_TIMEOUT_MS)}`.execute(trx)
    const query = await readQuery(trx, term)
    return query === undefined ? undefined : rank(trx, query)
  })
}

/**
 * What PostgreSQL searches for. Texts are indexed by their words as written and by the stems of their language, so
 * each way of writing the term may match. Undefined when nothing is left, or only what must not be there.
 */
async function readQuery(db: Db, typed: string): Promise<string | undefined> {
  const term = dropIdleMinuses(typed)
  const last = splitLastWord(term)
  const unfinished =
    last && sql`|| (websearch_to_tsquery('simple', ${last.before}) && ${startingWith(last.prefix)})`
  const { rows } = await sql<{ query: string; needed: string }>`
    select query, querytree(query::tsquery) as needed from (select (
      websearch_to_tsquery('english', ${term}) || websearch_to_tsquery('indonesian', ${term})
      || websearch_to_tsquery('simple', ${term}) ${unfinished ?? sql``})::text as query) as asked`.execute(db)
  const [row] = rows
  return row === undefined || row.needed === 'T' || row.needed === '' ? undefined : row.query
}

function startingWith(prefix: string) {
  return sql`to_tsquery('simple', ${`'${prefix}':*`})`
}

/** Those that have all words in their title come first; then how often and where, with a little of what people like. */
async function rankArticles(db: Db, query: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number; group_id: number }>`
    with found as (
      select s.article_id, s.words, articles.group_id
      from article_search s join visible_articles articles on articles.id = s.article_id
      where s.words @@ ${query}::tsquery
      order by s.article_id desc limit ${MOST_RANKED})
    select found.article_id as id, found.group_id
    from found left join article_places p on p.scope = 'all' and p.article_id = found.article_id
    order by ts_filter(found.words, '{a}') @@ ${query}::tsquery desc,
      ts_rank('{0.1, 0.2, 0.4, 1}', found.words, ${query}::tsquery, 1) * (1 + 0.05 * coalesce(p.score, 0)) desc,
      found.article_id desc`.execute(db)
  const best = new Map<number, number>()
  for (const { id, group_id } of rows) if (!best.has(group_id)) best.set(group_id, id)
  return [...best.values()].slice(0, limit)
}

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
    .where('tag', 'like', `${escapeLike(prefix)}%`)
    .orderBy('articles', 'desc')
    .orderBy('tag')
    .limit(limit)
    .execute()
}

const NEWEST_COUNTED = 150

/** The same among the newest articles of a category: what it is about these days. */
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
    where tag like ${`${escapeLike(prefix)}%`}
    group by tag order by articles desc, tag limit ${limit}`.execute(db)
  return rows
}
