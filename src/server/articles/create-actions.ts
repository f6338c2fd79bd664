import { transact, type Db } from '../platform/db.ts'
import type { CategoryId } from '../../contract/categories.ts'
import type { Language } from '../../contract/messages.ts'
import { settleCoAuthors } from './co-authors/actions.ts'
import type { Site } from './co-authors/mail.ts'
import type { Content } from './content.ts'
import { publish } from './publish-actions.ts'
import { addRevision, columnsOf } from './revise-actions.ts'
import { countCharacters } from './rules.ts'
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
    const { id: groupId } = await trx
      .insertInto('article_groups')
      .values({ categories: article.categories, created_at: article.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const id = await insertVersion(trx, groupId, article)
    await trx
      .updateTable('article_groups')
      .set({ original_article_id: id })
      .where('id', '=', groupId)
      .execute()
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
    else if (article.publishAt !== null) await schedule(trx, { id, publishAt: null }, article.publishAt)
    return id
  })
}

/** One language of a group, not yet published, with its first revision. */
export async function insertVersion(
  trx: Db,
  groupId: number,
  version: NewVersion,
  translatedFrom: { revisionId: number; staleSince: Date | null } | null = null,
): Promise<number> {
  const { authorId, language, title, content, tags, thumbnailId, now } = version
  const { id } = await trx
    .insertInto('articles')
    .values({
      group_id: groupId,
      language,
      author_id: authorId,
      state: 'draft',
      title,
      ...columnsOf(content),
      tags,
      thumbnail_id: thumbnailId,
      translated_from_revision_id: translatedFrom?.revisionId ?? null,
      stale_since: translatedFrom?.staleSince ?? null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const article = { id, language, tags, thumbnailId }
  await addRevision(
    trx,
    article,
    { editorId: authorId, title, content, now },
    countCharacters(content.source),
  )
  return id
}
