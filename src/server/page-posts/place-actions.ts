import { sql } from 'kysely'
import { hasMoved, ranksOfGuildPost, ranksOfPost, type Ranks } from '../content/ranks.ts'
import type { Db } from '../platform/db.ts'
import { NOTIFY_POST } from './notify-queries.ts'
import { queuePostIndexing } from './search-actions.ts'

interface Placed {
  author_id: number | null
  type: string
  is_nsfw: boolean
  created_at: Date
  guild_id: number | null
}

/** Gives a published post its place in the lists; the search follows, and those whom it names are told. */
export async function placePost(trx: Db, postId: number): Promise<void> {
  const { rows } = await sql<Placed>`
    select author_id, type, is_nsfw, created_at, guild_id from page_posts
    where id = ${postId} and state = 'published'`.execute(trx)
  const post = rows[0]
  if (post === undefined) return
  if (post.guild_id === null) await placeInPage(trx, postId, post)
  else await placeInGuild(trx, postId, post.guild_id, post)
  // With its place locked, so that a concurrent like is counted in before or after.
  await rerankPosts(trx, [postId])
  await queuePostIndexing(trx, postId)
}

async function placeInPage(trx: Db, postId: number, post: Placed): Promise<void> {
  const { author_id, type, is_nsfw, created_at } = post
  const place = { author_id, type, is_nsfw, created_at }
  const { hot, hotWeek, score } = ranksOfPost(0, created_at)
  await trx
    .with('told', (db) => db.insertInto('follow_ups').values({ kind: NOTIFY_POST, subject: String(postId) }))
    .insertInto('page_post_places')
    .values({ post_id: postId, ...place, hot, hot_week: hotWeek, score })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(place))
    .execute()
}

/** A trigger counts it in the guild, whose row is locked first: as whoever opens or closes the guild does it. */
async function placeInGuild(trx: Db, postId: number, guildId: number, post: Placed): Promise<void> {
  const isListed = !(await lockGuildRow(trx, guildId))
  const { hot, hotWeek, score } = ranksOfGuildPost(0, post.created_at)
  await sql`
    with told as (
      insert into follow_ups (kind, subject) values (${NOTIFY_POST}, ${String(postId)}))
    insert into guild_post_places (post_id, guild_id, author_id, is_nsfw, is_listed, hot, hot_week, score, created_at)
    values (${postId}, ${guildId}, ${post.author_id}, ${post.is_nsfw}, ${isListed},
      ${hot}, ${hotWeek}, ${score}, ${post.created_at})
    on conflict (post_id) do update set
      author_id = excluded.author_id, is_nsfw = excluded.is_nsfw, is_listed = excluded.is_listed`.execute(trx)
}

/** With the guild of a post locked: whether it is private or deleted now. */
export async function lockGuildOf(
  trx: Db,
  { guild }: { guild?: { id: number } | null | undefined },
): Promise<boolean> {
  return guild != null && (await lockGuildRow(trx, guild.id))
}

/** Locks a guild's row: whether it is private or deleted now. */
export async function lockGuildRow(trx: Db, guildId: number): Promise<boolean> {
  const { rows } = await sql<{ isInside: boolean }>`
    select is_inside as "isInside" from guild_doors where id = ${guildId}
    for no key update`.execute(trx)
  return rows[0]?.isInside ?? true
}

/** The tables of places, and how the attention for a post becomes its ranks there. */
const PLACES = [
  { table: 'page_post_places', ranksOf: ranksOfPost },
  { table: 'guild_post_places', ranksOf: ranksOfGuildPost },
] as const

interface PlaceRow extends Ranks {
  id: number
  createdAt: Date
  table: (typeof PLACES)[number]['table']
}

/** New ranks after the attention for posts changed. One that the public can't see has no place to change. */
export async function rerankPosts(trx: Db, postIds: number[]): Promise<void> {
  // Locked first, so that of two likes at once the later one sees the sum of both.
  const placesIn = ({ table }: (typeof PLACES)[number]) => sql`
    select post_id as id, hot, hot_week as "hotWeek", score, created_at as "createdAt", ${table}::text as table
    from ${sql.table(table)} where post_id = any(${postIds}::int8[]) order by post_id for update`
  const { rows: places } = await sql<PlaceRow>`
    with of_page as (${placesIn(PLACES[0])}), of_guilds as (${placesIn(PLACES[1])})
    select * from of_page union all select * from of_guilds`.execute(trx)
  if (places.length === 0) return
  const { rows: counters } = await sql<{ id: number; attention: number }>`
    select object_id as id, attention from object_counters
    where object_type = 'page-post' and object_id = any(${places.map(({ id }) => id)}::int8[])`.execute(trx)
  const attention = new Map(counters.map((counter) => [counter.id, counter.attention]))
  for (const { table, ranksOf } of PLACES) {
    const moved = places
      .filter((place) => place.table === table)
      .flatMap((place) => {
        const ranks = ranksOf(attention.get(place.id) ?? 0, place.createdAt)
        return hasMoved(place, ranks) ? [{ id: place.id, ...ranks }] : []
      })
    if (moved.length > 0) await writeRanks(trx, table, moved)
  }
}

async function writeRanks(
  trx: Db,
  table: PlaceRow['table'],
  moved: (Ranks & { id: number })[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} p set hot = r.hot, hot_week = r.hot_week, score = r.score
    from unnest(${moved.map(({ id }) => id)}::int8[], ${moved.map(({ hot }) => hot)}::float8[],
      ${moved.map(({ hotWeek }) => hotWeek)}::float8[], ${moved.map(({ score }) => score)}::float8[])
      as r (id, hot, hot_week, score)
    where p.post_id = r.id`.execute(trx)
}

/** Removes a post that the public can't see any more from all lists; in its guild it is no longer pinned. */
export async function removePlace(trx: Db, postId: number, guildId: number | null): Promise<void> {
  if (guildId !== null) {
    await lockGuildRow(trx, guildId)
    await sql`
      with unpinned as (delete from guild_pins where post_id = ${postId})
      delete from guild_post_places where post_id = ${postId}`.execute(trx)
  }
  await sql`
    with removed as (delete from page_post_places where post_id = ${postId})
    insert into follow_ups (kind, subject) values (${NOTIFY_POST}, ${String(postId)})`.execute(trx)
}
