import { sql } from 'kysely'
import { setMediaInText } from '../media/public.ts'
import { transact, type Db } from '../platform/db.ts'
import type { CategoryId } from '../../contract/categories.ts'
import type { Language } from '../../contract/messages.ts'
import { settleCoAuthors } from './co-authors/actions.ts'
import type { Site } from './co-authors/mail.ts'
import type { Content } from './content.ts'
import { publish } from './publish-actions.ts'
import { columnsOf } from './revise-actions.ts'
import { countCharacters } from './rules.ts'
import { ARTICLE_SEARCH } from './search-actions.ts'
import { schedule } from './schedule-actions.ts'
import { putInSeries } from './series/actions.ts'

export interface NewVersion {
  authorId: number
  language: Language
  title: string
  content: Content
  tags: string[]
  thumbnailId: number | null
  isDraft: boolean
  /** Of a draft: when it is published by itself. */
  publishAt: Date | null
  now: Date
}

export interface NewArticle extends NewVersion {
  categories: CategoryId[]
  /** They are invited, and become co-authors once they accept. */
  coAuthorIds: number[]
  /** By its title among the author's own. */
  series: string | null
}

/** An article is the original of a group of its own. */
export function createArticle(db: Db, site: Site, article: NewArticle): Promise<number> {
  return transact(db, async (trx) => {
    const { groupId, id } = await insertGroup(trx, article)
    await insertVersion(trx, groupId, article, { id })
    await settleCoAuthors(trx, site, {
      articleId: id,
      inviterId: article.authorId,
      wanted: article.coAuthorIds,
      accepted: [],
      now: article.now,
    })
    if (article.series !== null)
      await putInSeries(trx, {
        groupId,
        ownerId: article.authorId,
        title: article.series,
        now: article.now,
      })
    if (!article.isDraft)
      await publish(trx, { id, groupId, originalId: id, publishedAt: null }, article.authorId, article.now)
    else if (article.publishAt !== null) {
      const { authorId, publishAt, now } = article
      await schedule(trx, { id, authorId, publishAt: null }, publishAt, now)
    }
    return id
  })
}

/** The id of its original is drawn with it, so that neither has to be written twice. */
async function insertGroup(
  trx: Db,
  { categories, now }: NewArticle,
): Promise<{ groupId: number; id: number }> {
  const { rows } = await sql<{ groupId: number; id: number }>`
    insert into article_groups (original_article_id, categories, created_at)
    values (nextval(pg_get_serial_sequence('articles', 'id')), ${categories}::text[], ${now})
    returning id as "groupId", original_article_id as id`.execute(trx)
  const [row] = rows
  if (row === undefined) throw new Error('The group was not written')
  return row
}

interface Origin {
  /** The number it gets, if that is known already. */
  id?: number
  translatedFrom?: { revisionId: number; staleSince: Date | null }
}

/** One language of a group, not yet published, with its first revision. */
export async function insertVersion(
  trx: Db,
  groupId: number,
  version: NewVersion,
  { id: drawnId, translatedFrom }: Origin,
): Promise<number> {
  const { authorId, language, title, content, tags, thumbnailId, now } = version
  const { source, nodes, renderer_version, excerpt, words } = columnsOf(content)
  const { rows } = await sql<{ id: number }>`
    with next as (
      select coalesce(${drawnId ?? null}::int8, nextval(pg_get_serial_sequence('articles', 'id'))) as id,
        nextval(pg_get_serial_sequence('article_revisions', 'id')) as revision_id),
    article as (
      insert into articles (id, revision_id, group_id, language, author_id, state, title, source, nodes,
        renderer_version, excerpt, words, tags, thumbnail_id, translated_from_revision_id, stale_since,
        created_at, updated_at)
      overriding system value
      select id, revision_id, ${groupId}::int8, ${language}, ${authorId}::int8, 'draft', ${title}, ${source},
        ${nodes}::jsonb, ${renderer_version}::int2, ${excerpt}, ${words}::int, ${tags}::text[], ${thumbnailId}::int8,
        ${translatedFrom?.revisionId ?? null}::int8, ${translatedFrom?.staleSince ?? null}::timestamptz,
        ${now}::timestamptz, ${now}::timestamptz
      from next returning id, revision_id),
    revision as (
      insert into article_revisions (id, article_id, editor_id, title, source, nodes, renderer_version, summary,
        is_minor, size_delta, created_at)
      overriding system value
      select revision_id, id, ${authorId}::int8, ${title}, ${source}, ${nodes}::jsonb, ${renderer_version}::int2, '',
        false, ${countCharacters(source)}::int, ${now}::timestamptz
      from article),
    queued as (insert into follow_ups (kind, subject) select ${ARTICLE_SEARCH}, id::text from article)
    select id from article`.execute(trx)
  const [row] = rows
  if (row === undefined) throw new Error('The article was not written')
  await setMediaInText(trx, 'article', row.id, content.nodes, thumbnailId)
  return row.id
}
