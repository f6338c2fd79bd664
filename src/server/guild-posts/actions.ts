import { sql } from 'kysely'
import { GUILD_PINS_MAX, GUILD_TRASH_DAYS } from '../../contract/guild-rules.ts'
import type { Site } from '../content/content-type.ts'
import { getGuild, hasAcceptedRules, lockGuild, logAct, type GuildFacts } from '../guilds/public.ts'
import { eraseGuildPosts, removeFromGuild } from '../page-posts/public.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { messages } from './messages.ts'
import { POST_REMOVED } from './notify-queries.ts'
import { refuseOutsider, refusePoster } from './rules.ts'

/** Asked again with the guild locked: whoever was removed, banned or muted in this moment posts nothing. */
export async function admitPoster(
  trx: Db,
  viewer: Viewer,
  guildId: number,
  { acceptsRules, now }: { acceptsRules: boolean; now: Date },
): Promise<GuildFacts> {
  const guild = await lockGuild(trx, guildId, viewer)
  refusePoster(guild, { acceptsRules, now })
  if (!hasAcceptedRules(guild))
    await trx
      .updateTable('guild_members')
      .set({ rules_accepted_at: now })
      .where('guild_id', '=', guildId)
      .where('user_id', '=', viewer.id)
      .execute()
  return guild
}

export interface GuildPostAct {
  guildId: number
  postId: number
}

/** A second click finds it done. */
export function pinPost(db: Db, viewer: Viewer, { guildId, postId }: GuildPostAct, now: Date): Promise<void> {
  return transact(db, async (trx) => {
    refuseOutsider(await lockGuild(trx, guildId, viewer))
    const { rows } = await sql<{ isPinned: boolean; pins: number }>`
      select exists (select from guild_pins where guild_id = ${guildId} and post_id = ${postId}) as "isPinned",
        (select count(*)::int from guild_pins where guild_id = ${guildId}) as pins
      from guild_post_places where guild_id = ${guildId} and post_id = ${postId}`.execute(trx)
    const place = rows[0] ?? fail('not_found', common.notFound)
    if (place.isPinned) return
    if (place.pins >= GUILD_PINS_MAX)
      fail('conflict', messages.manyPins, { values: { count: GUILD_PINS_MAX } })
    await trx
      .insertInto('guild_pins')
      .values({ guild_id: guildId, post_id: postId, pinned_at: now })
      .execute()
    await logAct(trx, { guildId, act: 'pinned', actorId: viewer.id, postId, now })
  })
}

export function unpinPost(
  db: Db,
  viewer: Viewer,
  { guildId, postId }: GuildPostAct,
  now: Date,
): Promise<void> {
  return transact(db, async (trx) => {
    refuseOutsider(await lockGuild(trx, guildId, viewer))
    const { numDeletedRows } = await trx
      .deleteFrom('guild_pins')
      .where('guild_id', '=', guildId)
      .where('post_id', '=', postId)
      .executeTakeFirst()
    if (numDeletedRows > 0n) await logAct(trx, { guildId, act: 'unpinned', actorId: viewer.id, postId, now })
  })
}

/** The post is locked before its guild, as its author does it who deletes it. */
export function removePost(
  db: Db,
  viewer: Viewer,
  { guildId, postId, reason }: GuildPostAct & { reason: string },
  now: Date,
): Promise<void> {
  return transact(db, async (trx) => {
    refuseOutsider(await getGuild(trx, guildId, viewer))
    const authorId = await removeFromGuild(trx, viewer, { guildId, postId }, now)
    const about = authorId === null ? {} : { targetId: authorId }
    const act = { guildId, act: 'removed-post', actorId: viewer.id, postId, reason, now, ...about } as const
    const logged = await logAct(trx, act)
    if (authorId !== null && authorId !== viewer.id) await appendFollowUp(trx, POST_REMOVED, logged)
  })
}

/** What was posted in guilds that can't be restored any more; then the guilds themselves can go. */
export async function purgeGuildPosts(site: Site, now: Date): Promise<void> {
  const until = addMs(now, -GUILD_TRASH_DAYS * DAY_MS)
  const { rows } = await sql<{ id: number }>`
    select id from guilds where deleted_at <= ${until} order by deleted_at limit 100`.execute(site.db.write)
  for (const { id } of rows) await eraseGuildPosts(site, id)
}
