import { sql, type RawBuilder } from 'kysely'
import type { ARTICLE_SORTS } from '../../contract/articles.ts'
import type { CategoryId } from '../../contract/categories.ts'
import type { Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'

/** How many rows a list with two filters looks at for one page: what it costs is bounded, whatever it finds. */
export const MOST_WALKED = 2000

export type ArticleSort = (typeof ARTICLE_SORTS)[number]

export interface ListFilters {
  category?: CategoryId | undefined
  language?: Language | undefined
  tag?: string | undefined
  author?: number | undefined
  sort: ArticleSort
}

/** Where an article stands in a list: its rank, or the time it was published, and its id. */
export interface ListPosition {
  rank: number | string
  id: number
}

export interface ListPage {
  ids: number[]
  /** Where the next page goes on; null at the end. */
  next: ListPosition | null
}

const RANKS = { new: 'published_at', hot: 'hot', top: 'score' } as const satisfies Record<ArticleSort, string>

/** One page of a list, read along an index from where the last one ended. */
export async function listPlaces(
  db: Db,
  filters: ListFilters,
  after: ListPosition | null,
  limit: number,
): Promise<ListPage> {
  const { walk, isWanted } =
    filters.author === undefined ? walkPlaces(filters, after) : walkAuthor(filters, after)
  if (isWanted === undefined) {
    const places = await rowsOf(db, sql`${walk} limit ${limit + 1}`)
    return toPage(places, limit, null)
  }
  const walked = sql`select * from (${walk} limit ${MOST_WALKED}) as walked`
  // A subquery for each row, in order, until the page is full: never a join that reads everything.
  const places = await rowsOf(db, sql`${walked} where ${isWanted} limit ${limit + 1}`)
  if (places.length > limit) return toPage(places, limit, null)
  const [end] = await rowsOf(db, sql`${walk} offset ${MOST_WALKED - 1} limit 1`)
  return toPage(places, limit, end ?? null)
}

function toPage(places: ListPosition[], limit: number, end: ListPosition | null): ListPage {
  const shown = places.slice(0, limit)
  const next = places.length > limit ? (shown.at(-1) ?? null) : end
  return { ids: shown.map(({ id }) => id), next }
}

interface Walk {
  /** Selects id and rank in the order of the list. */
  walk: RawBuilder<unknown>
  /** Which of the walked rows are shown; undefined for all. */
  isWanted: RawBuilder<boolean> | undefined
}

/** Without a language each group is there once, by the article that leads it. */
function walkPlaces({ category, language, tag, sort }: ListFilters, after: ListPosition | null): Walk {
  const rank = sql.ref(RANKS[sort])
  const scope = tag === undefined ? (category ?? 'all') : `#${tag}`
  const isInList = language === undefined ? sql`is_lead` : sql`language = ${language}`
  return {
    walk: sql`
      select article_id as id, ${rank} as rank from article_places
      where scope = ${scope} and ${isInList} and ${isAfter(rank, sql.ref('article_id'), sort, after)}
      order by ${rank} desc, article_id desc`,
    isWanted:
      tag === undefined || category === undefined
        ? undefined
        : sql<boolean>`(select true from article_places p where p.scope = ${category} and p.article_id = walked.id)`,
  }
}

function walkAuthor({ author, category, language, tag }: ListFilters, after: ListPosition | null): Walk {
  const conditions = [
    language === undefined ? [] : [sql`articles.language = ${language}`],
    tag === undefined ? [] : [sql`${tag} = any(articles.tags)`],
    category === undefined ? [] : [sql`${category} = any(g.categories)`],
  ].flat()
  const place = isAfter(sql.ref('published_at'), sql.ref('articles.id'), 'new', after)
  return {
    walk: sql`
      select articles.id, published_at as rank from visible_articles articles
      where author_id = ${author} and ${place}
      order by published_at desc, articles.id desc`,
    isWanted:
      conditions.length === 0
        ? undefined
        : sql<boolean>`(select true from articles join article_groups g on g.id = articles.group_id
            where articles.id = walked.id and ${sql.join(conditions, sql` and `)})`,
  }
}

function isAfter(
  rank: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  sort: ArticleSort,
  after: ListPosition | null,
): RawBuilder<unknown> {
  if (after === null) return sql`true`
  const type = sort === 'new' ? sql`timestamptz` : sql`float8`
  return sql`(${rank}, ${id}) < (${after.rank}::${type}, ${after.id}::int8)`
}

async function rowsOf(db: Db, query: RawBuilder<unknown>): Promise<ListPosition[]> {
  const { rows } = await sql<{ id: number; rank: number | Date }>`${query}`.execute(db)
  return rows.map(({ id, rank }) => ({ id, rank: rank instanceof Date ? rank.toISOString() : rank }))
}

/** A person's own articles, the newest change first. */
export async function listOwn(
  db: Db,
  authorId: number,
  options: { states: readonly string[]; after: ListPosition | null; limit: number; deletedSince: Date },
): Promise<ListPage> {
  const { states, after, limit, deletedSince } = options
  const places = await rowsOf(
    db,
    sql`
      select id, updated_at as rank from articles
      where author_id = ${authorId} and state = any(${states}::text[])
        and (deleted_at is null or deleted_at > ${deletedSince})
        and ${isAfter(sql.ref('updated_at'), sql.ref('id'), 'new', after)}
      order by updated_at desc, id desc limit ${limit + 1}`,
  )
  return toPage(places, limit, null)
}
