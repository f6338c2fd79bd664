import type { GuildAct } from '../../contract/guild-rules.ts'
import type { Db } from '../platform/db.ts'

export interface LoggedAct {
  guildId: number
  act: GuildAct
  /** Null for the site itself. */
  actorId: number | null
  targetId?: number
  postId?: number
  /** Officers only read it. */
  reason?: string
  now: Date
}

/**
 * In the transaction of the act, so that nothing happens in a guild that its log does not tell. Returns the number of
 * the line.
 */
export async function logAct(trx: Db, { guildId, act, actorId, now, ...about }: LoggedAct): Promise<number> {
  const { id } = await trx
    .insertInto('guild_log')
    .values({
      guild_id: guildId,
      act,
      actor_id: actorId,
      target_id: about.targetId ?? null,
      post_id: about.postId ?? null,
      reason: about.reason ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
