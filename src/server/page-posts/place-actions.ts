import { sql } from 'kysely'
import { hasMoved, ranksOfPost, type Ranks } from '../content/ranks.ts'
import type { Db } from '../platform/db.ts'
import { queuePostIndexing } from './search-actions.ts'

interface Placed {
  author_id: number | null
  type: string
  is_nsfw: boolean
  created_at: Date
}

/** Gives a published post its place in the lists; the search follows. */
export async function placePost(trx: Db, postId: number): Promise<void> {
  const { rows } = await sql<Placed>`
    select author_id, type, is_nsfw, created_at from page_posts where id = ${postId}`.execute(trx)
  const post = rows[0]
  if (post === undefined) return
  const { author_id, type, is_nsfw, created_at } = post
  const place = { author_id, type, is_nsfw, created_at }
  const { hot, hotWeek, score } = ranksOfPost(0, created_at)
  await trx
    .insertInto('page_post_places')
    .values({ post_id: postId, ...place, hot, hot_week: hotWeek, score })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(place))
    .execute()
  // With its place locked, so that a concurrent like is counted in before or after.
  await rerankPost(trx, postId)
  await queuePostIndexing(trx, postId)
}

/** New ranks after the attention for a page post changed. One that the public can't see has no place to change. */
export async function rerankPost(trx: Db, postId: number): Promise<void> {
  // Locked first, so that of two likes at once the later one sees the sum of both.
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

/** Removes a post that the public can't see any more from all lists. */
export async function removePlace(trx: Db, postId: number): Promise<void> {
  await trx.deleteFrom('page_post_places').where('post_id', '=', postId).execute()
}
