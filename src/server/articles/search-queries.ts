import { sql, type RawBuilder } from 'kysely'
import { findMatches } from '../content/full-text.ts'
import { suggestTitles } from '../content/suggest-titles.ts'
import type { Asked, FoundPage, SearchFilters, SuggestedTitle } from '../content/search-source.ts'
import { endOf, isBetween } from '../content/search-labels.ts'
import type { Db } from '../platform/db.ts'

export const WORDS = { table: 'article_search', key: 'article_id' } as const
/** Places are by the day of publication, which may be long after an article was begun: of some the newest. */
const LATEST = 20

/** Articles that have all words of the term, in one of their forms; the best first, one of each group. */
export function findArticles(db: Db, asked: Asked): Promise<FoundPage> {
  const { filters } = asked
  return findMatches(db, { ...WORDS, visible: visibleArticle(filters), start: newestBefore(filters) }, asked)
}

function newestBefore({ to }: SearchFilters): RawBuilder<number> | undefined {
  return to === undefined
    ? undefined
    : sql`select max(article_id) from (
        select article_id from article_places where scope = 'all' and is_lead and published_at < ${endOf(to)}
        order by published_at desc, article_id desc limit ${LATEST}) as latest`
}

/** A popular one counts a little more. */
function visibleArticle({ language, category, author, from, to }: SearchFilters): RawBuilder<unknown> {
  const isWanted = [
    sql`a.id = m.id`,
    isBetween(sql`coalesce(a.published_at, a.created_at)`, from, to),
    ...(language === undefined ? [] : [sql`a.language = ${language}`]),
    ...(category === undefined
      ? []
      : [
          sql`exists (select from article_groups g where g.id = a.group_id and ${category} = any(g.categories))`,
        ]),
    ...(author === undefined
      ? []
      : [
          sql`exists (select from people w where w.id = a.author_id and lower(w.alias_name) = lower(${author}))`,
        ]),
  ]
  return sql`
    select a.group_id, 1 + 0.05 * coalesce(p.score, 0) as boost
    from visible_articles a left join article_places p on p.scope = 'all' and p.article_id = a.id
    where ${sql.join(isWanted, sql` and `)}`
}

/** Articles whose titles have the words of the table `asked`. */
export function suggestArticles(limit: number): RawBuilder<SuggestedTitle> {
  const visible = sql`select title, author_id, group_id from visible_articles where id = m.id`
  return suggestTitles('article', { ...WORDS, visible }, limit)
}

/** What the titles and tags of public articles say. */
export async function listArticleTitles(db: Db, ids: number[]): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title || ' ' || array_to_string(tags, ' ') as title
    from visible_articles where id = any(${ids}::int8[])`.execute(db)
  return rows
}
