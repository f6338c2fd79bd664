import type { Client } from 'pg'

export interface SeededGuild {
  id: number
  name: string
  isListed: boolean
  isNsfw: boolean
  createdAt: Date
  /** Some of those who are in it, the first who came: they write most. */
  members: number[]
}

const MOST_WRITERS = 120

export async function listSeededGuilds(client: Client): Promise<SeededGuild[]> {
  const { rows } = await client.query<SeededGuild>(
    `select g.id::int, g.name, not g.is_private as "isListed", g.is_nsfw as "isNsfw", g.created_at as "createdAt",
       array(select m.user_id::int from guild_members m where m.guild_id = g.id
         order by m.rank, m.joined_at, m.user_id limit ${MOST_WRITERS}) as members
     from guilds g order by g.id`,
  )
  return rows
}

export async function highestId(client: Client, table: 'comments' | 'page_posts'): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`select coalesce(max(id), 0)::int as id from ${table}`)
  return rows[0]?.id ?? 0
}

/** The trigger would change one row of a large guild thousands of times in one transaction. */
export async function withoutCounting(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('alter table guild_post_places disable trigger guild_post_places_counted')
  await work()
  await client.query('alter table guild_post_places enable trigger guild_post_places_counted')
}

/** What was left out meanwhile, and one post that each guild pinned. */
export async function settleGuilds(client: Client): Promise<void> {
  await client.query(
    `update guilds g set post_count = p.posts, active_at = greatest(g.active_at, p.last) from (
       select guild_id, count(*) as posts, max(created_at) filter (where is_listed) as last
       from guild_post_places group by guild_id) as p
     where p.guild_id = g.id`,
  )
  await client.query(
    `insert into guild_pins (guild_id, post_id, pinned_at)
     select distinct on (guild_id) guild_id, post_id, created_at from guild_post_places
     where not is_nsfw order by guild_id, created_at`,
  )
  for (const table of ['page_posts', 'comments'])
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce((select max(id) from ${table}), 1))`,
    )
}

/** When everybody came to the site. */
export async function readFirstDays(client: Client): Promise<Map<number, Date>> {
  const { rows } = await client.query<{ id: number; at: Date }>('select id::int, created_at as at from users')
  return new Map(rows.map(({ id, at }) => [id, at]))
}
