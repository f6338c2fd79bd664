import { sql } from 'kysely'
import type { ArticleCard } from '../../contract/articles.ts'
import { RELATED_SHOWN } from '../../contract/limits.ts'
import type { Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import { findVersions, loadCards } from './card-queries.ts'
import { readingOrder } from './rules.ts'

/** How many of each tag and category are considered, the hottest first: the cost does not grow with the site. */
const LOOKED_AT = 12

/**
 * Three other articles: of its language first, then of its tags, the more of them the better, then of its main
 * category. Each is shown in its language, or else in one that its reader understands.
 */
export async function listRelated(
  db: Db,
  article: { groupId: number; language: Language; tags: string[]; categories: string[] },
  reader: Language,
): Promise<ArticleCard[]> {
  const { groupId, language } = article
  const scopes = [...article.tags.map((tag) => `#${tag}`), ...article.categories.slice(0, 1)]
  const { rows } = await sql<{ id: number }>`
    with near as (
      select s.scope, p.* from unnest(${scopes}::text[]) as s (scope) cross join lateral (
        select article_id, group_id, hot, true as is_same from article_places
        where scope = s.scope and language = ${language}
        order by hot desc, article_id desc limit ${LOOKED_AT}) p
      union all
      select s.scope, p.* from unnest(${scopes}::text[]) as s (scope) cross join lateral (
        select article_id, group_id, hot, false from article_places
        where scope = s.scope and is_lead
        order by hot desc, article_id desc limit ${LOOKED_AT}) p)
    select (array_agg(article_id order by is_same desc))[1] as id
    from near where group_id <> ${groupId}
    group by group_id
    order by bool_or(is_same) desc, count(distinct scope) filter (where scope like '#%') desc, max(hot) desc
    limit ${RELATED_SHOWN}`.execute(db)
  const ids = await findVersions(
    db,
    rows.map(({ id }) => id),
    readingOrder(language, reader),
  )
  return loadCards(db, ids)
}
