import { afterAll, beforeAll, expect, test } from 'vitest'
import { restoreRevision } from '../../contract/article-history.ts'
import * as contract from '../../contract/articles.ts'
import { DAY_MS, HOUR_MS, addMs } from '../platform/clock.ts'
import { RATE_LIMITS } from '../platform/rate-limits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { WORDS, writeArticle, writeTranslation } from '../testing/write-article.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const body = { title: 'How stars are born', content: WORDS, language: 'en', categories: ['science'] }

async function letJoin(userId: number, daysAgo: number): Promise<void> {
  const created_at = addMs(app.clock.now(), -daysAgo * DAY_MS)
  await app.db.updateTable('users').set({ created_at }).where('id', '=', userId).execute()
}

async function expectRefused(client: TestClient): Promise<void> {
  const refused = await client.attempt(contract.createArticle, { body })
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
}

test('a new account writes three articles on its first day, drafts and translations included', async () => {
  const alice = await app.signIn('alice')
  const article = await writeArticle(alice)
  await writeArticle(alice, { isDraft: true })
  await writeTranslation(alice, article)
  await expectRefused(alice)
  const { items } = await alice.call(contract.listMyArticles)
  expect(items).toHaveLength(3)
})

test('what was refused for its form counts nothing', async () => {
  const bela = await app.signIn('bela')
  for (let times = 0; times < 4; times++)
    await bela.attempt(contract.createArticle, { body: { ...body, content: 'too short' } })
  expect(await writeArticle(bela)).toMatchObject({ state: 'published' })
})

test('afterwards it is ten a day, and a day later ten again', async () => {
  const citra = await app.signIn('citra')
  await letJoin(citra.userId, 2)
  for (let written = 0; written < 10; written++)
    await writeArticle(citra, { title: `Star ${written} is born` })
  await expectRefused(citra)
  app.clock.advance(DAY_MS + 1)
  expect(await writeArticle(citra)).toMatchObject({ state: 'published' })
})

test('the limit of the first day does not apply to the staff, the general one does', async () => {
  for (const role of ['moderator', 'operator'] as const) {
    const staff = await app.signIn(role, role)
    for (let written = 0; written < 10; written++) await writeArticle(staff)
    await expectRefused(staff)
  }
})

test('a text changes 120 times an hour at most, by editing and by restoring; tags are not limited', async () => {
  const dewi = await app.signIn('dewi')
  const article = await writeArticle(dewi)
  const params = { id: String(article.id) }
  const edit = (change: object) => dewi.attempt(contract.updateArticle, { params, body: change })
  const words = (title: string, baseRevisionId: number) => edit({ title, baseRevisionId })
  expect((await words('How stars are made', article.revisionId)).status).toBe(200)
  await app.db
    .updateTable('rate_limits')
    .set({ hits: RATE_LIMITS.editsPerHour.hits })
    .where('key', '=', `editsPerHour:${dewi.userId}`)
    .execute()
  const { revisionId } = await dewi.call(contract.getArticle, { params })
  expect((await words('How stars are lost', revisionId)).status).toBe(429)
  const older = { ...params, revisionId: String(article.revisionId) }
  expect((await dewi.attempt(restoreRevision, { params: older })).status).toBe(429)
  expect((await edit({ tags: ['stars'] })).status).toBe(200)
  app.clock.advance(HOUR_MS + 1)
  expect((await words('How stars are lost', revisionId)).status).toBe(200)
})
