import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteArticle, likeArticle, updateArticle } from '../../contract/articles.ts'
import { createComment } from '../../contract/comments.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import { explore, getDatabaseNumbers, getExploreFacets, type ExploredItem } from '../../contract/explore.ts'
import { EXPLORE_SORTS, EXPLORED_TYPES } from '../../contract/explore-rules.ts'
import { deletePagePost, updatePagePost } from '../../contract/page-posts.ts'
import { savePrivacy } from '../../contract/profiles.ts'
import { createQuestion } from '../../contract/questions.ts'
import { getStats } from '../../contract/stats.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { insertGuild } from '../testing/insert-guild.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeArticle, writeTranslation } from '../testing/write-article.ts'
import { writePost } from '../testing/write-post.ts'

let app: TestApp
let alice: TestClient & { userId: number }
let bela: TestClient & { userId: number }
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  bela = await app.signIn('bela')
})
afterAll(() => app.close())

async function found(
  query: QueryOf<typeof explore>,
  client: TestClient = app.visitor(),
): Promise<ExploredItem[]> {
  await app.settle()
  app.clock.advance(10_000)
  return (await client.call(explore, { query })).items
}
const titles = async (query: QueryOf<typeof explore>) => (await found(query)).map(({ title }) => title)

test('every kind of thing is there, with what everybody may know of it', async () => {
  const article = await writeArticle(alice, {
    title: 'Rivers of Borneo',
    tags: ['rivers'],
    categories: ['geography', 'science'],
  })
  await writeTranslation(alice, article, { title: 'Sungai di Kalimantan' })
  await alice.call(createQuestion, {
    body: { title: 'Which river is the longest?', category: 'geography', language: 'en' },
  })
  await writePost(alice, { title: 'A river at night' })
  await insertGuild(app, { name: 'River watchers', ownerId: alice.userId })
  const items = await found({ limit: '50' })
  expect(new Set(items.map(({ type }) => type))).toEqual(
    new Set(['article', 'question', 'page-post', 'guild', 'person']),
  )
  const found_ = items.find(({ type, id }) => type === 'article' && id === article.id)
  expect(found_).toEqual({
    type: 'article',
    id: article.id,
    title: 'Rivers of Borneo',
    path: `/article/${article.id}`,
    category: 'geography',
    language: 'en',
    languages: ['en', 'id'],
    tags: ['rivers'],
    author: expect.objectContaining({ id: alice.userId, name: 'alice Tester', alias: 'alice-1000' }),
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    likes: 0,
    comments: 0,
  })
  expect(items.find(({ type }) => type === 'guild')).toMatchObject({
    title: 'River watchers',
    likes: null,
    comments: null,
    language: null,
    author: { id: alice.userId },
  })
  expect(items.find(({ type, id }) => type === 'person' && id === bela.userId)).toMatchObject({
    title: 'bela Tester',
    path: `/user/${bela.userId}`,
  })
})

test('each filter leaves what has it, alone and together', async () => {
  expect(await titles({ type: 'question' })).toEqual(['Which river is the longest?'])
  expect(await titles({ category: 'geography', sort: 'title' })).toEqual([
    'Rivers of Borneo',
    'Sungai di Kalimantan',
    'Which river is the longest?',
  ])
  // An article is found under each of its categories, and without that filter once.
  expect(await titles({ category: 'science', sort: 'title' })).toEqual([
    'Rivers of Borneo',
    'Sungai di Kalimantan',
  ])
  expect((await titles({ type: 'article' })).length).toBe(2)
  expect(await titles({ language: 'id' })).toEqual(['Sungai di Kalimantan'])
  expect(await titles({ tag: 'rivers', language: 'en' })).toEqual(['Rivers of Borneo'])
  expect(await titles({ translated: 'true', language: 'en' })).toEqual(['Rivers of Borneo'])
  expect(await titles({ author: 'bela-1000' })).toEqual([])
  expect(await titles({ author: 'nobody-here' })).toEqual([])
  expect(await titles({ author: 'ALICE-1000', type: 'page-post' })).toEqual(['A river at night'])
  const today = app.clock.now().toISOString().slice(0, 10)
  const yesterday = new Date(app.clock.now().getTime() - DAY_MS).toISOString().slice(0, 10)
  expect((await titles({ from: today, type: 'article' })).length).toBe(2)
  expect(await titles({ to: yesterday, type: 'article' })).toEqual([])
  expect(await titles({ from: today, to: yesterday })).toEqual([])
})

test('likes and comments follow, also one’s own and the second comment of somebody', async () => {
  const { id } = await writeArticle(alice, { title: 'Liked by two' })
  const params = { id: String(id) }
  for (const client of [alice, bela]) await client.call(likeArticle, { params, body: { isLike: true } })
  for (let count = 0; count < 3; count++)
    await bela.call(createComment, { body: { objectType: 'article', objectId: id, text: `Number ${count}` } })
  expect((await found({ likes: '2' })).map((item) => [item.title, item.likes, item.comments])).toEqual([
    ['Liked by two', 2, 3],
  ])
  expect(await titles({ likes: '3' })).toEqual([])
  expect((await titles({ sort: 'likes' }))[0]).toBe('Liked by two')
  expect((await titles({ sort: 'comments' }))[0]).toBe('Liked by two')
})

test('what is changed is sorted anew, and what is hidden or deleted is gone, from one second to the next', async () => {
  const { id, revisionId } = await writeArticle(alice, { title: 'Zebra crossing' })
  app.clock.advance(DAY_MS)
  for (const name of ['alice', 'bela']) await app.signIn(name)
  const writer = await app.signIn('alice')
  await writer.call(updateArticle, {
    params: { id: String(id) },
    body: { title: 'Aardvark crossing', baseRevisionId: revisionId },
  })
  expect((await titles({ sort: 'updated' }))[0]).toBe('Aardvark crossing')
  expect((await titles({ sort: 'title', type: 'article' }))[0]).toBe('Aardvark crossing')
  await writer.call(deleteArticle, { params: { id: String(id) } })
  // The table follows later; what is shown is asked of the thing itself.
  app.clock.advance(10_000)
  const { items } = await app.visitor().call(explore, { query: { limit: '50' } })
  expect(items.map(({ title }) => title)).not.toContain('Aardvark crossing')
  expect(await titles({ sort: 'title' })).not.toContain('Aardvark crossing')
})

test('nothing adult, no draft, no private guild and nobody who does not show themselves is there', async () => {
  const writer = await app.signIn('alice')
  const carol = await app.signIn('carol')
  await writePost(writer, { title: 'Secret adult', isNsfw: true })
  const later = await writePost(writer, { title: 'Secret later' })
  await writer.call(updatePagePost, { params: { id: String(later.id) }, body: { isNsfw: true } })
  const deleted = await writePost(writer, { title: 'Secret deleted' })
  await writer.call(deletePagePost, { params: { id: String(deleted.id) } })
  await writeArticle(writer, { title: 'Secret draft', isDraft: true })
  await insertGuild(app, { name: 'Secret guild', ownerId: writer.userId, isPrivate: true })
  await carol.call(savePrivacy, { body: { audience: 'members' } })
  const all = await found({ limit: '50' })
  expect(JSON.stringify(all)).not.toContain('Secret')
  expect(all.filter(({ type, id }) => type === 'person' && id === carol.userId)).toEqual([])
  await carol.call(savePrivacy, { body: { audience: 'public', showsJoined: false } })
  expect((await found({ type: 'person' })).map(({ id }) => id)).not.toContain(carol.userId)
  await carol.call(savePrivacy, { body: { showsJoined: true } })
  expect((await found({ type: 'person' })).map(({ id }) => id)).toContain(carol.userId)
})

test.each(EXPLORE_SORTS)('pages by %s hold everything once, and the total says how many', async (sort) => {
  await app.settle()
  app.clock.advance(10_000)
  const visitor = app.visitor()
  const whole = await visitor.call(explore, { query: { sort, limit: '50' } })
  const pages: ExploredItem[] = []
  let cursor: string | undefined
  do {
    const page = await visitor.call(explore, { query: { sort, limit: '3', ...(cursor && { cursor }) } })
    expect(page.total).toEqual({ count: whole.items.length, isMore: false })
    pages.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(pages.map(({ type, id }) => `${type} ${id}`)).toEqual(
    whole.items.map(({ type, id }) => `${type} ${id}`),
  )
})

test('a cursor is good for its own list alone', async () => {
  const { nextCursor } = await app.visitor().call(explore, { query: { limit: '1' } })
  const attempt = (query: Record<string, string>) => app.visitor().attempt(explore, { query })
  expect((await attempt({ limit: '1', cursor: nextCursor ?? '' })).status).toBe(200)
  for (const query of [{ sort: 'title' }, { type: 'article' }, { tag: 'rivers' }])
    expect((await attempt({ ...query, cursor: nextCursor ?? '' })).status).toBe(400)
})

test.each([
  { type: 'comment' },
  { category: 'nothing' },
  { language: 'de' },
  { from: '2026-02-30' },
  { to: 'yesterday' },
  { likes: '0' },
  { likes: '-1' },
  { likes: '1e9' },
  { translated: 'false' },
  { sort: 'random' },
  { limit: '51' },
  { tag: "x'y" },
  { unknown: '1' },
])('%j is refused', async (query) => {
  for (const route of [explore, getExploreFacets])
    if (!(route === getExploreFacets && ('sort' in query || 'limit' in query)))
      expect((await app.visitor().attempt(route, { query })).status).toBe(400)
})

test('facets count each of the three filters under the other two, and nothing under any other', async () => {
  await app.settle()
  app.clock.advance(MINUTE_MS)
  const facetsOf = async (query: Record<string, string>) =>
    (await app.visitor().call(getExploreFacets, { query })).facets
  const all = await facetsOf({})
  for (const { value, count } of all?.types ?? [])
    expect((await app.visitor().call(explore, { query: { type: value } })).total).toEqual({
      count,
      isMore: false,
    })
  for (const { value, count } of all?.categories ?? [])
    expect((await app.visitor().call(explore, { query: { category: value } })).total.count).toBe(count)
  const geography = await facetsOf({ category: 'geography', language: 'en' })
  expect(geography?.types).toEqual([
    { value: 'article', count: 1 },
    { value: 'question', count: 1 },
  ])
  expect(geography?.languages).toEqual([
    { value: 'en', count: 2 },
    { value: 'id', count: 1 },
  ])
  expect(geography?.categories.find(({ value }) => value === 'science')?.count).toBeGreaterThan(0)
  for (const query of [{ tag: 'rivers' }, { author: 'alice-1000' }, { likes: '1' }, { from: '2026-01-01' }])
    expect(await facetsOf(query as Record<string, string>)).toBeNull()
})

test('the numbers are those of the table, by day and by month', async () => {
  const fresh = await testApp({ config: { rateLimitScale: 1000 } })
  const writer = await fresh.signIn('alice')
  await writeArticle(writer, { title: 'The first day', categories: ['science', 'history'] })
  await fresh.settle()
  fresh.clock.advance(3 * DAY_MS)
  const again = await fresh.signIn('alice')
  await writeArticle(again, { title: 'The fourth day', categories: ['science'] })
  await writePost(again, { title: 'A post' })
  await fresh.settle()
  const numbers = await fresh.visitor().call(getDatabaseNumbers)
  expect(numbers.types.map(({ type }) => type)).toEqual(EXPLORED_TYPES)
  const of = (type: string) => numbers.types.find((one) => one.type === type)
  expect(of('article')?.total).toBe(2)
  expect(of('article')?.days).toHaveLength(30)
  expect(of('article')?.days.slice(-4)).toEqual([1, 0, 0, 1])
  expect(of('page-post')?.total).toBe(1)
  expect(of('person')?.total).toBe(1)
  expect(numbers.articlesByCategory).toEqual([
    { value: 'science', count: 2 },
    { value: 'history', count: 1 },
  ])
  expect(numbers.articlesByLanguage).toEqual([{ value: 'en', count: 2 }])
  expect(numbers.site).toEqual({ articles: 2, contributors: 1, recentEdits: 2, visitors: 1, online: 1 })
  expect(numbers.months).toHaveLength(12)
  expect(numbers.months.reduce((sum, { count }) => sum + count, 0)).toBe(4)
  await fresh.close()
})

test('an article in two languages is two entries, and one article of the site as home counts it', async () => {
  const fresh = await testApp({ config: { rateLimitScale: 1000 } })
  const writer = await fresh.signIn('alice')
  const article = await writeArticle(writer, { title: 'The tide' })
  await writeTranslation(writer, article, { title: 'Pasang surut' })
  await fresh.settle()
  const { site, types } = await fresh.visitor().call(getDatabaseNumbers)
  expect(types.find(({ type }) => type === 'article')?.total).toBe(2)
  expect(site.articles).toBe((await fresh.visitor().call(getStats)).articles)
  expect(site.articles).toBe(1)
  await fresh.close()
})
