import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { hasMoved, ranksOfPost, type Ranks } from '../rules.ts'

/** New ranks after the attention for a page post changed. One that the public can't see has no place to change. */
export async function rerankPost(trx: Db, postId: number): Promise<void> {
  // Locked first, so that of two likes at once the later one sees what both add up to.
  const { rows } = await sql<Ranks & { createdAt: Date }>`
    select hot, hot_week as "hotWeek", score, created_at as "createdAt"
    from page_post_places where post_id = ${postId} for update`.execute(trx)
  const place = rows[0]
  if (place === undefined) return
  const counters = await trx
    .selectFrom('object_counters')
    .select('attention')
    .where('object_type', '=', 'page-post')
    .where('object_id', '=', postId)
    .executeTakeFirst()
  const ranks = ranksOfPost(counters?.attention ?? 0, place.createdAt)
  if (!hasMoved(place, ranks)) return
  await trx
    .updateTable('page_post_places')
    .set({ hot: ranks.hot, hot_week: ranks.hotWeek, score: ranks.score })
    .where('post_id', '=', postId)
    .execute()
}
