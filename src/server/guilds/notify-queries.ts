import { sql, type RawBuilder } from 'kysely'
import type { NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'
import { OWNER_SEEN_AT } from './heir-queries.ts'
import { IS_STAFFS_DELETION } from './queries.ts'

export const GUILD_OWNER = 'notify-guild-owner'

const ms = (time: RawBuilder<unknown>) => sql`(extract(epoch from ${time}) * 1000)::int8`

/**
 * What is true now of the owners of guilds. Subjects are '12 offer 7 1700000000000' and '12 claim 7 1700000000000' (a
 * trigger of the table appends them), for an offer to 7 or a claim of 7 that waits in guild 12, with when it was made;
 * '12 owner 7 9 345', for person 7 who is told that it is 9's, with the line of the log; and
 * '12 deleted 7 1700000000000', for its owner 7 when staff deleted it. People who have blocked each other tell each other
 * nothing.
 */
export async function listOwnerFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<NotificationFact>`
    with asked as (
      select s.subject, split_part(s.subject, ' ', 1)::int8 as guild_id, split_part(s.subject, ' ', 2) as what,
        split_part(s.subject, ' ', 3)::int8 as person_id, split_part(s.subject, ' ', 4)::int8 as mark
      from unnest(${subjects}::text[]) as s (subject)),
    facts as (
      select a.subject, 'guild-offer' as type, g.offered_to as user_id, g.owner_id as actor_id, 'guild' as object_type,
        g.id as object_id
      from asked a join visible_guilds g on g.id = a.guild_id
      join guild_members m on m.guild_id = g.id and m.user_id = g.offered_to
      where a.what = 'offer' and g.offered_to = a.person_id and ${ms(sql`g.offered_at`)} = a.mark
      union all
      select a.subject, 'guild-claim', g.owner_id, g.claimed_by, 'guild', g.id
      from asked a join visible_guilds g on g.id = a.guild_id
      where a.what = 'claim' and g.claimed_by = a.person_id and ${ms(sql`g.claimed_at`)} = a.mark
        and g.owner_id is not null
        and not coalesce(${OWNER_SEEN_AT} > g.claimed_at, false)
      union all
      select a.subject, case a.person_id when a.mark then 'guild-owned' else 'guild-owner' end, a.person_id, null,
        'guild', g.id
      from asked a join visible_guilds g on g.id = a.guild_id and g.owner_id = a.mark
      join guild_members m on m.guild_id = g.id and m.user_id = a.person_id
      where a.what = 'owner'
      union all
      -- About themselves: nothing is said of a guild that is not there.
      select a.subject, 'guild-deleted', g.owner_id, null, 'person', g.owner_id
      from asked a join guilds g on g.id = a.guild_id and g.owner_id = a.person_id
      where a.what = 'deleted' and ${ms(sql`g.deleted_at`)} = a.mark and ${IS_STAFFS_DELETION})
    select subject, type, user_id as "userId", actor_id as "actorId", object_type as "objectType",
      object_id as "objectId" from facts f
    where not exists (
      select from hidden_people h where h.viewer_id = f.user_id and h.person_id = f.actor_id)`.execute(db)
  return rows
}
