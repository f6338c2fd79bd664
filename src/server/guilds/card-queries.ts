import { sql, type RawBuilder } from 'kysely'
import type { Guild } from '../../contract/guilds.ts'
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
  nullif(trim(o.first_name || ' ' || o.last_name), '') as "ownerName"`

/** For whoever is not in it: how much is said in a private guild is nobody else's business. */
export function toGuild(row: GuildRow, isMember = false): Guild {
  const { id, name, insignia, logo, logoBackgroundColor, description } = row
  const { isPrivate, joinMode, isNsfw, memberCount, ownerName, posts } = row
  return {
    ...{ id, name, insignia, logo, logoBackgroundColor, description },
    ...{ isPrivate, joinMode, isNsfw, memberCount, ownerName },
    postCount: isPrivate && !isMember ? null : posts,
  }
}

/** Those that are there, in the order of the ids, as everybody may know them. */
export async function listGuildCards(db: Db, ids: readonly number[]): Promise<Guild[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<GuildRow>`
    select ${GUILD_COLUMNS}
    from unnest(${ids}::int8[]) with ordinality as wanted (id, ordinal)
    join visible_guilds g on g.id = wanted.id
    left join people o on o.id = g.owner_id
    order by wanted.ordinal`.execute(db)
  return rows.map((row) => toGuild(row))
}
