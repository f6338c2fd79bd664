import { sql, type RawBuilder } from 'kysely'
import { OWNER_ABSENT_DAYS } from '../../contract/guild-rules.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'

/** When the owner of `g` was last here; null when their account is gone. */
export const OWNER_SEEN_AT: RawBuilder<Date | null> = sql`
  (select greatest(u.created_at, v.seen_at,
      (select max(s.last_seen_at) from sessions s where s.user_id = u.id))
    from users u left join visits v on v.user_id = u.id where u.id = g.owner_id)`

/**
 * Who may take `g` over: its longest-serving officer; when the owner's account is gone and there is no officer, the
 * longest-serving member. Who is suspended is no heir. A step or two along the index of members.
 */
export const HEIR_ID: RawBuilder<number | null> = sql`
  (select h.user_id from guild_members h join people on people.id = h.user_id
    where h.guild_id = g.id and (h.rank = 1 or (h.rank = 2 and g.owner_id is null))
    order by h.rank, h.joined_at, h.user_id limit 1)`

/** The owner was not here for long, or is gone. */
export function isOwnerAbsent(now: Date): RawBuilder<boolean> {
  return sql`coalesce(${OWNER_SEEN_AT} < ${addMs(now, -OWNER_ABSENT_DAYS * DAY_MS)}, true)`
}

/** Somebody waits to take `g` over from its owner. A guild without one waits for nobody. */
export const IS_CLAIMED: RawBuilder<boolean> = sql`(g.claimed_by is not null and g.owner_id is not null)`
