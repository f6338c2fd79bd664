import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** The guilds that somebody owns, was offered or has claimed, and what they did in guilds. */
export const exportGuilds: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'guilds/owned.json',
    db,
    ['id'],
    sql`
      select id, name, insignia, description, rules, questions, is_private as "isPrivate", join_mode as "joinMode",
        owner_id is not distinct from ${userId} as "isOwner", offered_to is not distinct from ${userId} as "isOffered",
        claimed_by is not distinct from ${userId} as "isClaimed", created_at as "createdAt", deleted_at as "deletedAt"
      from guilds where owner_id = ${userId} or offered_to = ${userId} or claimed_by = ${userId}`,
  ),
  rowsFile(
    'guilds/acts.json',
    db,
    ['id'],
    sql`
      select id, guild_id as "guildId", act, post_id as "postId", reason, created_at as "createdAt"
      from guild_log where actor_id = ${userId}`,
  ),
]
