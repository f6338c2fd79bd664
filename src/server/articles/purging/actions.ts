import { sql } from 'kysely'
import { Article } from '../../../contract/articles.ts'
import { Comment } from '../../../contract/comments.ts'
import { TRASH_DAYS } from '../../../contract/limits.ts'
import { forgetMediaUses } from '../../media/public.ts'
import { DAY_MS, later } from '../../platform/clock.ts'
import { transact, type Db } from '../../platform/db.ts'
import { forgetAnswers } from '../../platform/idempotency.ts'
import { forgetReactions } from '../../reactions/public.ts'
import { forgetReports } from '../../reports/public.ts'
import { deleteEmpty, leaveOthersSeries } from '../series/actions.ts'

/** So many at once that no transaction lasts long. */
const BATCH = 50

/** Erases what was deleted thirty days ago, with everything that hangs on it. */
export async function purgeArticles(db: Db, now: Date): Promise<void> {
  while ((await purgeSome(db, later(now, -TRASH_DAYS * DAY_MS))) === BATCH);
}

function purgeSome(db: Db, until: Date): Promise<number> {
  return transact(db, async (trx) => {
    const { rows } = await sql<{ id: number; group_id: number }>`
      select id, group_id from articles where deleted_at <= ${until}
      order by deleted_at limit ${BATCH} for update skip locked`.execute(trx)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    await eraseComments(trx, ids)
    await forgetReactions(trx, 'article', ids)
    await forgetReports(trx, 'article', ids)
    await forgetMediaUses(trx, 'article', ids)
    await forgetAnswers(trx, Article, ids)
    await trx.deleteFrom('articles').where('id', 'in', ids).execute()
    await settleGroups(trx, [...new Set(rows.map(({ group_id }) => group_id))])
    return ids.length
  })
}

async function eraseComments(trx: Db, articleIds: number[]): Promise<void> {
  const comments = await trx
    .deleteFrom('comments')
    .where('object_type', '=', 'article')
    .where('object_id', 'in', articleIds)
    .returning('id')
    .execute()
  const ids = comments.map(({ id }) => id)
  await forgetReactions(trx, 'comment', ids)
  await forgetReports(trx, 'comment', ids)
  await forgetAnswers(trx, Comment, ids)
  await trx
    .deleteFrom('comment_rules')
    .where('object_type', '=', 'article')
    .where('object_id', 'in', articleIds)
    .execute()
}

/** A group without articles goes too, and a series without groups; one whose original is gone follows its oldest article. */
async function settleGroups(trx: Db, groupIds: number[]): Promise<void> {
  const { rows } = await sql<{ series_id: number | null }>`
    delete from article_groups g where id = any(${groupIds}::int8[])
      and not exists (select from articles a where a.group_id = g.id)
    returning series_id`.execute(trx)
  await sql`
    update article_groups g set original_article_id = (
      select a.id from articles a where a.group_id = g.id order by a.state = 'published' desc, a.id limit 1)
    where g.id = any(${groupIds}::int8[])
      and not exists (select from articles a where a.id = g.original_article_id)`.execute(trx)
  await leaveOthersSeries(trx, groupIds)
  await deleteEmpty(trx, [...new Set(rows.flatMap(({ series_id }) => series_id ?? []))])
}
