import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '../../contract/articles.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { joinArticle, WORDS, writeArticle, writeTranslation } from '../testing/write-article.ts'

let app: TestApp
let alice: TestClient & { userId: number }
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance(5000))

const idOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })

test('an article is answered with a tag, and with 304 to a browser that has it', async () => {
  const article = await writeArticle(alice)
  const reader = app.visitor()
  const first = await reader.attempt(contract.getArticle, { params: { id: article.id } })
  expect(first.headers['cache-control']).toBe('no-cache')
  const headers = { 'if-none-match': String(first.headers['etag']) }
  const again = await reader.attempt(contract.getArticle, { params: { id: article.id }, headers })
  expect(again).toMatchObject({ status: 304, body: '' })
})

test('an invalid or unknown id is refused as such', async () => {
  for (const [id, status] of [
    ['999999', 404],
    ['999999999999999', 404],
    ['0', 400],
    ['1.5', 400],
    ['abc', 400],
    ['%00', 400],
  ] as const) {
    const answer = await app.visitor().attempt(contract.getArticle, { params: { id } })
    expect(answer.status, id).toBe(status)
    const translations = await app.visitor().attempt(contract.listTranslations, { params: { id } })
    expect(translations.status, id).toBe(status)
    const mine = await alice.attempt(contract.getArticleMine, { params: { id } })
    expect(mine.status, id).toBe(status)
  }
})

test('the answer for an author’s own draft is never cached', async () => {
  const draft = await writeArticle(alice, { isDraft: true })
  const own = await alice.attempt(contract.getArticle, { params: { id: draft.id } })
  expect(own).toMatchObject({ status: 200, body: { state: 'draft' } })
  expect(own.headers['cache-control']).toBe('no-store')
  expect((await app.visitor().attempt(contract.getArticle, { params: { id: draft.id } })).status).toBe(404)
})

test('a co-author reads the draft, but not what its author deleted', async () => {
  const bela = await app.signIn('bela')
  const draft = await writeArticle(alice, { isDraft: true, coAuthors: ['bela-1000'] })
  await joinArticle(bela, draft)
  expect(await bela.call(contract.getArticle, idOf(draft))).toMatchObject({ state: 'draft' })
  await alice.call(contract.deleteArticle, idOf(draft))
  expect((await bela.attempt(contract.getArticle, idOf(draft))).status).toBe(404)
})

test('Honor next to a name is never less than nothing', async () => {
  const dewi = await app.signIn('dewi')
  const { id } = await writeArticle(alice, { coAuthors: ['dewi-1000'] })
  await joinArticle(dewi, { id })
  await app.db
    .insertInto('honor_totals')
    .values([
      { user_id: alice.userId, total: 120 },
      { user_id: dewi.userId, total: -30 },
    ])
    .execute()
  const { authors } = await app.visitor().call(contract.getArticle, idOf({ id }))
  expect(authors.map(({ honor }) => honor)).toEqual([120, 0])
})

test('a tree of an older renderer is redrawn in the background, and read as it is until then', async () => {
  const article = await writeArticle(alice)
  await app.db
    .updateTable('articles')
    .set({ renderer_version: 0, nodes: JSON.stringify([]), excerpt: 'A heading, as it once was' })
    .where('id', '=', article.id)
    .execute()
  const before = await app.visitor().call(contract.getArticle, idOf(article))
  expect(before.nodes).toEqual([])
  await app.redraw()
  app.clock.advance(2000)
  const after = await app.visitor().call(contract.getArticle, idOf(article))
  expect(after.nodes).toEqual([{ type: 'paragraph', children: [{ type: 'text', value: WORDS }] }])
  expect(after.content).not.toContain('heading')
  const row = app.db.selectFrom('articles').select('excerpt').where('id', '=', article.id)
  expect((await row.executeTakeFirstOrThrow()).excerpt).toMatch(new RegExp(`^${WORDS.slice(0, 20)}`))
})

test('related are three others: of the same tags, then of the same category, its own group never', async () => {
  const bela = await app.signIn('bela')
  const write = (change: Parameters<typeof writeArticle>[1]) =>
    writeArticle(bela, { language: 'id', ...change })
  const article = await write({ tags: ['sea', 'salt'], categories: ['geography'] })
  await writeTranslation(bela, article, { language: 'en', title: 'The salt of the sea' })
  const oneTag = await write({ tags: ['sea'], categories: ['health'] })
  const twoTags = await write({ tags: ['salt', 'sea'], categories: ['sports'] })
  const sameCategory = await write({ categories: ['geography', 'world'] })
  const other = await write({ categories: ['world'] })
  const english = await writeArticle(bela, { tags: ['salt', 'sea'], categories: ['geography'] })
  const { related } = await app.visitor().call(contract.getArticle, idOf(article))
  expect(related.map(({ id }) => id)).toEqual([twoTags.id, oneTag.id, sameCategory.id])
  expect(related.map(({ id }) => id)).not.toContain(other.id)
  await bela.call(contract.deleteArticle, idOf(oneTag))
  app.clock.advance(5000)
  const { related: after } = await app.visitor().call(contract.getArticle, idOf(article))
  expect(after.map(({ id }) => id)).toEqual([twoTags.id, sameCategory.id, english.id])
})

test('what a viewer has done with an article is visible to them alone', async () => {
  const bela = await app.signIn('bela')
  const citra = await app.signIn('citra')
  const mod = await app.signIn('mod', 'moderator')
  const article = await writeArticle(alice, { coAuthors: ['bela-1000'] })
  await joinArticle(bela, article)
  const mark = { object_type: 'article', object_id: article.id, user_id: citra.userId, weight: 1 }
  await app.db
    .insertInto('likes')
    .values({ ...mark, created_at: app.clock.now() })
    .execute()
  await app.db
    .insertInto('bookmarks')
    .values({ ...mark, created_at: app.clock.now() })
    .execute()
  for (const state of ['open', 'declined'])
    await app.db
      .insertInto('article_suggestions')
      .values({
        article_id: article.id,
        base_revision_id: article.revisionId,
        author_id: citra.userId,
        title: article.title,
        source: 'Better',
        state,
        created_at: app.clock.now(),
      })
      .execute()
  const none = {
    liked: false,
    bookmarked: false,
    openSuggestions: 1,
    isCoAuthor: false,
    invited: [],
    readingPosition: null,
  }
  expect(await alice.call(contract.getArticleMine, idOf(article))).toEqual({
    ...none,
    canEdit: true,
    canDelete: true,
    canDecide: true,
  })
  expect(await bela.call(contract.getArticleMine, idOf(article))).toEqual({
    ...none,
    canEdit: true,
    canDelete: false,
    canDecide: true,
    isCoAuthor: true,
  })
  expect(await citra.call(contract.getArticleMine, idOf(article))).toEqual({
    ...none,
    liked: true,
    bookmarked: true,
    canEdit: false,
    canDelete: false,
    canDecide: false,
  })
  expect(await mod.call(contract.getArticleMine, idOf(article))).toMatchObject({
    canEdit: false,
    canDelete: false,
  })
  expect((await app.visitor().attempt(contract.getArticleMine, idOf(article))).status).toBe(401)
  const draft = await writeArticle(alice, { isDraft: true })
  expect((await citra.attempt(contract.getArticleMine, idOf(draft))).status).toBe(404)
})

test('one’s own articles are listed by state, each with its own', async () => {
  const eka = await app.signIn('eka')
  const published = await writeArticle(eka)
  const draft = await writeArticle(eka, { isDraft: true })
  const deleted = await writeArticle(eka)
  await eka.call(contract.deleteArticle, idOf(deleted))
  const stateOf = async (query = {}) => {
    const { items } = await eka.call(contract.listMyArticles, { query })
    return new Map(items.map(({ id, state }) => [id, state]))
  }
  expect(await stateOf()).toEqual(
    new Map([
      [published.id, 'published'],
      [draft.id, 'draft'],
      [deleted.id, 'deleted'],
    ]),
  )
  expect(await stateOf({ state: 'draft' })).toEqual(new Map([[draft.id, 'draft']]))
  expect((await eka.attempt(contract.listMyArticles, { query: { state: 'removed' } })).status).toBe(400)
  expect((await app.visitor().attempt(contract.listMyArticles)).status).toBe(401)
})

test('what is published, edited and deleted is counted for the operator', async () => {
  const fajar = await app.signIn('fajar')
  const count = async (result: string) => {
    const text = (await app.visitor().request('GET', '/metrics', { ip: '127.0.0.1' })).body
    return Number(new RegExp(`cendekia_articles_total\\{result="${result}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
  }
  const before = await Promise.all(['published', 'edited', 'deleted'].map(count))
  const article = await writeArticle(fajar)
  await writeArticle(fajar, { isDraft: true })
  await fajar.call(contract.updateArticle, {
    ...idOf(article),
    body: { title: 'A better title', baseRevisionId: article.revisionId },
  })
  await fajar.call(contract.deleteArticle, idOf(article))
  const after = await Promise.all(['published', 'edited', 'deleted'].map(count))
  expect(after).toEqual(before.map((number) => number + 1))
})
