import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copySeeded } from '../testing/seeded-database.ts'

let client: pg.Client
let close: () => Promise<void>
let made: Partial<Record<string, number>>
beforeAll(async () => {
  ;({ client, made, close } = await copySeeded(inject('templateUrl')))
})
afterAll(() => close())

test('every guild of the demo has posts of its members, and all numbers agree', async () => {
  expect(made['guildPosts']).toBe(72)
  const differences = [
    `select count(*) as off from guilds where post_count = 0`,
    `select count(*) as off from guilds g where post_count <> (
       select count(*) from page_posts p where p.guild_id = g.id)`,
    `select count(*) as off from guilds g join guild_post_places p on p.guild_id = g.id
       where p.is_listed = g.is_private or (p.is_listed and p.created_at > g.active_at)`,
    `select count(*) as off from page_posts p join guilds g on g.id = p.guild_id
       where p.created_at > '2026-11-01' or p.created_at < g.created_at or not exists (
         select from guild_members m where m.guild_id = g.id and m.user_id = p.author_id)`,
    `select count(*) as off from page_posts p where (guild_id is null) <> exists (
         select from page_post_places l where l.post_id = p.id)
       or (guild_id is not null) <> exists (select from guild_post_places l where l.post_id = p.id)
       or not exists (select from page_post_search s where s.post_id = p.id)`,
    `select count(*) as off from object_counters o join guild_post_places p
       on o.object_type = 'page-post' and o.object_id = p.post_id where
       likes <> (select count(*) from likes l where l.object_type = 'page-post' and l.object_id = p.post_id)
       or comments <> (select count(*) from comments c where c.object_type = 'page-post' and c.object_id = p.post_id)
       or abs(p.score - ln(1 + o.attention) / ln(2)) > 1e-6`,
    `select count(*) as off from polls q where counts <> (
       select array_agg((select count(*) from poll_votes v where v.post_id = q.post_id and v.option = n - 1)::int
         order by n) from generate_series(1, cardinality(q.options)) n)`,
    `select count(*) as off from comments c where not exists (
       select from commenters m where m.object_type = c.object_type and m.object_id = c.object_id
         and m.user_id = c.author_id)`,
  ]
  for (const query of differences) {
    const { rows } = await client.query<{ off: string }>(query)
    expect(Number(rows[0]?.off), query).toBe(0)
  }
})

test('likes in a private guild have paid nothing', async () => {
  const { rows } = await client.query(
    `select from honor_entries e join page_posts p on e.object_type = 'page-post' and p.id = e.object_id
     join guilds g on g.id = p.guild_id and g.is_private`,
  )
  expect(rows).toEqual([])
})
