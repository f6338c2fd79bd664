import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { REQUESTED, subjectOf } from './notify-queries.ts'
import { declinedFrom, leftFrom, rejectedFrom, requestsFrom } from './rules.ts'

/** Requests that ended by themselves, or were rejected so long ago that they may be made again. */
export async function purgeRequests(db: Db, now: Date): Promise<void> {
  await sql`
    with gone as (
      delete from guild_requests
      where (state = 'open' and created_at <= ${requestsFrom(now)})
        or (state = 'rejected' and decided_at <= ${rejectedFrom(now)})
      returning ${subjectOf('guild_requests')} as subject, state)
    insert into follow_ups (kind, subject) select ${REQUESTED}::text, subject from gone where state = 'open'`.execute(
    db,
  )
}

/** A refusal is remembered no longer than it counts. */
export async function purgeInvites(db: Db, now: Date): Promise<void> {
  await sql`delete from guild_invites where state = 'declined' and decided_at <= ${declinedFrom(now)}`.execute(
    db,
  )
}

/** Also those of people who are gone. */
export async function purgeLinks(db: Db, now: Date): Promise<void> {
  await sql`
    delete from guild_links where expires_at <= ${now} or uses >= max_uses or created_by is null`.execute(db)
}

/** A mute is remembered as long as it counts. */
export async function purgeLeavers(db: Db, now: Date): Promise<void> {
  await sql`
    delete from guild_leavers
    where left_at <= ${leftFrom(now)} and (muted_until is null or muted_until <= ${now})`.execute(db)
}
