import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** Somebody who is to be invited, as the inviter meets them. */
export interface Invitee {
  takesInvites: boolean
}

/** Undefined for a person who can't be met, also by a block of either side. */
export async function findInvitee(db: Db, inviterId: number, userId: number): Promise<Invitee | undefined> {
  const { rows } = await sql<Invitee>`
    select u.takes_guild_invites as "takesInvites" from people p join users u on u.id = p.id
    where p.id = ${userId} and not exists (
      select from hidden_people h where h.viewer_id = ${inviterId} and h.person_id = p.id)`.execute(db)
  return rows[0]
}
