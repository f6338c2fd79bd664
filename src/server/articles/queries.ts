import { sql } from 'kysely'
import type { CategoryId } from '../../contract/categories.ts'
import type { Language } from '../../contract/messages.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { can, type Owned } from '../content/can.ts'
import { batchCalls } from '../platform/batch-calls.ts'
import { compileOnce } from '../platform/compile-once.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'

export type ArticleState = 'draft' | 'published' | 'hidden' | 'withheld' | 'deleted' | 'removed'

/** An article without its text: what every rule about it needs to know. */
export interface ArticleFacts extends Owned {
  id: number
  groupId: number
  /** The article of the group that the others are translations of. */
  originalId: number | null
  /** The series that the group is a part of. */
  seriesId: number | null
  language: Language
  state: ArticleState
  stateBefore: 'draft' | 'published' | 'hidden' | null
  editorIds: number[]
  categories: CategoryId[]
  tags: string[]
  revisionId: number
  thumbnailId: number | null
  translatedFromRevisionId: number | null
  staleSince: Date | null
  publishedAt: Date | null
  /** Of a draft: when it is published by itself. */
  publishAt: Date | null
  deletedAt: Date | null
}

/** One statement for all that are asked for in the same moment: every like and every comment begins with it. */
export const findArticle = batchCalls({
  run: async (db, ids: number[]): Promise<(ArticleFacts | undefined)[]> => {
    const byId = new Map((await listFacts(db, { ids })).map((article) => [article.id, article]))
    return ids.map((id) => byId.get(id))
  },
})

const listFacts = compileOnce((db, { ids }: { ids: number[] }) =>
  sql<ArticleFacts>`
    select a.id, a.group_id as "groupId", g.original_article_id as "originalId", g.series_id as "seriesId",
      a.language, a.state, exists (select from visible_articles v where v.id = a.id) as "isPublic",
      a.state_before as "stateBefore", a.author_id as "authorId",
      (select coalesce(json_agg(c.user_id), '[]') from article_coauthors c where c.article_id = a.id) as "editorIds",
      g.categories, a.tags, a.revision_id as "revisionId", a.thumbnail_id as "thumbnailId",
      a.translated_from_revision_id as "translatedFromRevisionId", a.stale_since as "staleSince",
      a.published_at as "publishedAt", a.publish_at as "publishAt", a.deleted_at as "deletedAt"
    from articles a join article_groups g on g.id = a.group_id where a.id = any(${ids}::int8[])`.compile(db),
)

/** An article that the viewer may see; any other is refused as not found. */
export async function getArticle(db: Db, viewer: Viewer | null, id: number): Promise<ArticleFacts> {
  const article = await findArticle(db, id)
  const isHidden = article?.authorId != null && viewer?.hidden.has(article.authorId) === true
  if (article === undefined || isHidden || !can(viewer, 'read', article))
    return fail('not_found', common.notFound)
  return article
}

/**
 * The same, with its group locked until the transaction ends: all that changes an article or its translations happens
 * in one order. Everybody who locks locks the group first.
 */
export async function lockArticle(trx: Db, viewer: Viewer | null, id: number): Promise<ArticleFacts> {
  await lockGroupOf(trx, id)
  return getArticle(trx, viewer, id)
}

export async function lockGroupOf(trx: Db, articleId: number): Promise<void> {
  await sql`
    select from article_groups where id = (select group_id from articles where id = ${articleId})
    for no key update`.execute(trx)
}

export interface ArticleText {
  title: string
  source: string
}

/** The text of a revision of an article; undefined for a revision of another one. */
export function findRevision(db: Db, articleId: number, id: number): Promise<ArticleText | undefined> {
  return db
    .selectFrom('article_revisions')
    .select(['title', 'source'])
    .where('id', '=', id)
    .where('article_id', '=', articleId)
    .executeTakeFirst()
}

export function getText(db: Db, articleId: number): Promise<ArticleText> {
  return db
    .selectFrom('articles')
    .select(['title', 'source'])
    .where('id', '=', articleId)
    .executeTakeFirstOrThrow()
}

/** Title, source and tree as they are stored. */
export async function getTree(
  db: Db,
  articleId: number,
): Promise<{ title: string; source: string; nodes: RichText }> {
  const { title, source, nodes } = await db
    .selectFrom('articles')
    .select(['title', 'source', 'nodes'])
    .where('id', '=', articleId)
    .executeTakeFirstOrThrow()
  return { title, source, nodes: nodes as unknown as RichText }
}

/** The people behind aliases whom the asker may meet, in no order; an alias that nobody has is left out. */
export async function findByAlias(
  db: Db,
  aliases: string[],
  askerId: number,
): Promise<{ id: number; alias: string }[]> {
  if (aliases.length === 0) return []
  return db
    .selectFrom('people')
    .select([sql<number>`id`.as('id'), sql<string>`lower(alias_name)`.as('alias')])
    .where(sql<string>`lower(alias_name)`, 'in', aliases)
    .where(
      sql<boolean>`not exists (select from hidden_people where viewer_id = ${askerId} and person_id = people.id)`,
    )
    .execute()
}
