import { sql } from 'kysely'
import type { Article } from '../../contract/articles.ts'
import type { Language } from '../../contract/messages.ts'
import type { Person } from '../../contract/people.ts'
import type { RichText } from '../../contract/rich-text.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { loadCards } from './card-queries.ts'
import { messages } from './messages.ts'
import { findArticle, getArticle, type ArticleFacts } from './queries.ts'
import { listRelated } from './related-queries.ts'
import { findSeriesOf } from './series/queries.ts'

/** A whole article as the viewer may read it; without one, as everybody may. */
export async function getArticleForReader(
  db: Db,
  id: number,
  language: Language,
  viewer: Viewer | null,
): Promise<Article> {
  const article = await getArticle(db, viewer, id)
  const [whole, related] = await Promise.all([
    loadArticle(db, article, language),
    listRelated(db, article, language),
  ])
  return { ...whole, related }
}

/** A draft for somebody who has its link: nothing leads on from it. */
export async function getDraftForReader(db: Db, id: number, language: Language): Promise<Article> {
  const article = await findArticle(db, id)
  if (article?.state !== 'draft') return fail('not_found', common.notFound)
  return { ...(await loadArticle(db, article, language)), publishAt: null, series: null, related: [] }
}

async function loadArticle(
  db: Db,
  article: ArticleFacts,
  language: Language,
): Promise<Omit<Article, 'related'>> {
  const { id } = article
  const [[card], text, authors, original, series] = await Promise.all([
    loadCards(db, [id], { among: sql`select * from articles where state = ${article.state}` }),
    getText(db, id),
    listAuthors(db, article),
    findOriginal(db, article),
    findSeriesOf(db, article, language),
  ])
  // It may have been deleted a moment ago.
  if (card === undefined || text === undefined || article.state === 'removed' || article.state === 'withheld')
    return fail('not_found', common.notFound)
  return {
    ...card,
    state: article.state,
    publishAt: article.publishAt?.toISOString() ?? null,
    content: text.source,
    nodes: text.nodes,
    words: text.words,
    revisionId: article.revisionId,
    thumbnailId: article.thumbnailId,
    authors,
    original,
    staleSince: (original !== null && article.staleSince?.toISOString()) || null,
    series,
  }
}

interface StoredText {
  source: string
  nodes: RichText
  words: number
}

async function getText(db: Db, id: number): Promise<StoredText | undefined> {
  const row = await db
    .selectFrom('articles')
    .select(['source', 'nodes', 'words'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, nodes: row.nodes as unknown as RichText }
}

/** The author first, then the co-authors. */
async function listAuthors(db: Db, { authorId, editorIds }: ArticleFacts): Promise<Person[]> {
  const ids = authorId === null ? editorIds : [authorId, ...editorIds]
  const { rows } = await sql<Person>`
    select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.alias_name as alias,
      u.profile_image_url as "profileUrl", greatest(0, coalesce(h.total, 0)) as honor
    from users u left join honor_totals h on h.user_id = u.id
    where u.id = any(${ids}::int8[]) order by array_position(${ids}::int8[], u.id)`.execute(db)
  return rows
}

/** The original of a translation. One that is not public is not mentioned. */
async function findOriginal(db: Db, article: ArticleFacts): Promise<Article['original']> {
  const { id, originalId, translatedFromRevisionId } = article
  if (originalId === null || originalId === id) return null
  const { rows } = await sql<NonNullable<Article['original']>>`
    select o.id, o.title, o.language, o.author_id as "authorId", coalesce(trim(u.first_name || ' ' || u.last_name), '') as "authorName",
      o.revision_id as "revisionId",
      (select r.id from article_revisions r
        where r.id = ${translatedFromRevisionId}::int8 and r.article_id = o.id) as "translatedRevisionId"
    from visible_articles o left join users u on u.id = o.author_id
    where o.id = ${originalId}`.execute(db)
  const original = rows[0]
  if (original === undefined) return null
  const authorName = original.authorName || messages.formerMember[original.language]
  return { ...original, authorName }
}
