import { sql } from 'kysely'
import { connectDatabases } from '../../src/server/platform/db.ts'
import { hashToken, newToken } from '../../src/server/platform/tokens.ts'
import { joinPair } from './long-conversations.ts'

/** So many of each: one that is asked for again and again would be the warmest of all rows. */
export const SECRETS = 50

export interface Secrets {
  /** The stranger's, who is in no guild and no conversation. */
  session: string
  guildIds: number[]
  postIds: number[]
  /** Of two others, and of two others who have blocked each other. */
  foreignIds: number[]
  partedIds: number[]
  /** People who have blocked the stranger. */
  blockerIds: number[]
}

/** Private guilds with a post each, conversations of others, and people who have blocked the one who asks. */
export async function plantSecrets(url: string): Promise<Secrets> {
  const databases = connectDatabases(url, undefined, () => {})
  const db = databases.write
  try {
    const people = await sql<{ id: number }>`
      insert into users (email, first_name, last_name, alias_name, role, created_at)
      select 'p' || n || '@example.com', 'P', 'Q', 'p-' || n, 'user', now() - interval '90 days'
      from generate_series(1, ${3 * SECRETS + 1}) as n returning id`.execute(db)
    const [stranger = 0, ...others] = people.rows.map(({ id }) => id)
    const part = (nth: number) => others.slice(nth * SECRETS, (nth + 1) * SECRETS)
    const [owners, friends, blockerIds] = [part(0), part(1), part(2)]
    const session = newToken()
    await sql`
      insert into sessions (token_hash, user_id, created_at, last_seen_at, ip, user_agent)
      values (${hashToken(session)}, ${stranger}, now(), now(), '127.0.0.1', 'bench')`.execute(db)
    const guilds = await sql<{ id: number }>`
      insert into guilds (name, insignia, logo, color, join_mode, is_private, owner_id, member_count, active_at, created_at)
      select 'Secret ' || id, 'SE', 'logo1', '#1f5f8b', 'invite', true, id, 1, now(), now()
      from unnest(${owners}::int8[]) as id returning id`.execute(db)
    const guildIds = guilds.rows.map(({ id }) => id)
    await sql`
      insert into guild_members (guild_id, user_id, rank, joined_at)
      select id, owner_id, 0, now() from guilds`.execute(db)
    const posts = await sql<{ id: number }>`
      insert into page_posts (author_id, type, state, title, nodes, renderer_version, guild_id, created_at)
      select owner_id, 'discussion', 'published', 'A secret', '[]', 1, id, now() from guilds returning id`.execute(
      db,
    )
    await sql`
      insert into guild_post_places (post_id, guild_id, author_id, is_nsfw, is_listed, hot, hot_week, score, created_at)
      select id, guild_id, author_id, false, false, 0, 0, 0, created_at from page_posts`.execute(db)
    const foreignIds: number[] = []
    const partedIds: number[] = []
    for (const [at, owner] of owners.entries()) {
      foreignIds.push(await joinPair(db, owner, friends[at] ?? 0))
      partedIds.push(await joinPair(db, owner, blockerIds[at] ?? 0))
    }
    await sql`
      insert into blocks (blocker_id, blocked_id, created_at)
      select unnest(${blockerIds}::int8[]), unnest(${owners}::int8[]), now()
      union all select id, ${stranger}::int8, now() from unnest(${blockerIds}::int8[]) as id`.execute(db)
    await sql`analyze`.execute(db)
    return {
      session,
      guildIds,
      postIds: posts.rows.map(({ id }) => id),
      foreignIds,
      partedIds,
      blockerIds,
    }
  } finally {
    await databases.close()
  }
}
