import { afterAll, beforeAll, expect, test } from 'vitest'
import { getArticleMine } from '../../contract/articles.ts'
import {
  listReadingPositions,
  removeReadingPosition,
  saveReadingPosition,
} from '../../contract/reading-positions.ts'
import { DAY_MS, MINUTE_MS, addMs } from '../platform/clock.ts'
import { RATE_LIMITS } from '../platform/rate-limits.ts'
import { changeArticle, insertArticle } from '../testing/insert-article.ts'
import { statementsOf } from '../testing/statements-of.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { purgePositions } from './queries.ts'
import { MOST_POSITIONS } from './rules.ts'

let app: TestApp
let authorId: number
beforeAll(async () => {
  app = await testApp()
  authorId = (await app.signIn('author')).userId
})
afterAll(() => app.close())

const at = ({ id }: { id: number }) => ({ id: String(id) })
const save = (client: TestClient, article: { id: number }, block = 4, percent = 40) =>
  client.call(saveReadingPosition, { params: at(article), body: { block, percent } })
const shelf = async (client: TestClient) =>
  (await client.call(listReadingPositions)).items.map(({ article }) => article.id)
const positionOf = async (client: TestClient, article: { id: number }) =>
  (await client.call(getArticleMine, { params: at(article) })).readingPosition

test('a position is kept for its reader alone, replaced as they read on, and forgotten at the end', async () => {
  const article = await insertArticle(app, { authorId })
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  expect(await positionOf(alice, article)).toBeNull()
  expect(await save(alice, article)).toEqual({ done: true })
  app.clock.advance(1000)
  await save(alice, article, 9, 71)
  const kept = { block: 9, percent: 71, updatedAt: app.clock.now().toISOString() }
  expect(await positionOf(alice, article)).toEqual(kept)
  expect((await alice.call(listReadingPositions)).items).toMatchObject([
    { ...kept, article: { id: article.id, title: 'How stars are born' } },
  ])
  expect(await positionOf(bela, article)).toBeNull()
  expect(await shelf(bela)).toEqual([])
  await bela.call(removeReadingPosition, { params: at(article) })
  expect(await positionOf(alice, article)).toEqual(kept)
  for (let times = 0; times < 2; times++)
    expect(await alice.call(removeReadingPosition, { params: at(article) })).toEqual({ done: true })
  expect(await positionOf(alice, article)).toBeNull()
})

test('the shelf has the latest first, in pages, whatever was read at the same moment', async () => {
  const citra = await app.signIn('citra')
  const read: number[] = []
  for (let n = 0; n < 45; n++) {
    const article = await insertArticle(app, { authorId })
    if (n % 4 === 0) app.clock.advance(1000)
    await save(citra, article)
    read.unshift(article.id)
  }
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const page = await citra.call(listReadingPositions, { query: cursor === undefined ? {} : { cursor } })
    expect(page.items.length).toBeLessThanOrEqual(20)
    seen.push(...page.items.map(({ article }) => article.id))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(seen).toEqual(read)
  const { nextCursor } = await citra.call(listReadingPositions)
  const dewi = await app.signIn('dewi')
  expect((await dewi.attempt(listReadingPositions, { query: { cursor: nextCursor ?? '' } })).status).toBe(400)
})

test('what may no longer be read is not on the shelf, and is there again with its article', async () => {
  const article = await insertArticle(app, { authorId })
  const eka = await app.signIn('eka')
  await save(eka, article)
  for (const state of ['draft', 'deleted', 'removed'] as const) {
    await changeArticle(app, article.id, { state })
    expect(await shelf(eka)).toEqual([])
    const answer = await eka.attempt(saveReadingPosition, {
      params: at(article),
      body: { block: 5, percent: 50 },
    })
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
  expect((await eka.call(removeReadingPosition, { params: at(article) })).done).toBe(true)
  await changeArticle(app, article.id, { state: 'published' })
  await save(eka, article)
  expect(await shelf(eka)).toEqual([article.id])
})

test('saving is one statement after the session, and waits for no disk', async () => {
  const article = await insertArticle(app, { authorId })
  const fajar = await app.signIn('fajar')
  await save(fajar, article)
  const { statements, commits } = await statementsOf(() => save(fajar, article, 5, 50))
  expect(statements.filter((text) => text.includes('reading_positions'))).toHaveLength(1)
  expect(statements.length).toBeLessThanOrEqual(2)
  expect(commits).toBe(0)
})

test('what is hardly begun or finished is not half read, and what is no place is refused', async () => {
  const article = await insertArticle(app, { authorId })
  const gita = await app.signIn('gita')
  const bodies = [
    { block: 1, percent: 9 },
    { block: 1, percent: 91 },
    { block: -1, percent: 50 },
    { block: 5001, percent: 50 },
    { block: 1.5, percent: 50 },
    { block: '1', percent: 50 },
    { block: 1 },
    { percent: 50 },
    { block: 1, percent: 50, userId: 1 },
  ]
  for (const body of bodies)
    expect((await gita.attempt(saveReadingPosition, { params: at(article), body })).status).toBe(400)
  const missing = { params: { id: '999999' }, body: { block: 1, percent: 50 } }
  expect((await gita.attempt(saveReadingPosition, missing)).status).toBe(404)
  expect(await shelf(gita)).toEqual([])
})

test('whoever sends far more than a reader is asked to wait', async () => {
  const article = await insertArticle(app, { authorId })
  const hadi = await app.signIn('hadi')
  const { hits, windowMs } = RATE_LIMITS.readingPositions
  for (let n = 0; n < hits; n++) await save(hadi, article)
  const answer = await hadi.attempt(saveReadingPosition, {
    params: at(article),
    body: { block: 1, percent: 50 },
  })
  expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  app.clock.advance(windowMs + MINUTE_MS)
  await save(hadi, article)
})

test('of one person the latest are kept, and of those nobody continued none after half a year', async () => {
  let indah = await app.signIn('indah')
  const { userId } = indah
  const articles: number[] = []
  for (let n = 0; n <= MOST_POSITIONS; n++) articles.push((await insertArticle(app, { authorId })).id)
  const [oldest = 0, second = 0] = articles
  await app.db
    .insertInto('reading_positions')
    .values(
      articles.slice(0, MOST_POSITIONS).map((article_id, n) => ({
        user_id: userId,
        article_id,
        block: 1,
        percent: 20,
        updated_at: addMs(app.clock.now(), (n - MOST_POSITIONS) * MINUTE_MS),
      })),
    )
    .execute()
  const kept = async () =>
    (
      await app.db
        .selectFrom('reading_positions')
        .select('article_id')
        .where('user_id', '=', userId)
        .execute()
    ).map(({ article_id }) => article_id)
  // Reading on in the oldest makes room for nothing.
  await save(indah, { id: oldest })
  expect(await kept()).toHaveLength(MOST_POSITIONS)
  await save(indah, { id: articles.at(-1) ?? 0 })
  expect(await kept()).toHaveLength(MOST_POSITIONS)
  expect(await kept()).not.toContain(second)
  app.clock.advance(180 * DAY_MS - 1000)
  await purgePositions(app.db, app.clock.now())
  expect((await kept()).toSorted((a, b) => a - b)).toEqual([oldest, articles.at(-1)])
  app.clock.advance(1000)
  await purgePositions(app.db, app.clock.now())
  expect(await kept()).toEqual([])
  indah = await app.signIn('indah')
  expect(await shelf(indah)).toEqual([])
})

test('a position goes with its reader and with its article', async () => {
  const article = await insertArticle(app, { authorId })
  const [joko, kiki] = [await app.signIn('joko'), await app.signIn('kiki')]
  await save(joko, article)
  await save(kiki, article)
  const left = () =>
    app.db.selectFrom('reading_positions').select('user_id').where('article_id', '=', article.id).execute()
  await app.db.deleteFrom('users').where('id', '=', joko.userId).execute()
  expect(await left()).toEqual([{ user_id: kiki.userId }])
  await app.db.deleteFrom('articles').where('id', '=', article.id).execute()
  expect(await left()).toEqual([])
})

test('a visitor has no positions on the server', async () => {
  const article = await insertArticle(app, { authorId })
  const visitor = app.visitor()
  const answers = [
    await visitor.attempt(saveReadingPosition, { params: at(article), body: { block: 1, percent: 50 } }),
    await visitor.attempt(removeReadingPosition, { params: at(article) }),
    await visitor.attempt(listReadingPositions),
  ]
  for (const answer of answers) expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
})
