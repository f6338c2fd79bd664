import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openFiles } from '../platform/files.ts'
import { createRandom } from '../platform/seeding.ts'
import { copyDatabase } from '../testing/test-database.ts'
import { seedConversations } from './seed.ts'

const until = new Date('2026-11-01T00:00:00Z')

let copy: Awaited<ReturnType<typeof copyDatabase>>
let client: pg.Client
let folder: string
let made: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cendekia-seeded-'))
  copy = await copyDatabase(inject('templateUrl'))
  client = new pg.Client({ connectionString: copy.url })
  await client.connect()
  await client.query(
    `insert into users (email, first_name, last_name, alias_name, language, created_at)
    select n || '@example.com', 'P', 'Q', 'p-' || n, (array['my', 'id', 'en'])[1 + (n - 1) % 3], $1
    from generate_series(1, 60) n`,
    [new Date('2025-01-01T00:00:00Z')],
  )
  const files = openFiles({ dataDir: folder })
  made = await seedConversations({ client, scale: 1, random: createRandom(1), until, files })
})
afterAll(async () => {
  await client.end()
  await copy.drop()
  await rm(folder, { recursive: true, force: true })
})

async function rowsOf<T extends object>(query: string): Promise<T[]> {
  return (await client.query<T>(query)).rows
}

test('the first person has an inbox with something of everything, in three languages', async () => {
  expect(made).toBeGreaterThan(30)
  const own = await rowsOf<{ kind: string; state: string; unread: number }>(`
    select c.kind, m.state, m.unread from conversation_members m join conversations c on c.id = m.conversation_id
    where m.user_id = 1`)
  const count = (is: (row: (typeof own)[number]) => boolean) => own.filter(is).length
  expect(count(({ kind, state }) => kind === 'direct' && state === 'active')).toBeGreaterThan(6)
  expect(count(({ kind }) => kind === 'group')).toBeGreaterThanOrEqual(1)
  expect(count(({ state }) => state === 'request')).toBe(2)
  expect(count(({ state, unread }) => state === 'active' && unread > 0)).toBeGreaterThanOrEqual(2)
  const [with_] = await rowsOf<Record<string, number>>(`
    select count(distinct u.language)::int as languages from conversation_members m
    join conversation_members o using (conversation_id) join users u on u.id = o.user_id
    where m.user_id = 1 and o.user_id <> 1`)
  expect(with_?.['languages']).toBe(3)
})

test('what is counted and remembered is what a count gives', async () => {
  const off = await rowsOf<Record<string, number>>(`
    select
      (select count(*)::int from conversation_members v where unread <> (select count(*) from messages m
        where m.conversation_id = v.conversation_id and m.id > v.last_read_id and m.sender_id <> v.user_id)) as unread,
      (select count(*)::int from conversation_members v where last_message_id <> (select max(id) from messages m
        where m.conversation_id = v.conversation_id)) as last,
      (select count(*)::int from conversations c where last_message_id <> (select max(id) from messages m
        where m.conversation_id = c.id)) as head,
      (select count(*)::int from messages m join messages a on a.id = m.reply_to_id
        where a.id >= m.id or a.conversation_id <> m.conversation_id) as replies,
      (select count(*)::int from messages m where not exists (select from conversation_members v
        where v.conversation_id = m.conversation_id and v.user_id = m.sender_id)) as strangers,
      (select count(*)::int from messages a join messages b on b.id > a.id and b.created_at < a.created_at) as disorder,
      (select count(*)::int from messages where created_at > '${until.toISOString()}') as future,
      (select count(*)::int from conversations c where kind = 'direct' and not exists (
        select from conversation_members v where v.conversation_id = c.id and v.user_id = c.low_id)) as pairs,
      (select count(*)::int from messages m where not exists (
        select from message_search s where s.message_id = m.id)) as unfound`)
  expect(Object.entries(off[0] ?? {}).filter(([, count]) => count !== 0)).toEqual([])
})

test('there are reactions, replies and pictures, and ids go on behind them', async () => {
  const [counts] = await rowsOf<Record<string, number>>(`
    select (select count(*)::int from message_reactions) as reactions,
      (select count(*)::int from messages where reply_to_id is not null) as replies,
      (select count(*)::int from message_pictures p join media_uses u on u.media_id = p.media_id
        and u.object_type = 'message' and u.object_id = p.message_id and u.is_sole) as pictures,
      (select count(*)::int from message_search where words @@ '''member:1'''::tsquery) as found`)
  for (const [name, count] of Object.entries(counts ?? {})) expect(count, name).toBeGreaterThan(2)
  await client.query("insert into conversations (kind, created_at) values ('group', now())")
})
