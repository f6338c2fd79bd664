import { afterAll, beforeAll, expect, test } from 'vitest'
import { likeArticle } from '../../contract/articles.ts'
import { getUser } from '../../contract/auth.ts'
import { createComment } from '../../contract/comments.ts'
import { followTopic, followUser } from '../../contract/follows.ts'
import { saveLanguages } from '../../contract/settings.ts'
import * as contract from '../../contract/welcome.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const ticked = async (client: TestClient) =>
  (await client.call(contract.getWelcome)).checklist?.flatMap(({ code, isDone }) => (isDone ? [code] : []))
const suggested = async (client: TestClient) =>
  (await client.call(contract.listSuggestedPeople)).items.map(({ alias }) => alias)

test('the account says that somebody is new until the checklist is closed, and then nothing', async () => {
  const ani = await app.signIn('ani')
  expect(await ani.call(getUser)).toMatchObject({ isNew: true })
  expect(await ani.call(contract.getWelcome)).toEqual({
    isNew: true,
    checklist: contract.CHECKLIST.map((code) => ({ code, isDone: false })),
  })
  for (let i = 0; i < 2; i++) await ani.call(contract.finishWelcome)
  expect(await ani.call(contract.getWelcome)).toMatchObject({ isNew: false, checklist: expect.any(Array) })
  expect(await ani.call(getUser)).toMatchObject({ isNew: true })
  for (let i = 0; i < 2; i++) await ani.call(contract.closeChecklist)
  expect(await ani.call(contract.getWelcome)).toEqual({ isNew: false, checklist: null })
  expect(await ani.call(getUser)).not.toHaveProperty('isNew')
})

test('who closes the list before the screens is asked nothing any more', async () => {
  const beni = await app.signIn('beni')
  await beni.call(contract.closeChecklist)
  expect(await beni.call(contract.getWelcome)).toEqual({ isNew: false, checklist: null })
})

test('each deed ticks its line, and no line is ticked by less', async () => {
  const cahya = await app.signIn('cahya')
  const { id } = await insertArticle(app, { authorId: null })
  await app.settle()
  const others = await Promise.all(['dian', 'eko', 'fitri'].map((name) => app.signIn(name)))
  for (const { userId } of others.slice(0, 2))
    await cahya.call(followUser, { params: { id: String(userId) } })
  expect(await ticked(cahya)).toEqual([])
  await cahya.call(followUser, { params: { id: String(others[2]?.userId) } })
  expect(await ticked(cahya)).toEqual(['follow'])
  await cahya.call(likeArticle, { params: { id: String(id) }, body: { isLike: true } })
  expect(await ticked(cahya)).toEqual(['follow', 'like'])
  await cahya.call(createComment, {
    body: { objectType: 'article', objectId: id, text: 'Terima kasih, ini jelas sekali.' },
  })
  expect(await ticked(cahya)).toEqual(['follow', 'like', 'comment'])
  await app.db
    .updateTable('users')
    .set({ profile_image_url: '/media/me.webp' })
    .where('id', '=', cahya.userId)
    .execute()
  expect(await ticked(cahya)).toEqual(['photo', 'follow', 'like', 'comment'])
  const result = { user_id: cahya.userId, score: 104, finished_at: app.clock.now() }
  await app.db.insertInto('iq_results').values(result).execute()
  expect(await ticked(cahya)).toEqual(['photo', 'follow', 'like', 'comment', 'iq'])
})

test('a visitor is asked to sign in', async () => {
  for (const route of [
    contract.getWelcome,
    contract.finishWelcome,
    contract.closeChecklist,
    contract.listSuggestedPeople,
  ])
    expect(await app.visitor().attempt(route)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
})

test('suggested are people who wrote lately: of the followed categories first, in the languages that are read', async () => {
  const gita = await app.signIn('gita')
  const write = async (name: string, row: Partial<Parameters<typeof insertArticle>[1]>, daysAgo: number) => {
    const { userId } = await app.signIn(name)
    await insertArticle(app, {
      authorId: userId,
      publishedAt: addMs(app.clock.now(), -daysAgo * DAY_MS),
      ...row,
    })
    await app.settle()
    return userId
  }
  await write('hadi', { categories: ['sports'], language: 'en' }, 1)
  const ira = await write('ira', { categories: ['astronomy'], language: 'en' }, 3)
  await write('joko', { categories: ['astronomy'], language: 'en' }, 2)
  await write('kiki', { categories: ['astronomy'], language: 'my' }, 1)
  const lala = await write('lala', { categories: ['astronomy'], language: 'en' }, 1)
  const moko = await write('moko', { categories: ['astronomy'], language: 'en' }, 1)
  const nina = await write('nina', { categories: ['astronomy'], language: 'en' }, 1)
  await gita.call(saveLanguages, { body: { reading: ['en'], isOnlyReading: false, writing: null } })
  await gita.call(followTopic, { params: { kind: 'category', topic: 'astronomy' } })
  // Whoever is followed, hidden or suspended is not suggested.
  await gita.call(followUser, { params: { id: String(lala) } })
  await app.db
    .insertInto('blocks')
    .values({ blocker_id: moko, blocked_id: gita.userId, created_at: app.clock.now() })
    .execute()
  await app.db.updateTable('users').set({ suspended_at: app.clock.now() }).where('id', '=', nina).execute()
  await app.db
    .updateTable('users')
    .set({ profile_image_url: '/media/ira.webp' })
    .where('id', '=', ira)
    .execute()
  await app.db.insertInto('profiles').values({ user_id: ira, bio: 'Watches the sky.' }).execute()
  expect(await suggested(gita)).toEqual(['ira-1000', 'joko-1000', 'hadi-1000'])
  expect((await gita.call(contract.listSuggestedPeople)).items[0]).toEqual({
    id: ira,
    name: 'ira Tester',
    alias: 'ira-1000',
    profileUrl: '/media/ira.webp',
    honor: 0,
    bio: 'Watches the sky.',
  })
})
