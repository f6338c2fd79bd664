import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPagePost, updatePagePost } from '../../contract/page-posts.ts'
import { DAY_MS, addMs, MINUTE_MS } from '../platform/clock.ts'
import { RATE_LIMITS } from '../platform/rate-limits.ts'
import type { TestClient } from '../testing/test-client.ts'
import { at, writePost } from './posts-testing.ts'
import { filesOf, photoBytes, postsApp, sendForm, type PostsApp } from './upload-testing.ts'

let app: PostsApp
beforeAll(async () => {
  app = await postsApp({ config: { rateLimitScale: 1 } })
})
afterAll(() => app.close())

const body = { type: 'discussion', title: 'What do you see tonight?' }

async function letJoin(userId: number, daysAgo: number): Promise<void> {
  const created_at = addMs(app.clock.now(), -daysAgo * DAY_MS)
  await app.db.updateTable('users').set({ created_at }).where('id', '=', userId).execute()
}

async function write(client: TestClient, count: number): Promise<void> {
  for (let written = 0; written < count; written++) {
    if (written % RATE_LIMITS.pagePostsPerMinute.hits === 0) app.clock.advance(MINUTE_MS + 1)
    await writePost(client)
  }
  app.clock.advance(MINUTE_MS + 1)
}

async function expectRefused(client: TestClient): Promise<number> {
  const refused = await client.attempt(createPagePost, { body })
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  return Number(refused.headers['retry-after'])
}

test('three posts a minute, and not a fourth; what was refused for its form counts nothing', async () => {
  const alice = await app.signIn('alice')
  for (let times = 0; times < 4; times++)
    await alice.attempt(createPagePost, { body: { ...body, title: '' } })
  for (let times = 0; times < 3; times++) await writePost(alice)
  expect(await expectRefused(alice)).toBeLessThanOrEqual(60)
  app.clock.advance(MINUTE_MS + 1)
  expect(await writePost(alice)).toMatchObject({ state: 'published' })
})

test('a new account writes five posts on its first day, an older one twenty a day', async () => {
  const bela = await app.signIn('bela')
  await write(bela, 5)
  expect(await expectRefused(bela)).toBeGreaterThan(60)
  const citra = await app.signIn('citra')
  await letJoin(citra.userId, 2)
  await write(citra, 20)
  expect(await expectRefused(citra)).toBeGreaterThan(60)
  app.clock.advance(DAY_MS)
  expect(await writePost(citra)).toMatchObject({ state: 'published' })
})

test('the limit of the first day does not apply to operators, the others do', async () => {
  const operator = await app.signIn('operator', 'operator')
  await write(operator, 20)
  expect(await expectRefused(operator)).toBeGreaterThan(60)
})

test('a rate limit is reported before the file is received', async () => {
  const dewi = await app.signIn('dewi')
  await write(dewi, 5)
  const before = await filesOf(app)
  const answer = await sendForm(app, dewi, [
    ['type', 'photo'],
    ['file', await photoBytes()],
  ])
  expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(await filesOf(app)).toEqual(before)
})

test('a text changes 120 times an hour at most', async () => {
  const eko = await app.signIn('eko')
  const post = await writePost(eko)
  const edit = (title: string) => eko.attempt(updatePagePost, { params: at(post), body: { title } })
  expect((await edit('Once')).status).toBe(200)
  await app.db
    .updateTable('rate_limits')
    .set({ hits: RATE_LIMITS.editsPerHour.hits })
    .where('key', '=', `editsPerHour:${eko.userId}`)
    .execute()
  expect((await edit('Too often')).status).toBe(429)
})
