import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/articles.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { joinArticle, WORDS, writeArticle } from '../testing/write-article.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

type Change = BodyOf<typeof contract.updateArticle>
const update = (client: TestClient, id: number, body: Change) =>
  client.call(contract.updateArticle, { params: { id: String(id) }, body })
const tryUpdate = (client: TestClient, id: number, body: unknown) =>
  client.attempt(contract.updateArticle, { params: { id }, body })
const listedIds = async (query = {}) =>
  (await app.visitor().call(contract.listArticles, { query: { limit: '50', ...query } })).map(({ id }) => id)

test('an edit writes a revision with its summary, and the older text stays in the history', async () => {
  const alice = await app.signIn('alice')
  const article = await writeArticle(alice)
  app.clock.advance(1000)
  const content = `${WORDS} So they say.`
  const edited = await update(alice, article.id, {
    title: 'How the stars are born',
    content,
    baseRevisionId: article.revisionId,
    summary: 'Who says so',
    isMinor: true,
  })
  expect(edited).toMatchObject({ title: 'How the stars are born', content, words: 19 })
  expect(edited.revisionId).toBeGreaterThan(article.revisionId)
  expect(edited.updatedAt > article.updatedAt).toBe(true)
  expect(edited.createdAt).toBe(article.createdAt)
  const revisions = await app.db
    .selectFrom('article_revisions')
    .selectAll()
    .where('article_id', '=', article.id)
    .orderBy('id')
    .execute()
  expect(revisions).toMatchObject([
    { title: article.title, source: WORDS, size_delta: WORDS.length, editor_id: alice.userId },
    { source: content, size_delta: 13, summary: 'Who says so', is_minor: true },
  ])
})

test('an edit names the revision that was edited, one of this article', async () => {
  const alice = await app.signIn('alice')
  const [article, other] = [await writeArticle(alice), await writeArticle(alice)]
  for (const change of [{ title: 'Another title' }, { content: `${WORDS} More.` }])
    expect(await tryUpdate(alice, article.id, change)).toMatchObject({
      status: 400,
      body: { fields: { baseRevisionId: 'This is required.' } },
    })
  for (const baseRevisionId of [other.revisionId, 999_999])
    expect(await tryUpdate(alice, article.id, { title: 'Another title', baseRevisionId })).toMatchObject({
      status: 400,
      body: { fields: { baseRevisionId: 'This isn’t a version of this article.' } },
    })
})

test('the same text again is no revision, and a call without a change changes nothing', async () => {
  const alice = await app.signIn('alice')
  const article = await writeArticle(alice, { tags: ['stars'] })
  app.clock.advance(1000)
  const { title, content, revisionId: baseRevisionId, tags, categories } = article
  const same = await update(alice, article.id, {
    title,
    content,
    baseRevisionId,
    tags,
    categories,
    thumbnailId: null,
    coAuthors: [],
    state: 'published',
  })
  expect(same).toEqual(article)
  expect(await update(alice, article.id, {})).toEqual(article)
})

test('tags and categories change without a revision, and the article moves to its new places', async () => {
  const alice = await app.signIn('alice')
  const article = await writeArticle(alice, { tags: ['comets'], categories: ['history'] })
  const changed = await update(alice, article.id, { tags: ['meteors'], categories: ['astronomy', 'world'] })
  expect(changed).toMatchObject({
    tags: ['meteors'],
    category: 'astronomy',
    categories: ['astronomy', 'world'],
    revisionId: article.revisionId,
  })
  expect(await listedIds({ tag: 'comets' })).toEqual([])
  expect(await listedIds({ tag: 'meteors' })).toEqual([article.id])
  expect(await listedIds({ category: 'history' })).not.toContain(article.id)
  expect(await listedIds({ category: 'world' })).toContain(article.id)
  await app.settle()
  const { rows } = await sql<{ finds: boolean }>`
    select words @@ to_tsquery('simple', 'meteors') and not words @@ to_tsquery('simple', 'comets') as finds
    from article_search where article_id = ${article.id}`.execute(app.db)
  expect(rows).toEqual([{ finds: true }])
})

test('the same bad input is refused as when writing', async () => {
  const alice = await app.signIn('alice')
  const { id, revisionId: baseRevisionId } = await writeArticle(alice)
  const bad: [string, Record<string, unknown>][] = [
    ['title', { title: 'Star', baseRevisionId }],
    ['title', { title: 'x'.repeat(151), baseRevisionId }],
    ['content', { content: '', baseRevisionId }],
    ['content', { content: '\u200b'.repeat(60), baseRevisionId }],
    ['content', { content: 'too short to stay published', baseRevisionId }],
    ['categories.0', { categories: ['cooking'] }],
    ['categories', { categories: ['science', 'world', 'history', 'health'] }],
    ['tags.0', { tags: ['No Tag'] }],
    ['thumbnailId', { thumbnailId: 999_999 }],
    ['coAuthors', { coAuthors: ['nobody-0000'] }],
    ['summary', { summary: 'x'.repeat(141) }],
    ['state', { state: 'removed' }],
    ['translatedRevisionId', { translatedRevisionId: baseRevisionId }],
    ['authorId', { authorId: 1 }],
    ['language', { language: 'id' }],
  ]
  for (const [field, change] of bad) {
    const refused = await tryUpdate(alice, id, change)
    expect(refused, JSON.stringify(change)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys(refused.body.fields)).toEqual([field])
  }
  expect(await alice.call(contract.getArticle, { params: { id: String(id) } })).toMatchObject({
    content: WORDS,
    revisionId: baseRevisionId,
  })
})

test('nobody edits what another wrote, nor learns of their drafts', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  const mod = await app.signIn('mod', 'moderator')
  const article = await writeArticle(alice)
  const draft = await writeArticle(alice, { isDraft: true })
  for (const other of [bela, mod]) {
    const change = { title: 'Mine now, all mine', baseRevisionId: article.revisionId }
    expect(await tryUpdate(other, article.id, change)).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    })
    expect(await tryUpdate(other, draft.id, { tags: ['mine'] })).toMatchObject({ status: 404 })
    expect(await tryUpdate(other, 999_999, { tags: ['mine'] })).toMatchObject({ status: 404 })
  }
  expect(await tryUpdate(app.visitor(), article.id, { tags: ['mine'] })).toMatchObject({ status: 401 })
  expect(await tryUpdate(alice, 0, { tags: ['mine'] })).toMatchObject({ status: 400 })
})

test('a co-author edits, but neither publishes, deletes nor chooses co-authors', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  const article = await writeArticle(alice, { coAuthors: ['bela-1000'], isDraft: true })
  await joinArticle(bela, article)
  const { id } = article
  const content = `${WORDS} Says Bela.`
  const edited = await update(bela, id, {
    content,
    baseRevisionId: article.revisionId,
    coAuthors: ['bela-1000'],
  })
  expect(edited).toMatchObject({ content, authorId: alice.userId, state: 'draft' })
  for (const change of [{ coAuthors: [] }, { state: 'published' }])
    expect(await tryUpdate(bela, id, change)).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
  expect((await bela.attempt(contract.deleteArticle, { params: { id } })).status).toBe(403)

  await update(alice, id, { state: 'published', coAuthors: [] })
  expect(await tryUpdate(bela, id, { tags: ['still-here'] })).toMatchObject({ status: 403 })
  const contributors = await app.db
    .selectFrom('contributors')
    .select('user_id')
    .where('user_id', 'in', [alice.userId, bela.userId])
    .execute()
  expect(contributors).toHaveLength(2)
})

test('an article made a draft again keeps its date when it returns', async () => {
  const alice = await app.signIn('alice')
  const article = await writeArticle(alice)
  const params = { id: String(article.id) }
  app.clock.advance(60_000)
  expect(await update(alice, article.id, { state: 'draft' })).toMatchObject({ state: 'draft', languages: [] })
  expect((await app.visitor().attempt(contract.getArticle, { params })).status).toBe(404)
  expect(await listedIds()).not.toContain(article.id)
  app.clock.advance(60_000)
  const back = await update(alice, article.id, { state: 'published' })
  expect(back).toMatchObject({ state: 'published', createdAt: article.createdAt })
  expect(await app.visitor().call(contract.getArticle, { params })).toEqual(back)
  const news = await app.db
    .selectFrom('article_updates')
    .select('kind')
    .where('article_id', '=', article.id)
    .execute()
  expect(news).toEqual([{ kind: 'published' }])
})

test('a draft too short is not published, and stays as it was', async () => {
  const alice = await app.signIn('alice')
  const draft = await writeArticle(alice, { content: 'Soon.', isDraft: true })
  expect(await tryUpdate(alice, draft.id, { state: 'published', tags: ['soon'] })).toMatchObject({
    status: 400,
    body: { fields: { content: expect.stringContaining('50') } },
  })
  const now = await alice.call(contract.getArticle, { params: { id: String(draft.id) } })
  expect(now).toEqual(draft)
  const published = await update(alice, draft.id, {
    content: WORDS,
    baseRevisionId: draft.revisionId,
    state: 'published',
  })
  expect(published).toMatchObject({ state: 'published', content: WORDS })
})

test('only edits of fifty characters that are not minor are news', async () => {
  const alice = await app.signIn('alice')
  const article = await writeArticle(alice)
  const more = ' It takes ten million years, give or take a few of them.'
  let { revisionId } = article
  const edit = async (content: string, isMinor: boolean) => {
    const edited = await update(alice, article.id, { content, isMinor, baseRevisionId: revisionId })
    revisionId = edited.revisionId
  }
  await edit(`${WORDS} Yes.`, false)
  await edit(`${WORDS} Yes.${more}`, true)
  await edit(`${WORDS} Yes.${more}${more}`, false)
  const news = await app.db
    .selectFrom('article_updates')
    .select(['kind', 'editor_id'])
    .where('article_id', '=', article.id)
    .orderBy('id')
    .execute()
  expect(news).toEqual([
    { kind: 'published', editor_id: alice.userId },
    { kind: 'edited', editor_id: alice.userId },
  ])
})
