import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser, unblockUser } from '../../contract/blocks.ts'
import {
  clearConversation,
  listConversations,
  listMessages,
  removeMember,
} from '../../contract/conversations.ts'
import { searchMessages } from '../../contract/message-acts.ts'
import type { DB } from '../platform/tables.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { inboxOf, of, send, start, startGroup, wordsFor, wordsOf, type Somebody } from './change-testing.ts'
import { findMessages } from './search-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const search = (client: Somebody, q: string, rest: { conversation?: string; cursor?: string } = {}) =>
  client.call(searchMessages, { query: { q, ...rest } })
const found = async (client: Somebody, q: string, rest = {}) =>
  (await search(client, q, rest)).items.map(({ message }) => wordsOf(message))

test('people find what was said to them and what they said, the latest first, and nobody else does', async () => {
  const [ana, budi, citra] = [await app.signIn('ana'), await app.signIn('budi'), await app.signIn('citra')]
  const mod = await app.signIn('mod', 'moderator')
  const first = await start(ana, budi, 'Mangroves grow here')
  const group = await startGroup(ana, [budi, citra], 'The mangrove walk is on Sunday')
  await send(budi, first, 'Nothing about trees')
  expect(await found(budi, 'mangrove')).toEqual(['The mangrove walk is on Sunday', 'Mangroves grow here'])
  expect(await found(citra, 'mangrove')).toEqual(['The mangrove walk is on Sunday'])
  expect(await found(mod, 'mangrove')).toEqual([])
  // The last word may still be typed, and all words count.
  expect(await found(budi, 'mangrove sun')).toEqual(['The mangrove walk is on Sunday'])
  expect(await found(budi, 'mangrove monday')).toEqual([])
  expect(await found(budi, `member:${ana.userId}`)).toEqual([])
  const inOne = { conversation: String(first.conversationId) }
  expect(await found(budi, 'mangrove', inOne)).toEqual(['Mangroves grow here'])
  expect(await found(citra, 'mangrove', inOne)).toEqual([])
  const { items } = await search(budi, 'mangrove')
  expect(items.map(({ conversation }) => conversation)).toMatchObject([
    { id: group.conversationId, kind: 'group', title: 'Readers', person: null },
    { id: first.conversationId, kind: 'direct', title: '', person: { id: ana.userId } },
  ])
})

test('what was cleared or left behind is not found', async () => {
  const [ana, budi, citra] = [await app.signIn('ana2'), await app.signIn('budi2'), await app.signIn('citra2')]
  const first = await start(ana, budi, 'An orchid')
  const group = await startGroup(ana, [budi, citra], 'Orchids again')
  await budi.call(clearConversation, of({ id: first.conversationId }))
  expect(await found(budi, 'orchid')).toEqual(['Orchids again'])
  await send(ana, first, 'One more orchid')
  expect(await found(budi, 'orchid')).toEqual(['One more orchid', 'Orchids again'])
  const params = { id: String(group.conversationId), userId: String(budi.userId) }
  await budi.call(removeMember, { params })
  expect(await found(budi, 'orchid')).toEqual(['One more orchid'])
  expect(await found(ana, 'orchid')).toEqual(['One more orchid', 'Orchids again', 'An orchid'])
})

test('results go on page by page, and a cursor is for one search of one person', async () => {
  const [ana, budi] = [await app.signIn('ana3'), await app.signIn('budi3')]
  const first = await start(ana, budi, 'Lantern 0')
  for (let count = 1; count < 25; count++) await send(ana, first, `Lantern ${count}`)
  const page = await search(budi, 'lantern')
  const cursor = page.nextCursor ?? ''
  const rest = await search(budi, 'lantern', { cursor })
  expect([...page.items, ...rest.items].map(({ message }) => wordsOf(message))).toEqual(
    Array.from({ length: 25 }, (_, place) => `Lantern ${24 - place}`),
  )
  expect(rest.nextCursor).toBeNull()
  for (const [client, q] of [
    [ana, 'lantern'],
    [budi, 'lanterns'],
  ] as const)
    expect((await client.attempt(searchMessages, { query: { q, cursor } })).status).toBe(400)
})

test('hostile terms find nothing and break nothing', async () => {
  const ana = await app.signIn('ana4')
  for (const q of ["'", '\\', '& | !', '-', `member:${ana.userId}`, ':*', '"', '((((', 'a'.repeat(100)])
    expect((await ana.attempt(searchMessages, { query: { q } })).status, q).toBe(200)
  for (const q of ['', ' ', 'a'.repeat(101)])
    expect((await ana.attempt(searchMessages, { query: { q } })).status, q).toBe(400)
})

test('what a blocked person said is nowhere, and comes back when they are unblocked', async () => {
  const [ana, budi, citra] = [await app.signIn('ana5'), await app.signIn('budi5'), await app.signIn('citra5')]
  const direct = await start(ana, budi, 'Papaya for you')
  await send(budi, direct, 'Papaya for me')
  const group = await startGroup(citra, [ana, budi], 'Who likes papaya?')
  const said = await send(budi, group, 'I like papaya')
  await send(citra, group, 'You do', { replyToId: said.id })
  await send(budi, group, 'Papaya, papaya')
  await ana.call(blockUser, { params: { id: String(budi.userId) } })

  for (const [me, other, own] of [
    [ana, budi, ['Who likes papaya?']],
    [budi, ana, ['Papaya, papaya', 'I like papaya', 'Who likes papaya?']],
  ] as const) {
    expect(await found(me, 'papaya')).toEqual(own)
    expect((await me.attempt(listMessages, of({ id: direct.conversationId }))).status).toBe(404)
    const { body } = await me.attempt(listConversations)
    expect(JSON.stringify(body)).not.toContain(`"alias":"${other === ana ? 'ana5' : 'budi5'}-1000"`)
  }
  const shown = await ana.call(listMessages, of({ id: group.conversationId }))
  expect(shown.items.filter(({ kind }) => kind === 'text').map(wordsOf)).toEqual([
    'Who likes papaya?',
    'You do',
  ])
  expect(shown.items.at(-1)?.replyTo).toBeNull()
  const [preview] = await inboxOf(ana)
  expect(JSON.stringify(preview)).not.toMatch(/apaya, papaya|budi5/)
  // The others are not touched by it.
  expect(await found(citra, 'papaya')).toEqual(['Papaya, papaya', 'I like papaya', 'Who likes papaya?'])

  await ana.call(unblockUser, { params: { id: String(budi.userId) } })
  expect(await wordsFor(ana, direct)).toEqual(['Papaya for you', 'Papaya for me'])
  expect((await found(ana, 'papaya')).length).toBe(5)
})

test('a word that is everywhere is found in the right order, in many conversations and in one', async () => {
  const dewi = await app.signIn('dewi5')
  const { rows } = await sql<{ id: number; place: number }>`
     with groups as (
       insert into conversations (kind, title, created_at)
       select 'group', 'Fruit', now() from generate_series(1, 25) returning id),
     places as (select id, row_number() over (order by id) as n from groups),
     said as (
       insert into messages (conversation_id, key, source, nodes, renderer, created_at)
       select p.id, 'everywhere-' || k, 'jambu', '[]', 1, now() from generate_series(1, 700) k
       -- Most are in the first, the others are spread, and some groups are silent at the end.
       join places p on p.n = case when k % 2 = 0 then 1 when k > 600 then 2 else 2 + (k * 7) % 24 end
       order by k returning id, conversation_id),
     heads as (select conversation_id, max(id) as id from said group by conversation_id),
     joined as (
       insert into conversation_members (conversation_id, user_id, state, joined_at, last_message_id)
       select conversation_id, ${dewi.userId}, 'active', now(), id from heads),
     words as (
       insert into message_search
       select id, array_to_tsvector(array['jambu', 'member:' || ${dewi.userId}::text]) from said)
     select id, conversation_id as place from said order by id desc`.execute(app.db)
  const all = async (query: { conversation?: string }) => {
    const ids: number[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await dewi.call(searchMessages, {
        query: { q: 'jambu', ...query, ...(cursor && { cursor }) },
      })
      ids.push(...page.items.map(({ message }) => message.id))
      cursor = page.nextCursor
    }
    return ids
  }
  expect(await all({})).toEqual(rows.map(({ id }) => id))
  const first = Math.min(...rows.map(({ place }) => place))
  expect(await all({ conversation: String(first) })).toEqual(
    rows.filter(({ place }) => place === first).map(({ id }) => id),
  )
})

test('a search reads the index of words, with the words and the person in one condition', async () => {
  const statements: { sql: string; parameters: readonly unknown[] }[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: app.url, max: 1 }) }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  })
  const client = new pg.Client({ connectionString: app.url })
  await client.connect()
  try {
    await client.query(`insert into conversations (kind, created_at) values ('group', now())`)
    await client.query(`
      with said as (
        insert into messages (conversation_id, key, source, nodes, renderer, created_at)
        select (select max(id) from conversations), 'planned-' || n, '', '[]', 1, now()
        from generate_series(1, 20000) n returning id)
      insert into message_search
      select id, to_tsvector('simple', concat_ws(' ', 'word' || id % 300, md5(id::text), repeat('some filling ', 9)))
        || array_to_tsvector(array['member:' || id % 500]) from said`)
    await client.query('vacuum analyze')
    const wanted = { conversationId: undefined, before: undefined, limit: 20 }
    await findMessages(db, { id: 7, hidden: new Set<number>() }, 'word7', wanted)
    const plans = []
    for (const { sql: text, parameters } of statements.filter((one) => one.sql.includes('message_search'))) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...parameters])
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    const [late, indexed] = plans
    expect(late).toContain('message_search_pkey')
    expect(late).not.toContain('message_search_words')
    expect(indexed).toContain('message_search_words')
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on message(s|_search)\b/)
  } finally {
    await client.end()
    await db.destroy()
  }
})
