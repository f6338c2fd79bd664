import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { listRows, rowsFile } from '../content/person-queries.ts'
import { exportMemberships } from './export-queries.ts'

/** The guilds that somebody is or was in, and whom they let in; of links only that there are some. */
export const exportGuildMembers: ExportPerson = (_site, db, userId) => [
  { path: 'guilds/memberships.json', rows: listRows(() => exportMemberships(db, userId)) },
  rowsFile(
    'guilds/left.json',
    db,
    ['guildId'],
    sql`
      select guild_id as "guildId", joined_at as "joinedAt", left_at as "leftAt"
      from guild_leavers where user_id = ${userId}`,
  ),
  rowsFile(
    'guilds/invitations-sent.json',
    db,
    ['guildId', 'alias'],
    sql`
      select i.guild_id as "guildId", p.alias_name as alias, i.state, i.created_at as "createdAt"
      from guild_invites i join people p on p.id = i.user_id where i.inviter_id = ${userId}`,
  ),
  rowsFile(
    'guilds/links.json',
    db,
    ['id'],
    sql`
      select id, guild_id as "guildId", expires_at as "expiresAt", max_uses as "maxUses", uses,
        created_at as "createdAt"
      from guild_links where created_by = ${userId}`,
  ),
  rowsFile(
    'guilds/bans-made.json',
    db,
    ['guildId', 'alias'],
    sql`
      select b.guild_id as "guildId", p.alias_name as alias, b.reason, b.created_at as "createdAt"
      from guild_bans b join people p on p.id = b.user_id where b.banned_by = ${userId}`,
  ),
]
