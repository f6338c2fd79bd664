import { sql } from 'kysely'
import type { GuildJoinMode } from '../../contract/guild-rules.ts'
import { fillText, LOCALES, type Language } from '../../contract/messages.ts'
import type { NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'
import { messages } from './messages.ts'

/**
 * Who was muted, banned or removed, by the log of the guild. Who of the officers it was, and why, is in the log, for those
 * who may read that.
 */
export async function listLimitFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<{ subject: string; userId: number; objectId: number }>`
    select l.id::text as subject, l.target_id as "userId", l.guild_id as "objectId"
    from guild_log l join visible_guilds g on g.id = l.guild_id
    where l.id = any(${subjects}::int8[]) and l.act in ('muted', 'banned', 'removed-member')
      and l.target_id is not null`.execute(db)
  return rows.map((row) => ({ ...row, type: 'guild-limit', actorId: null, objectType: 'guild' }))
}

interface Limit {
  guildId: number
  act: 'muted' | 'banned' | 'removed-member'
  mutedUntil: Date | null
  joinMode: GuildJoinMode
}

/** How they come back. */
const REMOVED = {
  open: 'toldRemovedOpen',
  approval: 'toldRemoved',
  request: 'toldRemoved',
  invite: 'toldRemovedInvite',
} as const

/** What was done to a person last, by guild; nothing where it was taken back. */
export async function listLimits(
  db: Db,
  userId: number,
  guildIds: number[],
  language: Language,
): Promise<Map<number, string>> {
  const { rows } = await sql<Limit>`
    select * from (
      select distinct on (l.guild_id) l.guild_id as "guildId", l.act, m.muted_until as "mutedUntil",
        g.join_mode as "joinMode"
      from guild_log l join guilds g on g.id = l.guild_id
      left join guild_members m on m.guild_id = l.guild_id and m.user_id = l.target_id
      where l.target_id = ${userId} and l.guild_id = any(${guildIds}::int8[])
        and l.act in ('muted', 'unmuted', 'banned', 'unbanned', 'removed-member', 'accepted')
      order by l.guild_id, l.id desc) as latest
    where act in ('muted', 'banned', 'removed-member')`.execute(db)
  return new Map(rows.map((limit) => [limit.guildId, wordsOf(limit, language)]))
}

function wordsOf({ act, mutedUntil, joinMode }: Limit, language: Language): string {
  if (act === 'banned') return messages.banned[language]
  if (act === 'removed-member') return messages[REMOVED[joinMode]][language]
  if (mutedUntil === null) return messages.toldMuted[language]
  const date = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'Asia/Jakarta' })
  return fillText(messages.toldMutedUntil[language], { date: date.format(mutedUntil) })
}
