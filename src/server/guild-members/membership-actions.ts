import { sql } from 'kysely'
import { GUILD_OFFICERS_MAX } from '../../contract/guild-rules.ts'
import type { GuildFacts } from '../guilds/public.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages } from './messages.ts'
import { INVITED, REQUESTED, subjectOf } from './notify-queries.ts'
import { findSeats } from './queries.ts'
import { leftFrom } from './rules.ts'

/** All of these with the guild's row locked. */
interface Passing {
  guildId: number
  userId: number
  now: Date
}

export async function refuseFull(
  trx: Db,
  { ownerId, memberCount }: Pick<GuildFacts, 'ownerId' | 'memberCount'>,
  now: Date,
): Promise<void> {
  const most = await findSeats(trx, ownerId, now)
  if (most !== null && memberCount >= most) fail('conflict', messages.full, { values: { most } })
}

/** A new member. What they asked and were asked ends; a mute does not end by leaving and coming back. */
export async function enter(trx: Db, { guildId, userId, now }: Passing): Promise<void> {
  await sql`
    with joined as (
      insert into guild_members (guild_id, user_id, rank, joined_at, muted_until)
      select ${guildId}::int8, u.id, 2, ${now}::timestamptz, (
        select muted_until from guild_leavers where guild_id = ${guildId} and user_id = ${userId} and muted_until > ${now})
      from users u where u.id = ${userId} for key share of u
      returning user_id),
    past as (delete from guild_leavers where guild_id = ${guildId} and user_id = ${userId}),
    ${endAsking({ guildId, userId })}
    update guilds set member_count = member_count + 1, active_at = greatest(active_at, ${now})
    where id = ${guildId} and exists (select from joined)`.execute(trx)
}

/** Whoever has just left, as they were; among ten other officers a former one is a member. */
export async function comeBack(trx: Db, { guildId, userId }: Passing): Promise<void> {
  await sql`
    with past as (delete from guild_leavers where guild_id = ${guildId} and user_id = ${userId} returning *),
    joined as (
      insert into guild_members (guild_id, user_id, rank, joined_at, muted_until, rules_accepted_at)
      select guild_id, user_id, case when (
          select count(*) from guild_members where guild_id = ${guildId} and rank = 1) < ${GUILD_OFFICERS_MAX}
        then rank else 2 end, joined_at, muted_until, rules_accepted_at
      from past returning user_id),
    ${endAsking({ guildId, userId })}
    update guilds set member_count = member_count + 1 where id = ${guildId} and exists (select from joined)`.execute(
    trx,
  )
}

/** Requests and invitations between the guild and a person end, and whoever was told of them is told no more. */
function endAsking({ guildId, userId }: Omit<Passing, 'now'>) {
  return sql`
    requests as (
      delete from guild_requests where guild_id = ${guildId} and user_id = ${userId}
      returning ${subjectOf('guild_requests')} as subject),
    invites as (
      delete from guild_invites where guild_id = ${guildId} and user_id = ${userId}
      returning ${subjectOf('guild_invites')} as subject),
    told as (
      insert into follow_ups (kind, subject)
      select ${REQUESTED}::text, subject from requests union all select ${INVITED}::text, subject from invites)`
}

/** By leaving of their own will they may come back; who was removed may not, but keeps a mute. Whom they invited is not. */
export async function exit(
  trx: Db,
  { guildId, userId, now, isOwnWill }: Passing & { isOwnWill: boolean },
): Promise<void> {
  await sql`
    with gone as (
      delete from guild_members where guild_id = ${guildId} and user_id = ${userId} returning *),
    kept as (
      insert into guild_leavers (guild_id, user_id, rank, joined_at, muted_until, rules_accepted_at, left_at)
      select guild_id, user_id, rank, joined_at, muted_until, rules_accepted_at,
        ${isOwnWill ? now : leftFrom(now)}::timestamptz
      from gone where ${isOwnWill} or muted_until > ${now}
      on conflict (guild_id, user_id) do update set rank = excluded.rank, joined_at = excluded.joined_at,
        muted_until = excluded.muted_until, rules_accepted_at = excluded.rules_accepted_at, left_at = excluded.left_at),
    invited as (
      delete from guild_invites where guild_id = ${guildId} and inviter_id = ${userId} and state = 'open'
      returning ${subjectOf('guild_invites')} as subject),
    told as (insert into follow_ups (kind, subject) select ${INVITED}::text, subject from invited)
    update guilds set member_count = member_count - 1, offered_to = nullif(offered_to, ${userId}),
      claimed_at = case when claimed_by = ${userId} then null else claimed_at end,
      claimed_by = nullif(claimed_by, ${userId})
    from gone where guilds.id = ${guildId}`.execute(trx)
}

/** Nothing of theirs leads back: neither what was asked nor the links that they made. */
export async function closeWays(trx: Db, { guildId, userId }: Omit<Passing, 'now'>): Promise<void> {
  await sql`
    with links as (delete from guild_links where guild_id = ${guildId} and created_by = ${userId}),
    ${endAsking({ guildId, userId })}
    select`.execute(trx)
}
