import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBookmarks, removeBookmark, setBookmark } from '../../contract/bookmarks.ts'
import { DAY_MS } from '../platform/clock.ts'
import { changeArticle, insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let authorId: number
beforeAll(async () => {
  app = await testApp()
  authorId = (await app.signIn('author')).userId
  await app.signIn('alice')
  app.clock.advance(3 * DAY_MS)
})
afterAll(() => app.close())

const at = ({ id }: { id: number }) => ({ objectType: 'article' as const, objectId: String(id) })

async function countersOf({ id }: { id: number }) {
  return app.db
    .selectFrom('object_counters')
    .select(['bookmarks', 'attention'])
    .where('object_type', '=', 'article')
    .where('object_id', '=', id)
    .executeTakeFirst()
}

test('a member bookmarks an article, once however often, and removes it', async () => {
  const article = await insertArticle(app, { authorId })
  const alice = await app.signIn('alice')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => alice.call(setBookmark, { params: at(article), body: {} })),
  )
  expect(answers[0]).toEqual({ bookmarked: true })
  expect(await countersOf(article)).toEqual({ bookmarks: 1, attention: 5 })
  for (let i = 0; i < 2; i++)
    expect(await alice.call(removeBookmark, { params: at(article) })).toEqual({ bookmarked: false })
  expect(await countersOf(article)).toEqual({ bookmarks: 0, attention: 0 })
})

test('the folder can be changed, and stays when it is not named', async () => {
  const article = await insertArticle(app, { authorId })
  const bela = await app.signIn('bela')
  const folders = async () => (await bela.call(listBookmarks)).items.map(({ folder }) => folder)
  await bela.call(setBookmark, { params: at(article), body: { folder: ' Later ' } })
  await bela.call(setBookmark, { params: at(article), body: {} })
  expect(await folders()).toEqual(['Later'])
  await bela.call(setBookmark, { params: at(article), body: { folder: '' } })
  expect(await folders()).toEqual([''])
  expect(await countersOf(article)).toMatchObject({ bookmarks: 1 })
})

test('the list is the person’s own, newest first, in pages', async () => {
  const [citra, dewi] = [await app.signIn('citra'), await app.signIn('dewi')]
  const ids: number[] = []
  for (let i = 0; i < 45; i++) {
    const article = await insertArticle(app, { authorId })
    ids.unshift(article.id)
    // Several of the same moment: the cursor must hold more than the time.
    if (i % 4 === 0) app.clock.advance(1000)
    const body = i % 5 === 0 ? { folder: 'fifth' } : {}
    await citra.call(setBookmark, { params: at(article), body })
  }
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const page = await citra.call(listBookmarks, { query: cursor === undefined ? {} : { cursor } })
    expect(page.items.length).toBeLessThanOrEqual(20)
    seen.push(...page.items.map(({ objectId }) => objectId))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(seen.toSorted((a, b) => b - a)).toEqual(ids)
  const times = await app.db.selectFrom('bookmarks').select(['object_id', 'created_at']).execute()
  const timeOf = new Map(times.map((row) => [row.object_id, row.created_at.getTime()]))
  expect(seen.map((id) => timeOf.get(id))).toEqual(
    seen.map((id) => timeOf.get(id)).toSorted((a, b) => Number(b) - Number(a)),
  )
  expect((await citra.call(listBookmarks, { query: { folder: 'fifth' } })).items.length).toBe(9)
  expect(await dewi.call(listBookmarks)).toEqual({ items: [], nextCursor: null })
})

test('an article that can no longer be seen stays in the list without its text, and can be removed', async () => {
  const article = await insertArticle(app, { authorId, title: 'Secret of the reef' })
  const eka = await app.signIn('eka')
  await eka.call(setBookmark, { params: at(article), body: {} })
  expect((await eka.call(listBookmarks)).items).toMatchObject([
    { objectType: 'article', objectId: article.id, article: { id: article.id, title: 'Secret of the reef' } },
  ])
  await changeArticle(app, article.id, { state: 'draft' })
  expect((await eka.call(listBookmarks)).items).toMatchObject([{ objectId: article.id, article: null }])
  await eka.call(removeBookmark, { params: at(article) })
  expect((await eka.call(listBookmarks)).items).toEqual([])
})

test('a visitor is asked to sign in', async () => {
  const article = await insertArticle(app, { authorId })
  const visitor = app.visitor()
  const answers = [
    await visitor.attempt(setBookmark, { params: at(article), body: {} }),
    await visitor.attempt(removeBookmark, { params: at(article) }),
    await visitor.attempt(listBookmarks),
  ]
  for (const answer of answers) expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
})

test('what can not be seen can not be bookmarked', async () => {
  const alice = await app.signIn('alice')
  for (const state of ['draft', 'deleted', 'removed'] as const) {
    const article = await insertArticle(app, { authorId, state })
    const answer = await alice.attempt(setBookmark, { params: at(article), body: {} })
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
  for (const objectType of ['article', 'comment', 'guild', 'person', 'page-post'])
    expect(
      (await alice.attempt(setBookmark, { params: { objectType, objectId: 999_999 }, body: {} })).status,
    ).toBe(404)
})

test('an author can not bookmark what they have not published', async () => {
  const article = await insertArticle(app, { authorId, state: 'draft' })
  const author = await app.signIn('author')
  const answer = await author.attempt(setBookmark, { params: at(article), body: {} })
  expect(answer).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
})

test('bad input and cursors of others are refused', async () => {
  const article = await insertArticle(app, { authorId })
  const [alice, citra] = [await app.signIn('alice'), await app.signIn('citra')]
  for (const body of [{ folder: 'x'.repeat(41) }, { folder: 1 }, { folder: 'a\nb' }, { userId: 1 }, []])
    expect((await alice.attempt(setBookmark, { params: at(article), body })).status).toBe(400)
  for (const params of [
    { objectType: 'planet', objectId: 1 },
    { objectType: 'article', objectId: 0 },
  ])
    expect((await alice.attempt(setBookmark, { params, body: {} })).status).toBe(400)
  const { nextCursor } = await citra.call(listBookmarks)
  expect(nextCursor).not.toBeNull()
  for (const cursor of [nextCursor ?? '', 'AAAA', `${nextCursor}A`])
    expect(await alice.attempt(listBookmarks, { query: { cursor } })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
  const query = { cursor: nextCursor ?? '', folder: 'fifth' }
  expect((await citra.attempt(listBookmarks, { query })).status).toBe(400)
})
