import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db.ts'

/** What somebody has to do with a conversation that they may read. */
export interface Membership {
  conversationId: number
  kind: 'direct' | 'group'
  title: string
  role: 'admin' | 'member'
  state: 'active' | 'request'
  /** Nothing up to this one is shown to them. */
  clearedId: number
  lastReadId: number
  unread: number
  mutedUntil: Date | null
  isArchived: boolean
  /** The last of the conversation, whoever may see it. */
  headId: number
  /** The other of a direct one; null once they are deleted, and for groups. */
  otherId: number | null
}

/**
 * A direct conversation with somebody whom the viewer does not meet: nobody's while the block lasts. About the rows
 * `c` of `conversations`. The table is asked, not the session: it holds for the staff as well.
 */
export function isBlockedPair(viewerId: number): RawBuilder<boolean> {
  return sql<boolean>`(c.kind = 'direct' and exists (
    select from hidden_people h where h.viewer_id = ${viewerId} and h.person_id = ${otherOf(viewerId)}))`
}

/** The other of a direct conversation `c`. */
export function otherOf(viewerId: number): RawBuilder<number | null> {
  return sql`case c.low_id when ${viewerId}::int8 then c.high_id else c.low_id end`
}

/** A person of the contract from a row of `users` under this name; null where there is none. */
export function personJson(row: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${row}.${column}`)
  return sql`case when ${of('id')} is null then null else json_build_object('id', ${of('id')},
    'name', trim(${of('first_name')} || ' ' || ${of('last_name')}), 'alias', ${of('alias_name')},
    'profileUrl', ${of('profile_image_url')}, 'honor', greatest(0, coalesce(
      (select total from honor_totals where user_id = ${of('id')}), 0))) end`
}

/** Undefined for what is not theirs to read, whatever the reason: there is no such thing, for all they know. */
export async function findMembership(
  db: Db,
  viewerId: number,
  conversationId: number,
): Promise<Membership | undefined> {
  const { rows } = await sql<Membership>`
    select c.id as "conversationId", c.kind, c.title, me.role, me.state, me.cleared_id as "clearedId",
      me.last_read_id as "lastReadId", me.unread, me.muted_until as "mutedUntil", me.is_archived as "isArchived",
      c.last_message_id as "headId", case c.kind when 'direct' then ${otherOf(viewerId)} end as "otherId"
    from conversation_members me join conversations c on c.id = me.conversation_id
    where me.conversation_id = ${conversationId} and me.user_id = ${viewerId}
      and me.state in ('active', 'request') and not ${isBlockedPair(viewerId)}`.execute(db)
  return rows[0]
}

/** Whether somebody follows a person, or is in a guild with them. */
export function knows(person: RawBuilder<unknown>, known: number): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from known_people k where k.person_id = ${person} and k.known_id = ${known})`
}

export function follows(person: RawBuilder<unknown>, followed: number): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from follows f where f.follower_id = ${person} and f.followed_id = ${followed})`
}
