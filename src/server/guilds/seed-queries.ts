import type { Client } from 'pg'

/** Who may have a guild of any size. */
export async function findBigOwner(client: Client): Promise<number> {
  const { rows } = await client.query<{ id: number | null }>(
    `select min(user_id)::int as id from subscriptions where plan = 'aqua' and status = 'active'`,
  )
  return rows[0]?.id ?? 1
}

/** Nobody joined before they had an account, nor before the guild was there. */
export async function settleTimes(client: Client): Promise<void> {
  await client.query(
    `update guilds g set created_at = greatest(g.created_at, u.created_at) from users u where u.id = g.owner_id`,
  )
  await client.query(
    `update guild_members m set joined_at = greatest(m.joined_at, u.created_at, g.created_at)
     from users u, guilds g where u.id = m.user_id and g.id = m.guild_id
       and m.joined_at < greatest(u.created_at, g.created_at)`,
  )
  // Two of three have ticked the rules: whoever has not yet sees them before their first post.
  await client.query(
    `update guild_members set rules_accepted_at = joined_at where rank < 2 or (user_id + guild_id) % 3 > 0`,
  )
  await client.query(
    `update guilds g set active_at = m.joined_at from (
       select guild_id, max(joined_at) as joined_at from guild_members group by guild_id) as m
     where m.guild_id = g.id`,
  )
}

/** What happened so far: the founding, who became an officer, and the last who came. */
export async function writeLog(client: Client, until: Date): Promise<void> {
  await client.query(
    `insert into guild_log (guild_id, act, actor_id, target_id, created_at)
     select guild_id, act, actor_id, target_id, created_at from (
       select id as guild_id, 'created' as act, owner_id as actor_id, null::bigint as target_id, created_at, 0 as n
       from guilds
       union all
       select m.guild_id, 'joined', m.user_id, null, m.joined_at, 1 from guilds g cross join lateral (
         select * from guild_members m where m.guild_id = g.id and m.rank = 2
         order by m.joined_at desc limit 12) as m
       union all
       select m.guild_id, 'appointed', g.owner_id, m.user_id, least(m.joined_at + interval '3 days', greatest(m.joined_at, $1)), 2
       from guild_members m join guilds g on g.id = m.guild_id where m.rank = 1) as told
     order by created_at, guild_id, n`,
    [until],
  )
}

export async function continueGuildIds(client: Client): Promise<void> {
  await client.query(`select setval(pg_get_serial_sequence('guilds', 'id'), (select max(id) from guilds))`)
}
