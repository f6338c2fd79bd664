import { sql } from 'kysely'
import { MOST_RANKED, searchFor } from '../content/full-text.ts'
import type { Db } from '../platform/db.ts'

/** Articles that have all words of the term, in one of their forms; the best first, one of each group. */
export async function findArticles(db: Db, term: string, limit: number): Promise<number[]> {
  return (await searchFor(db, term, (trx, query) => rankArticles(trx, query, limit))) ?? []
}

/** Matches in the title come first; then by how often and where the words occur, and a little by popularity. */
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
