import { afterEach, beforeEach, expect, test } from 'vitest'
import { followTopic, followUser } from '../../contract/follows.ts'
import { FOR_YOU_SIZE, getForYou } from '../../contract/for-you.ts'
import { saveLanguages } from '../../contract/settings.ts'
import { HOUR_MS, addMs } from '../platform/clock.ts'
import { transact } from '../platform/db.ts'
import { addAttention } from '../reactions/public.ts'
import { insertArticle, type ArticleRow } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

let app: TestApp
let alice: TestClient & { userId: number }
beforeEach(async () => {
  app = await testApp()
  alice = await app.signIn('alice')
})
afterEach(() => app.close())

async function publish(hoursAgo: number, attention: number, row: Partial<ArticleRow> = {}): Promise<number> {
  const publishedAt = addMs(app.clock.now(), -hoursAgo * HOUR_MS)
  const { id } = await insertArticle(app, { authorId: null, language: 'en', publishedAt, ...row })
  await transact(app.db, (trx) => addAttention(trx, 'article', id, attention))
  await app.settle()
  return id
}
const follow = (kind: 'tag' | 'category', topic: string) =>
  alice.call(followTopic, { params: { kind, topic } })
const read = async () => (await alice.call(getForYou)).items.map(({ id }) => id)

test('who follows nothing has nothing to choose from', async () => {
  await publish(1, 10)
  expect(await alice.call(getForYou)).toEqual({ hasChoices: false, items: [] })
})

test('only what is followed: categories, tags and people; new and lively ones first', async () => {
  const bela = await app.signIn('bela')
  const old = await publish(24 * 20, 100, { categories: ['science'] })
  const quiet = await publish(2, 0, { categories: ['science'] })
  const lively = await publish(2, 30, { categories: ['science', 'health'] })
  const tagged = await publish(30, 0, { categories: ['world'], tags: ['batik'] })
  const hers = await publish(30, 0, { categories: ['sports'], authorId: bela.userId })
  await publish(1, 1000, { categories: ['politics'], tags: ['election'] })
  await follow('category', 'science')
  expect(await alice.call(getForYou)).toMatchObject({ hasChoices: true })
  expect(await read()).toEqual([lively, quiet, old])
  await follow('tag', 'batik')
  await alice.call(followUser, { params: { id: String(bela.userId) } })
  // A followed person counts as much as three days.
  expect(await read()).toEqual([lively, hers, quiet, tagged, old])
})

test('what matches more than one choice comes first', async () => {
  const one = await publish(1, 0, { categories: ['science'] })
  const both = await publish(20, 0, { categories: ['science', 'health'], tags: ['batik'] })
  for (const category of ['science', 'health']) await follow('category', category)
  expect(await read()).toEqual([both, one])
})

test('an article in a language that is not read comes after the others, or not at all', async () => {
  const malay = await publish(1, 50, { categories: ['science'], language: 'my' })
  const english = await publish(40, 0, { categories: ['science'] })
  await follow('category', 'science')
  expect(await read()).toEqual([malay, english])
  const choice = { reading: ['en' as const], isOnlyReading: true, writing: null }
  await alice.call(saveLanguages, { body: choice })
  expect(await read()).toEqual([english])
})

test('nobody fills the list, and neither oneself nor who is hidden is in it', async () => {
  const [bela, citra] = [await app.signIn('bela'), await app.signIn('citra')]
  const row = { categories: ['science' as const] }
  const own = await publish(1, 100, { ...row, authorId: alice.userId })
  const hidden = await publish(1, 100, { ...row, authorId: citra.userId })
  const many: number[] = []
  for (let i = 0; i < 4; i++) many.push(await publish(i + 2, 0, { ...row, authorId: bela.userId }))
  for (let i = 0; i < FOR_YOU_SIZE; i++) await publish(i + 100, 0, row)
  await follow('category', 'science')
  await app.db
    .insertInto('blocks')
    .values({ blocker_id: alice.userId, blocked_id: citra.userId, created_at: app.clock.now() })
    .execute()
  const shown = await read()
  expect(shown).not.toContain(own)
  expect(shown).not.toContain(hidden)
  expect(shown.filter((id) => many.includes(id))).toEqual(many.slice(0, 2))
})

test('a visitor is asked to sign in', async () => {
  expect(await app.visitor().attempt(getForYou)).toMatchObject({
    status: 401,
    body: { code: 'not_signed_in' },
  })
})
