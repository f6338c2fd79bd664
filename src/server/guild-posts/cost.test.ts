import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unreadCount } from '../notifications/public.ts'
import { listPostCards } from '../page-posts/public.ts'
import type { Viewer } from '../platform/session.ts'
import { connectForCosts } from '../testing/read-costs.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { listAllPlaces, listGuildPlaces, listPinned } from './list-queries.ts'

/** One private and one public guild that everybody joined, and as many guilds and posts as reading them all would show. */
const PEOPLE = 10_000
const GUILDS = 8000
const POSTS = 30_000
const LIMIT = 20

let app: TestApp
let costs: Awaited<ReturnType<typeof connectForCosts>>
let ids: { open: number; closed: number; member: number; post: number }
beforeAll(async () => {
  app = await testApp()
  const { userId: owner } = await app.signIn('ana')
  costs = await connectForCosts(app.url)
  const { client } = costs
  await client.query(`
    insert into users (email, first_name, last_name, alias_name, created_at)
    select 'p' || n || '@example.com', 'P', 'Q', 'p-' || n, now() from generate_series(1, ${PEOPLE}) n`)
  await client.query(
    `insert into guilds (name, insignia, logo, color, join_mode, is_private, owner_id, active_at, created_at)
     select 'Guild ' || n, 'GU', 'logo1', '#1f5f8b', case when n % 3 = 0 then 'request' else 'open' end, n % 3 = 0,
       $1, now(), now() from generate_series(1, ${GUILDS}) n`,
    [owner],
  )
  const { rows } = await client.query<{ open: number; closed: number }>(
    `select min(id) filter (where not is_private)::int as open, min(id) filter (where is_private)::int as closed
     from guilds`,
  )
  const { open = 0, closed = 0 } = rows[0] ?? {}
  await client.query(
    `insert into guild_members (guild_id, user_id, rank, joined_at)
     select g, u.id, 2, now() from users u, unnest($1::int8[]) g
     union
     select g.id, u.id, 2, now() from guilds g join users u on u.id % ${GUILDS} = g.id % ${GUILDS}`,
    [[open, closed]],
  )
  await client.query('alter table guild_post_places disable trigger user')
  // A third of all is in the two large ones.
  await client.query(
    `insert into page_posts (author_id, type, state, title, nodes, renderer_version, is_nsfw, guild_id, created_at)
     select $1::int8 + n % ${PEOPLE}, 'discussion', 'published', 'A post', '[]', 1, n % 20 = 0,
       case n % 6 when 0 then $2::int8 when 1 then $3::int8 else 1 + n % ${GUILDS} end,
       now() - make_interval(mins => n) from generate_series(1, ${POSTS}) n`,
    [owner, open, closed],
  )
  await client.query(
    `insert into guild_post_places (post_id, guild_id, author_id, is_nsfw, is_listed, hot, hot_week, score, created_at)
     select p.id, p.guild_id, p.author_id, p.is_nsfw, not g.is_private, random() * 1000, random() * 1000,
       random() * 9, p.created_at from page_posts p join guilds g on g.id = p.guild_id`,
  )
  await client.query('vacuum analyze')
  ids = { open, closed, member: owner + 77, post: 6 }
})
afterAll(async () => {
  await costs.close()
  await app.close()
})

const cheap = async (run: () => Promise<unknown>, most: number) => {
  const { rows, scanned } = await costs.costOf(run)
  expect(scanned).toEqual([])
  expect(rows).toBeLessThanOrEqual(most)
}

test.each(['new', 'hot'] as const)(
  'the posts of a guild by %s are read along an index, however many',
  async (sort) => {
    for (const guildId of [ids.open, ids.closed])
      for (const hasNsfw of [false, true]) {
        const wanted = { sort, hasNsfw, limit: LIMIT }
        const { ids: shown, next } = await listGuildPlaces(costs.db, guildId, { ...wanted, after: null })
        expect(shown).toHaveLength(LIMIT)
        for (const after of [null, next])
          await cheap(() => listGuildPlaces(costs.db, guildId, { ...wanted, after }), 3 * LIMIT)
      }
    await cheap(() => listPinned(costs.db, ids.open), 10)
  },
)

test('all guild posts are the newest of the public ones and of each private guild that somebody is in', async () => {
  for (const viewerId of [null, ids.member])
    for (const hasNsfw of [false, true])
      await cheap(
        () => listAllPlaces(costs.db, viewerId, { hasNsfw, after: null, limit: LIMIT }),
        6 * (LIMIT + 1),
      )
})

test('cards and the rule of who sees a post cost the same in a guild of any size', async () => {
  const viewer = { id: ids.member }
  const { ids: shown } = await listGuildPlaces(costs.db, ids.closed, {
    sort: 'new',
    hasNsfw: false,
    after: null,
    limit: LIMIT,
  })
  const asked = { audience: 'public', now: new Date(), viewer } as const
  expect(await listPostCards(app.site, costs.db, shown, asked)).toHaveLength(LIMIT)
  expect(await listPostCards(app.site, costs.db, shown, { ...asked, viewer: null })).toEqual([])
  await cheap(() => listPostCards(app.site, costs.db, shown, asked), 3 * LIMIT)
  const find = async () => app.site.content['page-post']?.find(costs.db, shown[0] ?? 0, viewer as Viewer)
  await cheap(find, 10)
})

test('what is unread is counted without reading the members of a guild', async () => {
  const { rows: posts } = await costs.client.query<{ id: number }>(
    `select id::int from page_posts where guild_id = $1 and not is_nsfw order by id limit ${LIMIT}`,
    [ids.closed],
  )
  await costs.client.query(
    `insert into comments (object_type, object_id, level, author_id, source, nodes, renderer_version, created_at)
     select 'page-post', p.id, 1, p.author_id, 'Hello', '[]', 1, now() from page_posts p`,
  )
  await costs.client.query(
    `with lines as (
       insert into notifications (user_id, type, object_type, object_id, causes, created_at, updated_at)
       select $1::int8, 'comment', 'page-post', id, 1, now(), now() from unnest($2::int8[]) id
       union all
       select $1::int8, 'reply', 'comment', c.id, 1, now(), now() from comments c where c.object_id = any($2::int8[])
       returning id)
     insert into notification_causes (notification_id, source, subject, created_at)
     select id, 'notify-comment', id::text, now() from lines`,
    [ids.member, posts.map(({ id }) => id)],
  )
  await costs.client.query('vacuum analyze notifications, notification_causes, comments')
  const count = async () => {
    const unread = unreadCount(sql`${ids.member}::int8`, { now: new Date() })
    return (await sql<{ unread: number }>`select ${unread} as unread`.execute(costs.db)).rows[0]?.unread
  }
  expect(await count()).toBe(2 * LIMIT)
  const { rows, scanned } = await costs.costOf(count)
  expect(scanned.filter((table) => /^(guild|page_post|users)/.test(table))).toEqual([])
  // Each line reads its causes, which are so few here that the planner reads all.
  expect(rows).toBeLessThanOrEqual((2 * LIMIT) ** 2)
})
