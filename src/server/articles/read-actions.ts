import type { Db } from '../platform/db.ts'
import { addRead } from '../reactions/public.ts'

/** A reader counts once a day for each article. */
export async function countRead(trx: Db, articleId: number, day: string, key: Buffer): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('article_reads')
    .values({ article_id: articleId, day, key })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) await addRead(trx, 'article', articleId)
}
