import { sql, type RawBuilder } from 'kysely'
import { GUILD_LINKS_MAX } from '../../contract/guild-rules.ts'
import type { Person } from '../../contract/people.ts'
import type { Db } from '../platform/db.ts'
import { personWith } from './queries.ts'

export interface LinkRow {
  id: number
  createdBy: Person | null
  expiresAt: Date | null
  maxUses: number | null
  uses: number
  createdAt: Date
}

/** A link `l` works until its time or its uses are over, and as long as who made it may invite. */
function works(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(l.expires_at is null or l.expires_at > ${now}) and (l.max_uses is null or l.uses < l.max_uses)
    and exists (select from guild_inviters n where n.guild_id = l.guild_id and n.user_id = l.created_by)`
}

/** Those that still work, the newest first: all, or those of one person. */
export async function listLinks(
  db: Db,
  guildId: number,
  { by, now }: { by: number | null; now: Date },
): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select l.id, ${personWith(sql`l.created_by`)} as "createdBy", l.expires_at as "expiresAt",
      l.max_uses as "maxUses", l.uses, l.created_at as "createdAt"
    from guild_links l
    where l.guild_id = ${guildId} and ${works(now)} ${by === null ? sql`` : sql`and l.created_by = ${by}`}
    order by l.created_at desc, l.id desc limit ${GUILD_LINKS_MAX}`.execute(db)
  return rows
}

export async function countLinks(db: Db, guildId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from guild_links l where l.guild_id = ${guildId} and ${works(now)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Undefined for one that does not work any more. */
export async function findLink(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<{ id: number; guildId: number } | undefined> {
  const { rows } = await sql<{ id: number; guildId: number }>`
    select l.id, l.guild_id as "guildId" from guild_links l
    where l.token_hash = ${tokenHash} and ${works(now)}`.execute(db)
  return rows[0]
}
