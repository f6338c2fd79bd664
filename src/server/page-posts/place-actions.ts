import { sql } from 'kysely'
import { hasMoved, ranksOfPost, type Ranks } from '../content/ranks.ts'
import type { Db } from '../platform/db.ts'
import { NOTIFY_POST } from './notify-queries.ts'
import { queuePostIndexing } from './search-actions.ts'

interface Placed {
  author_id: number | null
  type: string
  is_nsfw: boolean
  created_at: Date
}

/** Gives a published post its place in the lists; the search follows, and those whom it names are told. */
export async function placePost(trx: Db, postId: number): Promise<void> {
  const { rows } = await sql<Placed>`
    select author_id, type, is_nsfw, created_at from page_posts where id = ${postId}`.execute(trx)
  const post = rows[0]
  if (post === undefined) return
  const { author_id, type, is_nsfw, created_at } = post
  const place = { author_id, type, is_nsfw, created_at }
  const { hot, hotWeek, score } = ranksOfPost(0, created_at)
  await trx
    .with('told', (db) => db.insertInto('follow_ups').values({ kind: NOTIFY_POST, subject: String(postId) }))
    .insertInto('page_post_places')
    .values({ post_id: postId, ...place, hot, hot_week: hotWeek, score })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(place))
    .execute()
  // With its place locked, so that a concurrent like is counted in before or after.
  await rerankPosts(trx, [postId])
  await queuePostIndexing(trx, postId)
}

/** New ranks after the attention for page posts changed. One that the public can't see has no place to change. */
export async function rerankPosts(trx: Db, postIds: number[]): Promise<void> {
  // Locked first, so that of two likes at once the later one sees the sum of both.
  const { rows: places } = await sql<Ranks & { id: number; createdAt: Date }>`
    select post_id as id, hot, hot_week as "hotWeek", score, created_at as "createdAt"
    from page_post_places where post_id = any(${postIds}::int8[]) order by post_id for update`.execute(trx)
  const { rows: counters } = await sql<{ id: number; attention: number }>`
    select object_id as id, attention from object_counters
    where object_type = 'page-post' and object_id = any(${places.map(({ id }) => id)}::int8[])`.execute(trx)
  const attention = new Map(counters.map((counter) => [counter.id, counter.attention]))
  const moved = places.flatMap((place) => {
    const ranks = ranksOfPost(attention.get(place.id) ?? 0, place.createdAt)
    return hasMoved(place, ranks) ? [{ id: place.id, ...ranks }] : []
  })
  if (moved.length === 0) return
  await sql`
    update page_post_places p set hot = r.hot, hot_week = r.hot_week, score = r.score
    from unnest(${moved.map(({ id }) => id)}::int8[], ${moved.map(({ hot }) => hot)}::float8[],
      ${moved.map(({ hotWeek }) => hotWeek)}::float8[], ${moved.map(({ score }) => score)}::float8[])
      as r (id, hot, hot_week, score)
    where p.post_id = r.id`.execute(trx)
}

/** Removes a post that the public can't see any more from all lists. */
export async function removePlace(trx: Db, postId: number): Promise<void> {
  await sql`
    with removed as (delete from page_post_places where post_id = ${postId})
    insert into follow_ups (kind, subject) values (${NOTIFY_POST}, ${String(postId)})`.execute(trx)
}
