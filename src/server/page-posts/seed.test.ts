import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openFiles, type Files } from '../platform/files.ts'
import { createRandom } from '../platform/seeding.ts'
import { copyDatabase } from '../testing/test-database.ts'
import { seedPagePosts } from './seed.ts'

const until = new Date('2026-11-01T00:00:00Z')

let copy: Awaited<ReturnType<typeof copyDatabase>>
let client: pg.Client
let folder: string
let files: Files
let posts: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cendekia-seeded-'))
  files = openFiles({ dataDir: folder })
  copy = await copyDatabase(inject('templateUrl'))
  client = new pg.Client({ connectionString: copy.url })
  await client.connect()
  const seeding = { client, scale: 1, random: createRandom(1), until, files }
  const people = 60
  await client.query(
    `insert into users (email, first_name, last_name, alias_name, created_at)
    select n || '@example.com', 'P', 'Q', 'p-' || n, $1 from generate_series(1, ${people}) n`,
    [new Date('2025-01-01T00:00:00Z')],
  )
  posts = await seedPagePosts(seeding, people)
})
afterAll(async () => {
  await client.end()
  await copy.drop()
  await rm(folder, { recursive: true, force: true })
})

async function rowsOf<T extends object>(query: string): Promise<T[]> {
  return (await client.query<T>(query)).rows
}

test('a seeded site has posts of all three types, some of them adult, with polls', async () => {
  expect(posts).toBe(120)
  const counts = await rowsOf<{ type: string; count: number }>(
    'select type, count(*)::int from page_posts group by 1 order by 1',
  )
  expect(counts).toEqual([
    { type: 'discussion', count: 77 },
    { type: 'photo', count: 40 },
    { type: 'video', count: 3 },
  ])
  const [found] = await rowsOf<Record<string, number>>(`
    select count(*) filter (where is_nsfw)::int as adult, count(distinct author_id)::int as authors,
      (select count(*)::int from polls) as polls, (select count(*)::int from poll_votes) as votes from page_posts`)
  expect(found).toMatchObject({ adult: expect.toSatisfy((count: number) => count > 2 && count < 20) })
  for (const name of ['authors', 'polls', 'votes']) expect(found?.[name], name).toBeGreaterThan(10)
})

test('its counters, places and index rows equal a count of its rows', async () => {
  const differences = [
    `select count(*) as off from object_counters o where object_type <> 'page-post'
       or likes <> (select count(*) from likes l where l.object_type = o.object_type and l.object_id = o.object_id)
       or comments <> (select count(*) from comments c where c.object_type = o.object_type and c.object_id = o.object_id)
       or bookmarks <> (select count(*) from bookmarks b where b.object_type = o.object_type and b.object_id = o.object_id)`,
    `select count(*) as off from comments c where level = 1
       and replies <> (select count(*) from comments r where r.root_id = c.id and r.id <> c.id)`,
    `select count(*) as off from polls q where counts <> (
       select array_agg((select count(*) from poll_votes v where v.post_id = q.post_id and v.option = n - 1)::int
         order by n) from generate_series(1, cardinality(q.options)) n)`,
    `select count(*) as off from page_posts p left join page_post_places l on l.post_id = p.id
       left join page_post_search s on s.post_id = p.id
       where l.is_nsfw is distinct from p.is_nsfw or s.words is null or l.type <> p.type`,
    `select count(*) as off from page_post_places l join object_counters o
       on o.object_type = 'page-post' and o.object_id = l.post_id
       where abs(l.score - ln(1 + o.attention) / ln(2)) > 1e-6
       or abs(l.hot - l.score - extract(epoch from l.created_at - '2024-01-01Z') / 28800) > 1e-6
       or abs(l.hot_week - l.score - extract(epoch from l.created_at - '2024-01-01Z') / 144000) > 1e-6`,
    `select count(*) as off from likes l join page_posts p on p.id = l.object_id
       where p.author_id = l.user_id or p.is_nsfw`,
    `select count(*) as off from page_posts where created_at > '2026-11-01' or (type = 'discussion' and title = '')`,
    `select count(*) as off from page_posts p left join media m on m.id = p.media_id
       left join media_uses u on u.media_id = m.id and u.object_type = 'page-post' and u.object_id = p.id
       where (p.type <> 'discussion') <> (u.media_id is not null) or m.owner_id <> p.author_id
       or (m.access = 'adult') <> p.is_nsfw or m.kind <> case p.type when 'photo' then 'image' else 'video' end`,
  ]
  for (const query of differences) {
    const [row] = await rowsOf<{ off: string }>(query)
    expect(Number(row?.off), query).toBe(0)
  }
})

test('every picture and clip has its files', async () => {
  const media = await rowsOf<{ key: string; kind: string; bytes: string }>(
    'select key, kind, bytes from media',
  )
  expect(new Set(media.map(({ key }) => key)).size).toBe(43)
  for (const { key, kind } of media) {
    const file = await files.open(key, kind === 'image' ? '640.webp' : 'video.mp4')
    expect(file?.size).toBeGreaterThan(500)
    await file?.close()
  }
})

test('new posts, comments and uploads go on after the seeded ones', async () => {
  for (const table of ['page_posts', 'comments', 'media'])
    expect(
      await rowsOf(
        `select nextval(pg_get_serial_sequence('${table}', 'id')) > (select max(id) from ${table}) as is`,
      ),
    ).toEqual([{ is: true }])
})
