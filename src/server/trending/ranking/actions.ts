import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { hasPostMoved, hotOfPost } from '../rules.ts'

/** A new rank after the attention for a page post changed. One that the public can't see has no place to change. */
export async function rerankPost(trx: Db, postId: number): Promise<void> {
  // Locked first, so that of two likes at once the later one sees what both add up to.
  const { rows } = await sql<{ hot: number; created_at: Date }>`
    select hot, created_at from page_post_places where post_id = ${postId} for update`.execute(trx)
  const place = rows[0]
  if (place === undefined) return
  const counters = await trx
    .selectFrom('object_counters')
    .select('attention')
    .where('object_type', '=', 'page-post')
    .where('object_id', '=', postId)
    .executeTakeFirst()
  const hot = hotOfPost(counters?.attention ?? 0, place.created_at)
  if (!hasPostMoved(place.hot, hot)) return
  await trx.updateTable('page_post_places').set({ hot }).where('post_id', '=', postId).execute()
}
