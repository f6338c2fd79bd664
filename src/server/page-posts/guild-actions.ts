import { sql } from 'kysely'
import type { Site } from '../content/content-type.ts'
import { eraseTraces } from '../content/erase.ts'
import { setMediaAccess } from '../media/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { erasePosts } from './purge-actions.ts'

/** A batch small enough that no transaction lasts long. */
const BATCH = 50

/**
 * After a guild became private or public, was deleted or restored, in that transaction and with its row locked: whether
 * its posts stand in lists of all guilds, and who may have their files, follows.
 */
export async function followGuild(
  trx: Db,
  guildId: number,
  { isListed }: { isListed: boolean },
): Promise<void> {
  await sql`
    update guild_post_places set is_listed = ${isListed}
    where guild_id = ${guildId} and is_listed <> ${isListed}`.execute(trx)
  const { rows } = await sql<{ mediaId: number; isNsfw: boolean }>`
    select media_id as "mediaId", is_nsfw as "isNsfw" from page_posts
    where guild_id = ${guildId} and state = 'published' and media_id is not null`.execute(trx)
  for (const isNsfw of [false, true]) {
    const ids = rows.filter((row) => row.isNsfw === isNsfw).map(({ mediaId }) => mediaId)
    const open = isNsfw ? 'adult' : 'open'
    await setMediaAccess(trx, ids, isListed ? open : 'members')
  }
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
