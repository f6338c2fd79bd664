import type { GuildRemoval } from '../content/feature.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { logAct } from './log-actions.ts'
import { lockGuild } from './queries.ts'
import { isOfficer } from './rules.ts'

/** Asked again with the guild locked: whoever was dismissed in this moment removes nothing. */
export async function logRemoval(
  trx: Db,
  { guildId, officerId, authorId, postId, now }: GuildRemoval,
): Promise<void> {
  if (!isOfficer(await lockGuild(trx, guildId, { id: officerId }))) fail('not_allowed', common.notAllowed)
  const about = authorId === null ? {} : { targetId: authorId }
  await logAct(trx, { guildId, act: 'removed-comment', actorId: officerId, postId, now, ...about })
}
