import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  readEvents,
  STREAM_HEARTBEAT_MS,
  STREAMS_PER_ADDRESS,
  STREAMS_PER_PERSON,
} from '../../contract/events.ts'
import { endOtherSessions } from '../../contract/sign-ins.ts'
import { HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { LOG_LIFE_MS } from './actions.ts'
import { liveOf } from './live.ts'
import { append, closeStreams, hasBegun, openStream, unread } from './stream-testing.ts'

let app: TestApp
let site: string
beforeEach(async () => {
  app = await testApp()
  site = await app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  closeStreams()
  await app.close()
})

const live = () => liveOf(app.site)

test('a stream tells what is new to whom it is for, at once and in order', async () => {
  const [ana, ben] = [await app.signIn('ana'), await app.signIn('ben')]
  const [hers, his] = [await openStream(site, ana), await openStream(site, ben)]
  expect(await hasBegun(hers)).toBe(0)
  await hasBegun(his)
  await append(app.db, ana.userId, 1, 2)
  await append(app.db, ana.userId, 3)
  await vi.waitFor(() => expect(hers.numbers()).toEqual([1, 2, 3]), 30_000)
  expect(hers.told.at(-1)).toEqual({ id: 3, event: 'notifications', data: unread(3) })
  expect(his.numbers()).toEqual([])
})

test('it is a stream for browsers and proxies, with the headers of every answer', async () => {
  const stream = await openStream(site, await app.signIn('ana'))
  expect(stream.status).toBe(200)
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  expect(stream.headers['content-encoding']).toBeUndefined()
  await hasBegun(stream)
  expect(stream.text()).toMatch(/^retry: \d{4}\n\n/)
})

test('what a transaction that is rolled back has appended is told to nobody', async () => {
  const ana = await app.signIn('ana')
  const stream = await openStream(site, ana)
  await hasBegun(stream)
  const failing = app.db.transaction().execute(async (trx) => {
    await append(trx, ana.userId, 1)
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow()
  await append(app.db, ana.userId, 2)
  await vi.waitFor(() => expect(stream.told.at(-1)?.data).toEqual(unread(2)), 30_000)
  expect(stream.numbers()).toEqual([1])
})

test('a broken stream goes on after its last event, whatever its address says', async () => {
  const ana = await app.signIn('ana')
  await append(app.db, ana.userId, 1, 2, 3, 4)
  const resumed = await openStream(site, ana, {
    path: '/api/events?after=1',
    headers: { 'last-event-id': '3' },
  })
  await vi.waitFor(() => expect(resumed.numbers()).toEqual([4]), 30_000)
  const asked = await openStream(site, ana, { path: '/api/events?after=2' })
  await vi.waitFor(() => expect(asked.numbers()).toEqual([3, 4]), 30_000)
  const first = await openStream(site, ana)
  expect(await hasBegun(first)).toBe(4)
  expect(first.numbers()).toEqual([])
})

test('whoever is further behind than the log, or ahead of it, starts anew and is told so', async () => {
  const ana = await app.signIn('ana')
  await append(app.db, ana.userId, 1, 2, 3)
  await app.db.deleteFrom('stream_events').where('seq', '<', 3).execute()
  for (const after of [0, 1, 99]) {
    const stream = await openStream(site, ana, { path: `/api/events?after=${after}` })
    expect(await hasBegun(stream)).toBe(3)
    expect(stream.told[0]).toEqual({ id: undefined, event: 'reset', data: { kind: 'reset' } })
    // And with it how things stand.
    expect(await ana.call(readEvents, { query: { after: String(after) } })).toEqual({
      seq: 3,
      events: [
        { seq: 0, body: { kind: 'reset' } },
        { seq: 0, body: { kind: 'notifications', unread: 0, isNews: false } },
        { seq: 0, body: { kind: 'messages', conversationId: null, unread: 0, requests: 0, isNews: false } },
      ],
    })
  }
  const inTime = await openStream(site, ana, { path: '/api/events?after=2' })
  await vi.waitFor(() => expect(inTime.numbers()).toEqual([3]), 30_000)
})

test('those who poll get the same as JSON', async () => {
  const ana = await app.signIn('ana')
  const start = await ana.call(readEvents)
  expect(start.seq).toBe(0)
  await append(app.db, ana.userId, 5, 6)
  expect(await ana.call(readEvents, { query: { after: '0' } })).toEqual({
    seq: 2,
    events: [
      { seq: 1, body: unread(5) },
      { seq: 2, body: unread(6) },
    ],
  })
  expect(await ana.call(readEvents, { query: { after: '2' } })).toEqual({ seq: 2, events: [] })
})

test('a foreign site gets no stream, and learns nothing from the refusal', async () => {
  const ana = await app.signIn('ana')
  const foreign: Record<string, string>[] = [
    { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://elsewhere.example', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of foreign) {
    expect((await openStream(site, ana, { headers })).status).toBe(403)
    expect(await ana.attempt(readEvents, { headers })).toMatchObject({
      status: 403,
      body: { code: 'cross_site' },
    })
  }
  const own = await openStream(site, ana, { headers: { origin: app.config.publicUrl } })
  expect(own.status).toBe(200)
})

test('nonsense is refused, and visitors are', async () => {
  const ana = await app.signIn('ana')
  for (const path of ['/api/events?after=x', '/api/events?after=-1', '/api/events?more=1'])
    expect((await openStream(site, ana, { path })).status).toBe(400)
  expect((await openStream(site, ana, { headers: { 'last-event-id': 'x' } })).status).toBe(400)
  expect((await openStream(site, app.visitor())).status).toBe(401)
  expect(
    (await ana.request('HEAD', '/api/events', { headers: { accept: 'text/event-stream' } })).statusCode,
  ).toBe(200)
  expect(live().streams.count()).toBe(0)
})

test('signing out ends the stream at once, and only that of the session', async () => {
  const phone = await app.signIn('ana')
  const desk = await app.signIn('ana')
  const [gone, kept] = [await openStream(site, phone), await openStream(site, desk)]
  await Promise.all([hasBegun(gone), hasBegun(kept)])
  await phone.request('GET', '/api/auth/logout', { headers: { 'sec-fetch-dest': 'document' } })
  await gone.ended
  await append(app.db, phone.userId, 1)
  await vi.waitFor(() => expect(kept.numbers()).toEqual([1]), 30_000)
  expect(gone.numbers()).toEqual([])
  expect((await openStream(site, phone)).status).toBe(401)
})

test('signing out the other devices ends their streams at once', async () => {
  const [thief, owner] = [await app.signIn('ana'), await app.signIn('ana')]
  const [gone, kept] = [await openStream(site, thief), await openStream(site, owner)]
  await Promise.all([hasBegun(gone), hasBegun(kept)])
  expect(await owner.call(endOtherSessions)).toEqual({ ended: 1 })
  await gone.ended
  await append(app.db, owner.userId, 1)
  await vi.waitFor(() => expect(kept.numbers()).toEqual([1]), 30_000)
  expect((await openStream(site, thief)).status).toBe(401)
})

test('the check ends streams of sessions that nobody told us about, of old ones and of suspended people', async () => {
  const [ana, ben, eva] = [await app.signIn('ana'), await app.signIn('ben'), await app.signIn('eva')]
  const streams = await Promise.all([ana, ben, eva].map((client) => openStream(site, client)))
  await Promise.all(streams.map(hasBegun))
  await app.db.deleteFrom('sessions').where('user_id', '=', ana.userId).execute()
  await app.db
    .updateTable('users')
    .set({ suspended_at: app.clock.now() })
    .where('id', '=', ben.userId)
    .execute()
  await app.db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(0) })
    .where('user_id', '=', eva.userId)
    .execute()
  await live().serving.checkNow()
  await Promise.all(streams.map(({ ended }) => ended))
  expect((await openStream(site, ben)).status).toBe(403)
  expect(await ben.attempt(readEvents)).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
})

test('ten streams of one person: those beyond the cap are refused until one ends', async () => {
  const ana = await app.signIn('ana')
  const streams = []
  for (let number = 0; number < 10; number++) streams.push(await openStream(site, ana))
  const refused = streams.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(10 - STREAMS_PER_PERSON)
  expect(refused[0]?.headers['retry-after']).toBe('30')
  streams[0]?.close()
  await vi.waitFor(async () => expect((await openStream(site, ana)).status).toBe(200))
  expect((await ana.attempt(readEvents)).status, 'they can still poll').toBe(200)
})

test('so are those of one address, whoever they are', () => {
  const { streams } = live()
  const taken = Array.from({ length: STREAMS_PER_ADDRESS }, (_, userId) =>
    streams.take({ userId, tokenHash: Buffer.alloc(32), network: '203.0.113.7' }),
  )
  const another = { userId: 1000, tokenHash: Buffer.alloc(32), network: '203.0.113.7' }
  expect(() => streams.take(another)).toThrow('Too many attempts')
  streams.take({ ...another, network: '203.0.113.8' })
  for (const stream of taken) streams.free(stream)
  streams.take(another)
})

test('whoever has heard nothing for a while hears a beat; after an hour a stream ends and may go on elsewhere', async () => {
  const ana = await app.signIn('ana')
  await append(app.db, ana.userId, 1)
  const stream = await openStream(site, ana)
  await hasBegun(stream)
  app.clock.advance(STREAM_HEARTBEAT_MS)
  await live().serving.tick()
  await vi.waitFor(() => expect(stream.told.filter(({ event }) => event === 'beat')).toHaveLength(2), 30_000)
  expect(stream.told.at(-1)).toEqual({ id: 1, event: 'beat', data: { seq: 1 } })
  app.clock.advance(HOUR_MS)
  await live().serving.tick()
  await stream.ended
  expect(stream.text()).toMatch(/retry: \d{4}\n\n$/)
})

test('a kind that only a newer node knows is left out, and costs nobody their place', async () => {
  const ana = await app.signIn('ana')
  const stream = await openStream(site, ana)
  await hasBegun(stream)
  await append(app.db, ana.userId, 1)
  await vi.waitFor(() => expect(stream.numbers()).toEqual([1]), 30_000)
  await app.db
    .insertInto('stream_events')
    .values({
      user_id: ana.userId,
      seq: 2,
      kind: 'unheard-of',
      data: JSON.stringify({ kind: 'unheard-of', secret: 1 }),
      created_at: new Date(),
    })
    .execute()
  await app.db.updateTable('stream_heads').set({ seq: 2 }).where('user_id', '=', ana.userId).execute()
  await append(app.db, ana.userId, 3)
  await vi.waitFor(() => expect(stream.numbers()).toEqual([1, 3]), 30_000)
  expect(await ana.call(readEvents, { query: { after: '1' } })).toEqual({
    seq: 3,
    events: [{ seq: 3, body: unread(3) }],
  })
})

test('a database that went back to an earlier time starts streams anew', async () => {
  const ana = await app.signIn('ana')
  await append(app.db, ana.userId, 1, 2, 3)
  const stream = await openStream(site, ana)
  await hasBegun(stream)
  await app.db.deleteFrom('stream_events').where('seq', '>', 1).execute()
  await app.db.updateTable('stream_heads').set({ seq: 1 }).execute()
  await live().serving.checkNow()
  await append(app.db, ana.userId, 9)
  await vi.waitFor(() => expect(stream.told.at(-1)).toMatchObject({ id: 2, data: unread(9) }), 30_000)
  // It began with how things stood.
  const told = ['notifications', 'messages', 'beat', 'reset', 'beat', 'notifications']
  expect(stream.told.map(({ event }) => event)).toEqual(told)
})

test('the log keeps an hour, and streams that are up to date do not mind', async () => {
  const ana = await app.signIn('ana')
  await append(app.db, ana.userId, 1, 2)
  app.clock.advance(LOG_LIFE_MS + MINUTE_MS)
  await app.db
    .updateTable('stream_events')
    .set({ created_at: new Date(0) })
    .where('seq', '=', 1)
    .execute()
  await app.db
    .updateTable('stream_events')
    .set({ created_at: app.clock.now() })
    .where('seq', '=', 2)
    .execute()
  await app.purge()
  const { length } = await app.db.selectFrom('stream_events').select('seq').execute()
  expect(length).toBe(1)
  expect((await ana.call(readEvents, { query: { after: '1' } })).events).toHaveLength(1)
})
