import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser } from '../../contract/blocks.ts'
import { createArticleComment } from '../../contract/comments.ts'
import { followUser } from '../../contract/follows.ts'
import { PEOPLE_SUGGESTED, suggestPeople } from '../../contract/mentions.ts'
import { RATE_LIMITS } from '../platform/rate-limits.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Query = Parameters<typeof find>[1]
const find = async (client: TestClient, query: { q: string; objectType?: 'article'; objectId?: string }) =>
  (await client.call(suggestPeople, { query })).items.map(({ alias }) => alias)

test('people are found by how their alias or one of their names begins, in any case of its letters', async () => {
  const reader = await app.signIn('reader')
  await app.signIn('sekar')
  await app.signIn('sena')
  for (const q of ['sek', 'SEK', 'sekar-1', 'sekar t'])
    expect(await find(reader, { q }), q).toEqual(['sekar-1000'])
  expect(await find(reader, { q: 'se' })).toEqual(['sekar-1000', 'sena-1000'])
  expect(await find(reader, { q: 'tester' })).toEqual(expect.arrayContaining(['sekar-1000']))
  expect(await find(reader, { q: 'ekar' })).toEqual([])
  const { items } = await reader.call(suggestPeople, { query: { q: 'sekar' } })
  expect(items).toEqual([
    { id: expect.any(Number), name: 'sekar Tester', alias: 'sekar-1000', profileUrl: null, honor: 0 },
  ])
})

test('oneself, the suspended, and people with a block between them are not among them', async () => {
  const nadia = await app.signIn('nadia')
  const nara = await app.signIn('nara')
  const nila = await app.signIn('nila')
  const niko = await app.signIn('niko')
  await nara.call(blockUser, { params: { id: String(nadia.userId) } })
  await nadia.call(blockUser, { params: { id: String(nila.userId) } })
  expect(await find(nadia, { q: 'n' })).toEqual(['niko-1000'])
  await app.db
    .updateTable('users')
    .set({ suspended_at: app.clock.now() })
    .where('id', '=', niko.userId)
    .execute()
  expect(await find(nadia, { q: 'n' })).toEqual([])
})

test('those of the talk and those whom one follows come first, and there are never more than eight', async () => {
  const wati = await app.signIn('wati')
  for (const letter of 'abcdefghij') await app.signIn(`k${letter}`)
  const kym = await app.signIn('kym')
  const kyz = await app.signIn('kyz')
  const kzo = await app.signIn('kzo')
  expect(await find(wati, { q: 'k' })).toHaveLength(PEOPLE_SUGGESTED)
  await wati.call(followUser, { params: { id: String(kyz.userId) } })
  expect((await find(wati, { q: 'k' })).slice(0, 2)).toEqual(['kyz-1000', 'ka-1000'])
  const article = await insertArticle(app, { authorId: kzo.userId })
  await kym.call(createArticleComment, {
    params: { id: String(article.id) },
    body: { text: 'I was here.' },
  })
  const talk: Query = { q: 'k', objectType: 'article', objectId: String(article.id) }
  expect((await find(wati, talk)).slice(0, 4)).toEqual(['kym-1000', 'kyz-1000', 'kzo-1000', 'ka-1000'])
  // Who takes part in what one may not read is not told.
  await app.db.updateTable('articles').set({ state: 'draft' }).where('id', '=', article.id).execute()
  expect((await find(wati, talk)).slice(0, 2)).toEqual(['kyz-1000', 'ka-1000'])
})

test('marks of a pattern are letters like any other, and bad questions are refused', async () => {
  const vito = await app.signIn('vito')
  const under = await app.signIn('under')
  // As the first aliases were made of names.
  await app.db.updateTable('users').set({ alias_name: 'x_b' }).where('id', '=', under.userId).execute()
  await app.signIn('xab')
  expect(await find(vito, { q: 'x_' })).toEqual(['x_b'])
  for (const q of ['%', '\\', "'", '_%', '\u{1f600}', 'ي']) expect(await find(vito, { q }), q).toEqual([])
  for (const q of ['', ' ', 'a'.repeat(51), 'a\u0000', 'a\nb'])
    expect((await vito.attempt(suggestPeople, { query: { q } })).status, JSON.stringify(q)).toBe(400)
  expect((await vito.attempt(suggestPeople, { query: {} })).status).toBe(400)
  expect((await vito.attempt(suggestPeople, { query: { q: 'a', limit: '9' } })).status).toBe(400)
  expect((await app.visitor().attempt(suggestPeople, { query: { q: 'a' } })).status).toBe(401)
})

test('whoever asks more often than anybody types has to wait', async () => {
  const bot = await app.signIn('bot')
  for (let call = 0; call < RATE_LIMITS.peopleSearches.hits; call += 1) await find(bot, { q: 'zz' })
  expect((await bot.attempt(suggestPeople, { query: { q: 'zz' } })).status).toBe(429)
})
