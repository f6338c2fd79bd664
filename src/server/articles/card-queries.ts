import { sql, type RawBuilder } from 'kysely'
import type { FoundArticle } from '../../contract/article-search.ts'
import type { ArticleCard } from '../../contract/articles.ts'
import type { CategoryId } from '../../contract/categories.ts'
import { ARTICLE_SNIPPET } from '../../contract/limits.ts'
import type { Language } from '../../contract/messages.ts'
import type { RichNode } from '../../contract/rich-text.ts'
import { foundBlock, foundPiece } from '../content/found-block.ts'
import { idsInOrder } from '../content/ids-in-order.ts'
import { mediaUrl } from '../media/public.ts'
import type { Db } from '../platform/db.ts'
import { readingMinutes } from '../rich-text/public.ts'
import { messages } from './messages.ts'
import { describe, languageOrder } from './rules.ts'

const THUMBNAIL_WIDTH = 960

/**
 * Cards in the order of the ids, of published articles only. With a reader's `language` each is the version of its
 * group for that reader, by their reading languages if they named any, and a group appears once. With a `term` they say
 * where it is in their texts.
 */
export async function listCards(
  db: Db,
  articleIds: readonly number[],
  options: { language?: Language; reading?: string | undefined; term?: string | undefined } = {},
): Promise<FoundArticle[]> {
  const { language, reading, term } = options
  if (language === undefined) return loadCards(db, articleIds, { term })
  const cards = await loadCards(db, articleIds, {
    wanted: versionsOf(articleIds, languageOrder(language, reading)),
    term,
  })
  const seen = new Set<number>()
  return cards.filter(({ id }) => !seen.has(id) && seen.add(id))
}

export type OwnCard = ArticleCard & { state: OwnState; publishAt: string | null; openSuggestions: number }
export type OwnState = 'draft' | 'published' | 'hidden' | 'deleted'

/** The author's own, whatever their state; an article that the staff removed is not theirs any more. */
export function listOwnCards(db: Db, authorId: number, articleIds: number[]): Promise<OwnCard[]> {
  const own = sql`select * from articles where author_id = ${authorId} and state not in ('removed', 'withheld')`
  return loadOwnCards(db, articleIds, own)
}

type SharedCard = OwnCard & { state: 'draft' | 'published' }

/** The articles somebody is a co-author of, as long as their author keeps them. */
export async function listCoAuthoredCards(
  db: Db,
  userId: number,
  articleIds: number[],
): Promise<SharedCard[]> {
  const shared = sql`select * from articles where state in ('draft', 'published') and exists (
    select from article_coauthors c where c.article_id = articles.id and c.user_id = ${userId})`
  const cards = await loadOwnCards(db, articleIds, shared)
  return cards.filter((card): card is SharedCard => card.state === 'draft' || card.state === 'published')
}

async function loadOwnCards(db: Db, articleIds: number[], among: RawBuilder<unknown>): Promise<OwnCard[]> {
  if (articleIds.length === 0) return []
  const rows = await db
    .selectFrom('articles')
    .select((article) => [
      'id',
      'state',
      'publish_at',
      article
        .selectFrom('visible_article_suggestions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('article_id', '=', 'articles.id')
        .where('state', '=', 'open')
        .as('openSuggestions'),
    ])
    .where('id', 'in', articleIds)
    .execute()
  const own = new Map(rows.map((row) => [row.id, row]))
  const cards = await loadCards(db, articleIds, { among })
  return cards.map((card) => {
    const { state = 'draft', publish_at: publishAt = null, openSuggestions } = own.get(card.id) ?? {}
    return {
      ...card,
      state: state as OwnState,
      publishAt: publishAt?.toISOString() ?? null,
      openSuggestions: openSuggestions ?? 0,
    }
  })
}

/** For each article the version of its group in the first of the languages that it has, else the original. */
export async function findVersions(
  db: Db,
  articleIds: readonly number[],
  languages: readonly Language[],
): Promise<number[]> {
  if (articleIds.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select id from (${versionsOf(articleIds, languages)}) as wanted order by ordinal`.execute(db)
  return [...new Set(rows.map(({ id }) => id))]
}

/** The same as rows, one for each article: some may be the same version. */
function versionsOf(articleIds: readonly number[], languages: readonly Language[]): RawBuilder<unknown> {
  return sql`
    select version.id, wanted.ordinal
    from ${idsInOrder(articleIds)} as wanted (id, ordinal)
    join visible_articles articles on articles.id = wanted.id
    join article_groups g on g.id = articles.group_id
    cross join lateral (
      select v.id from visible_articles v where v.group_id = g.id
      order by array_position(${languages}::text[], v.language), v.id = g.original_article_id desc, v.id
      limit 1) version`
}

interface CardRow {
  id: number
  group_id: number
  title: string
  excerpt: string
  language: Language
  words: number
  tags: string[]
  created_at: Date
  updated_at: Date
  author_id: number | null
  author_name: string | null
  author_alias: string | null
  author_picture: string | null
  likes: number
  comments: number
  categories: CategoryId[]
  thumbnail_key: string | null
  languages: { language: Language; id: number }[]
  found: RichNode | null
}

/** Cards of those ids that are `among` these articles, by default the public ones; `wanted` names others in their place. */
export async function loadCards(
  db: Db,
  ids: readonly number[],
  {
    among = sql`select * from visible_articles`,
    wanted = sql`select * from ${idsInOrder(ids)} as each (id, ordinal)`,
    term,
  }: { among?: RawBuilder<unknown>; wanted?: RawBuilder<unknown>; term?: string | undefined } = {},
): Promise<FoundArticle[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CardRow>`
    select articles.id, articles.group_id, articles.title, articles.excerpt, articles.language, articles.words,
      articles.tags, coalesce(articles.published_at, articles.created_at) as created_at, articles.updated_at,
      u.id as author_id, u.first_name || ' ' || u.last_name as author_name, u.alias_name as author_alias,
      u.profile_image_url as author_picture,
      coalesce(c.likes, 0) as likes, coalesce(c.comments, 0) as comments,
      g.categories, m.key as thumbnail_key,
      (select coalesce(json_agg(json_build_object('language', v.language, 'id', v.id) order by v.language), '[]')
        from visible_articles v where v.group_id = articles.group_id) as languages,
      ${foundBlock({ nodes: sql`articles.nodes`, excerpt: sql`left(articles.excerpt, ${ARTICLE_SNIPPET})` }, term)} as found
    from (${wanted}) as wanted
    join (${among}) as articles on articles.id = wanted.id
    join article_groups g on g.id = articles.group_id
    left join users u on u.id = articles.author_id
    left join object_counters c on c.object_type = 'article' and c.object_id = articles.id
    left join media m on m.id = articles.thumbnail_id and m.kind = 'image' and m.state = 'ready'
    order by wanted.ordinal`.execute(db)
  return rows.flatMap((row) => {
    const snippet = foundPiece(row.found, term, ARTICLE_SNIPPET)
    return toCard(row).map((card) => (snippet === undefined ? card : { ...card, snippet }))
  })
}

function toCard(row: CardRow): ArticleCard[] {
  const [category] = row.categories
  if (category === undefined) return []
  return [
    {
      id: row.id,
      groupId: row.group_id,
      title: row.title,
      content: row.excerpt,
      description: describe(row.excerpt),
      authorId: row.author_id,
      authorName: row.author_name?.trim() ?? messages.formerMember[row.language],
      authorAlias: row.author_alias ?? '',
      authorProfileUrl: row.author_picture,
      likes: row.likes,
      comments: row.comments,
      category,
      categories: row.categories,
      tags: row.tags,
      thumbnail: row.thumbnail_key === null ? null : mediaUrl(row.thumbnail_key, THUMBNAIL_WIDTH),
      language: row.language,
      languages: row.languages,
      readingMinutes: readingMinutes(row.words),
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    },
  ]
}
