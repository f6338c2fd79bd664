import { sql } from 'kysely'
import type { NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'
import { OWNER_SEEN_AT } from './heir-queries.ts'

export const GUILD_OWNER = 'notify-guild-owner'

interface OwnerFact {
  subject: string
  type: string
  userId: number
  actorId: number | null
  objectId: number
}

/**
 * What is true now of the owners of guilds. Subjects are '12', for an offer or a claim that waits in guild 12, and
 * '12 owner 7 9', for person 7 who is told that it is 9's. People who have blocked each other tell each other nothing.
 */
export async function listOwnerFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<OwnerFact>`
    with asked as (
      select s.subject, split_part(s.subject, ' ', 1)::int8 as guild_id,
        nullif(split_part(s.subject, ' ', 3), '')::int8 as told_id,
        nullif(split_part(s.subject, ' ', 4), '')::int8 as new_owner_id
      from unnest(${subjects}::text[]) as s (subject)),
    facts as (
      select a.subject, 'guild-offer' as type, g.offered_to as user_id, g.owner_id as actor_id, g.id as object_id
      from asked a join visible_guilds g on g.id = a.guild_id
      join guild_members m on m.guild_id = g.id and m.user_id = g.offered_to
      where a.told_id is null
      union all
      select a.subject, 'guild-claim', g.owner_id, g.claimed_by, g.id
      from asked a join visible_guilds g on g.id = a.guild_id
      where a.told_id is null and g.claimed_by is not null and g.owner_id is not null
        and not coalesce(${OWNER_SEEN_AT} > g.claimed_at, false)
      union all
      select a.subject, 'guild-owner', a.told_id, null, g.id
      from asked a join visible_guilds g on g.id = a.guild_id and g.owner_id = a.new_owner_id
      join guild_members m on m.guild_id = g.id and m.user_id = a.told_id)
    select subject, type, user_id as "userId", actor_id as "actorId", object_id as "objectId" from facts f
    where not exists (
      select from hidden_people h where h.viewer_id = f.user_id and h.person_id = f.actor_id)`.execute(db)
  return rows.map((row) => ({ ...row, objectType: 'guild' }))
}
