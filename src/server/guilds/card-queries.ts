import { sql, type RawBuilder } from 'kysely'
import type { Guild } from '../../contract/guilds.ts'
import type { Person } from '../../contract/people.ts'
import { idsInOrder } from '../content/ids-in-order.ts'
import type { Db } from '../platform/db.ts'

/** A guild as everybody may know it; `posts` is the number that only those see who may look inside. */
export interface GuildRow extends Omit<Guild, 'postCount'> {
  posts: number
}

/** The columns of a `GuildRow`, of `g` (guilds or the view of them) and `o` (its owner in `people`). */
export const GUILD_COLUMNS: RawBuilder<unknown> = sql`
  g.id, g.name, g.insignia, g.logo, g.color as "logoBackgroundColor", g.description,
  g.is_private as "isPrivate", g.join_mode as "joinMode", g.is_nsfw as "isNsfw",
  g.member_count as "memberCount", g.post_count as posts,
  o.id as "ownerId", nullif(trim(o.first_name || ' ' || o.last_name), '') as "ownerName"`

/** The person with this number, or null when they are gone. */
export function personOf(id: RawBuilder<unknown>): RawBuilder<Person | null> {
  return sql`(select json_build_object('id', p.id, 'name', trim(p.first_name || ' ' || p.last_name),
      'alias', p.alias_name, 'profileUrl', p.profile_image_url, 'honor', greatest(0, coalesce(h.total, 0)))
    from people p left join honor_totals h on h.user_id = p.id where p.id = ${id})`
}

/** Whether the invitation `i` waits: who sent it may still invite, and the two may meet. Asked of each by itself. */
export const INVITES: RawBuilder<boolean> = sql`(i.state = 'open'
  and exists (select from guild_inviters n where n.guild_id = i.guild_id and n.user_id = i.inviter_id offset 0)
  and not exists (select from hidden_people x where x.viewer_id = i.user_id and x.person_id = i.inviter_id))`

/** For whoever is not in it: how much is said in a private guild is nobody else's business. */
export function toGuild(row: GuildRow, isMember = false): Guild {
  return {
    id: row.id,
    name: row.name,
    insignia: row.insignia,
    logo: row.logo,
    logoBackgroundColor: row.logoBackgroundColor,
    description: row.description,
    isPrivate: row.isPrivate,
    joinMode: row.joinMode,
    isNsfw: row.isNsfw,
    memberCount: row.memberCount,
    postCount: row.isPrivate && !isMember ? null : row.posts,
    ownerId: row.ownerId,
    ownerName: row.ownerName,
  }
}

/** Those that are there, in the order of the ids, as everybody may know them. */
export async function listGuildCards(db: Db, ids: readonly number[]): Promise<Guild[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<GuildRow>`
    select ${GUILD_COLUMNS}
    from ${idsInOrder(ids)} as wanted (id, ordinal)
    join visible_guilds g on g.id = wanted.id
    left join people o on o.id = g.owner_id
    order by wanted.ordinal`.execute(db)
  return rows.map((row) => toGuild(row))
}
