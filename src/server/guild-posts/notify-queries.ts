import { sql } from 'kysely'
import type { NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'

/** An officer removed a post; subjects are rows of the guild's log. */
export const POST_REMOVED = 'notify-guild-post-removed'

/** Their authors, by the log of the guild. Who of the officers it was is in the log, for those who may read that. */
export async function listRemovedFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<{ subject: string; userId: number; objectId: number }>`
    select l.id::text as subject, l.target_id as "userId", l.guild_id as "objectId"
    from guild_log l join visible_guilds g on g.id = l.guild_id
    where l.id = any(${subjects}::int8[]) and l.act = 'removed-post' and l.target_id is not null`.execute(db)
  return rows.map((row) => ({ ...row, type: 'guild-post-removed', actorId: null, objectType: 'guild' }))
}

/** Why the last post of a person was removed, by guild: theirs to know, and otherwise only the officers'. */
export async function listRemovalReasons(
  db: Db,
  userId: number,
  guildIds: number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ guildId: number; reason: string }>`
    select distinct on (guild_id) guild_id as "guildId", reason from guild_log
    where target_id = ${userId} and guild_id = any(${guildIds}::int8[]) and act = 'removed-post' and reason <> ''
    order by guild_id, id desc`.execute(db)
  return new Map(rows.map(({ guildId, reason }) => [guildId, reason]))
}
