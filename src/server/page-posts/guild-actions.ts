import { sql } from 'kysely'
import type { Site } from '../content/content-type.ts'
import { eraseTraces } from '../content/erase.ts'
import { setMediaAccess } from '../media/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { lockGuildRow } from './place-actions.ts'
import { erasePosts } from './purge-actions.ts'

/** A batch small enough that no transaction lasts long. */
const BATCH = 50

/** The rest of a guild whose posts are more than are listed at once. */
export const LIST_GUILD_POSTS = 'list-guild-posts'
/** Each stands in eight indexes: of 100,000 no statement would end before it is given up. */
const LISTED_AT_ONCE = 500

/**
 * After a guild became private or public, was deleted or restored, in that transaction and with its row locked. Who may
 * have the files of its posts is so at once, of all posts: it is stored with each file, and what followed in parts could be
 * loaded by everybody meanwhile. Lists of all guilds take their order from `is_listed` and show what the views
 * of who sees what give: so the newest posts are listed or not at once too, and those of a very large guild follow.
 */
export async function followGuild(
  trx: Db,
  guildId: number,
  { isListed }: { isListed: boolean },
): Promise<void> {
  await listSome(trx, guildId, isListed)
  const { rows } = await sql<{ mediaId: number; isNsfw: boolean }>`
    select media_id as "mediaId", is_nsfw as "isNsfw" from page_posts
    where guild_id = ${guildId} and state = 'published' and media_id is not null`.execute(trx)
  for (const isNsfw of [false, true]) {
    const ids = rows.filter((row) => row.isNsfw === isNsfw).map(({ mediaId }) => mediaId)
    const open = isNsfw ? 'adult' : 'open'
    await setMediaAccess(trx, ids, isListed ? open : 'members')
  }
}

/** By what the guild is now, whatever it was meanwhile. */
export async function listGuildPosts(trx: Db, guildId: number): Promise<void> {
  await listSome(trx, guildId, !(await lockGuildRow(trx, guildId)))
}

async function listSome(trx: Db, guildId: number, isListed: boolean): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update guild_post_places set is_listed = ${isListed}
    where post_id = any(array(
      select post_id from guild_post_places where guild_id = ${guildId} and is_listed <> ${isListed}
      order by is_nsfw, created_at desc, post_id desc limit ${LISTED_AT_ONCE}))`.execute(trx)
  if (Number(numAffectedRows) === LISTED_AT_ONCE) await appendFollowUp(trx, LIST_GUILD_POSTS, guildId)
}

/** Erases everything that was posted in a guild, with all that belongs to it. */
export async function eraseGuildPosts(site: Site, guildId: number): Promise<void> {
  while ((await eraseSome(site, guildId)) === BATCH);
}

function eraseSome(site: Site, guildId: number): Promise<number> {
  return transact(site.db.write, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select id from page_posts where guild_id = ${guildId} order by id limit ${BATCH} for update`.execute(
      trx,
    )
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    await eraseTraces(site, trx, 'page-post', ids)
    await erasePosts.remove(trx, ids)
    return ids.length
  })
}
