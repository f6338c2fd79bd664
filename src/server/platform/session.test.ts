import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '../../contract/auth.ts'
import { listPagePosts } from '../../contract/page-posts.ts'
import { connectOwn } from '../testing/own-database.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { DAY_MS, HOUR_MS } from './clock.ts'
import { RATE_LIMITS } from './rate-limits.ts'
import { deleteSessionsOf, findViewer, insertSession, SESSIONS_PER_USER } from './session.ts'
import { hashToken, newToken } from './tokens.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const device = { ip: '203.0.113.7', userAgent: 'test browser' }
const statusOf = async (client: Awaited<ReturnType<typeof app.signIn>>) =>
  (await client.attempt(getUser)).status

test('a session that is not used for 14 days ends', async () => {
  const used = await app.signIn('used')
  const idle = await app.signIn('idle')
  app.clock.advance(13 * DAY_MS)
  expect(await statusOf(used)).toBe(200)
  app.clock.advance(DAY_MS)
  expect(await statusOf(idle)).toBe(401)
  expect(await statusOf(used)).toBe(200)
  app.clock.advance(13 * DAY_MS)
  expect(await statusOf(used)).toBe(200)
})

test('a session ends after 60 days, however much it is used', async () => {
  const busy = await app.signIn('busy')
  for (let day = 0; day < 59; day++) {
    app.clock.advance(DAY_MS)
    expect(await statusOf(busy)).toBe(200)
  }
  app.clock.advance(DAY_MS)
  expect(await statusOf(busy)).toBe(401)
})

test('reading writes the last visit at most once an hour', async () => {
  const reader = await app.signIn('reader')
  const lastSeen = async () =>
    (
      await app.db
        .selectFrom('sessions')
        .select('last_seen_at')
        .where('user_id', '=', reader.userId)
        .executeTakeFirstOrThrow()
    ).last_seen_at
  const start = await lastSeen()
  app.clock.advance(HOUR_MS - 1)
  await statusOf(reader)
  expect(await lastSeen()).toEqual(start)
  app.clock.advance(2)
  await statusOf(reader)
  expect(await lastSeen()).toEqual(app.clock.now())
})

test('a person has at most ten sessions: the newest stays, the longest unused is deleted', async () => {
  const first = await app.signIn('many')
  app.clock.advance(1)
  const second = await app.signIn('many')
  app.clock.advance(2 * HOUR_MS)
  expect(await statusOf(first)).toBe(200)
  // All in the same moment, which must not delete the newest.
  const others = []
  for (let i = 0; i < SESSIONS_PER_USER - 1; i++) others.push(await app.signIn('many'))
  expect(await statusOf(second)).toBe(401)
  expect(await statusOf(first)).toBe(200)
  for (let i = 0; i < 30; i++) expect(await statusOf(await app.signIn('many'))).toBe(200)
  const rows = await app.db
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', first.userId)
    .execute()
  expect(rows).toHaveLength(SESSIONS_PER_USER)
})

test('only the hash of a token is stored, and the hash does not sign in', async () => {
  const { userId, cookies } = await app.signIn('hashed')
  const token = cookies.get('sid') ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  const row = await app.db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify({ ...row, token_hash: row.token_hash.toString('latin1') })).not.toContain(token)
  expect(
    await findViewer(app.db, hashToken(row.token_hash.toString('base64url')), app.clock.now()),
  ).toBeNull()
})

test('a person’s sessions can be ended together, and only that person’s', async () => {
  const one = await app.signIn('one')
  const other = await app.signIn('other')
  const second = await insertSession(app.db, one.userId, device, app.clock.now())
  await deleteSessionsOf(app.db, one.userId)
  expect(await statusOf(one)).toBe(401)
  expect(await findViewer(app.db, hashToken(second), app.clock.now())).toBeNull()
  expect(await statusOf(other)).toBe(200)
})

test('a long user agent is cut, not refused', async () => {
  const { userId } = await app.signIn('long')
  const token = await insertSession(
    app.db,
    userId,
    { ip: '::1', userAgent: 'x'.repeat(5000) },
    app.clock.now(),
  )
  expect(await findViewer(app.db, hashToken(token), app.clock.now())).toMatchObject({
    id: userId,
    role: 'user',
  })
})

test('made-up tokens are counted before the database is asked, and members of that network go on', async () => {
  const small = await testApp({ config: { rateLimitScale: 12 / RATE_LIMITS.unknownSessions.hits } })
  try {
    const member = await small.signIn('member')
    expect((await member.attempt(getUser)).status).toBe(200)
    const madeUp = async () => {
      const visitor = small.visitor()
      visitor.cookies.set('sid', newToken())
      const query = { includeNsfw: 'true' }
      return (await visitor.attempt(listPagePosts, { query })).status
    }
    // The member's own token was the first.
    for (let i = 0; i < 11; i++) expect(await madeUp()).toBe(200)
    expect(await madeUp()).toBe(429)
    const other = small.visitor()
    other.ip = '198.51.100.20'
    other.cookies.set('sid', newToken())
    expect((await other.attempt(getUser)).status, 'another network').toBe(401)
    await sql`alter table sessions rename to elsewhere`.execute(small.db)
    expect(await madeUp(), 'without a query').toBe(429)
    await sql`alter table elsewhere rename to sessions`.execute(small.db)
    expect((await member.attempt(getUser)).status).toBe(200)
  } finally {
    await small.close()
  }
})

test('a token that is none costs nothing, one that ended is unknown again, and a new session is known at once', async () => {
  const small = await testApp({ config: { rateLimitScale: 12 / RATE_LIMITS.unknownSessions.hits } })
  try {
    const visitor = small.visitor()
    visitor.cookies.set('sid', 'no token')
    for (let i = 0; i < 3; i++) expect((await visitor.attempt(getUser)).status).toBe(401)
    const member = await small.signIn('member')
    const sid = member.cookies.get('sid') ?? ''
    const findUser = async () => (await member.attempt(getUser, { ip: '198.51.100.21' })).status
    for (let i = 0; i < 2; i++) expect(await findUser()).toBe(200)
    await deleteSessionsOf(small.db, member.userId)
    expect(await findUser()).toBe(401)
    await small.db
      .insertInto('sessions')
      .values({
        token_hash: hashToken(sid),
        user_id: member.userId,
        created_at: small.clock.now(),
        last_seen_at: small.clock.now(),
        ip: member.ip,
        user_agent: '',
      })
      .execute()
    expect(await findUser(), 'no miss is remembered').toBe(200)
    await deleteSessionsOf(small.db, member.userId)
    for (let i = 0; i < 11; i++) expect(await findUser()).toBe(401)
    await sql`alter table sessions rename to elsewhere`.execute(small.db)
    expect(await findUser(), 'without a query').toBe(429)
  } finally {
    await small.close()
  }
})

test('the plan of a look-up is kept', async () => {
  const { userId } = await app.signIn('planned')
  const tokenHash = hashToken(await insertSession(app.db, userId, device, app.clock.now()))
  const own = connectOwn(app)
  await own.write.connection().execute(async (db) => {
    for (let count = 0; count < 10; count++) await findViewer(db, tokenHash, app.clock.now())
    const { rows } = await sql<{ planned: number; kept: number }>`
      select custom_plans::int as planned, generic_plans::int as kept from pg_prepared_statements
      where statement like '%from "sessions"%' and statement not like ${'%pg_prepared%'}`.execute(db)
    // PostgreSQL tries five before it decides.
    expect(rows).toEqual([{ planned: 5, kept: 5 }])
  })
  await own.close()
})
