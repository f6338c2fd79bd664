import type { CategoryId } from '../../contract/categories.ts'
import type { Language } from '../../contract/messages.ts'
import { transact, type Db } from '../platform/db.ts'
import { placeGroup } from '../articles/place-actions.ts'
import type { TestApp } from './test-app.ts'

export interface ArticleRow {
  authorId: number | null
  title?: string
  state?: 'draft' | 'published' | 'deleted' | 'removed'
  language?: Language
  categories?: CategoryId[]
  tags?: string[]
  publishedAt?: Date
  /** The group that it is a translation in. */
  groupId?: number
}

/** An article of any age and state, without asking the API; placed as the API would place it. */
export async function insertArticle(
  app: TestApp,
  article: ArticleRow,
): Promise<{ id: number; groupId: number }> {
  const now = app.clock.now()
  return transact(app.db, async (trx) => {
    const groupId = article.groupId ?? (await insertGroup(trx, article.categories ?? ['science'], now))
    const { id } = await trx
      .insertInto('articles')
      .values({
        group_id: groupId,
        language: article.language ?? 'en',
        author_id: article.authorId,
        state: article.state ?? 'published',
        title: article.title ?? 'How stars are born',
        source: 'Words',
        nodes: JSON.stringify([]),
        renderer_version: 1,
        excerpt: 'Words',
        words: 1,
        tags: article.tags ?? [],
        created_at: article.publishedAt ?? now,
        published_at: article.state === 'draft' ? null : (article.publishedAt ?? now),
        updated_at: article.publishedAt ?? now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (article.groupId === undefined)
      await trx
        .updateTable('article_groups')
        .set({ original_article_id: id })
        .where('id', '=', groupId)
        .execute()
    await placeGroup(trx, groupId, now)
    return { id, groupId }
  })
}

async function insertGroup(trx: Db, categories: CategoryId[], now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('article_groups')
    .values({ categories, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes an article directly, and its places with it. */
export async function changeArticle(
  app: TestApp,
  id: number,
  change: { state?: string; tags?: string[]; categories?: string[] },
): Promise<void> {
  const { categories, ...own } = change
  await transact(app.db, async (trx) => {
    const { group_id: groupId } = await trx
      .selectFrom('articles')
      .select('group_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const publishing = own.state === 'published' ? { published_at: app.clock.now() } : {}
    if (Object.keys(own).length > 0)
      await trx
        .updateTable('articles')
        .set({ ...own, ...publishing })
        .where('id', '=', id)
        .execute()
    if (categories !== undefined)
      await trx.updateTable('article_groups').set({ categories }).where('id', '=', groupId).execute()
    await placeGroup(trx, groupId, app.clock.now())
  })
}
