import type { OutgoingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/articles.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import { addMs, MINUTE_MS } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeArticle } from '../testing/write-article.ts'

let app: TestApp
let alice: TestClient & { userId: number }
const written: number[] = []
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  // Some share their moment: the id decides between them.
  for (let number = 0; number < 25; number++) {
    const publishedAt = addMs(app.clock.now(), -Math.floor(number / 3) * MINUTE_MS)
    const categories = [number % 2 === 0 ? ('science' as const) : ('health' as const)]
    const { id } = await insertArticle(app, {
      authorId: alice.userId,
      publishedAt,
      tags: ['many'],
      categories,
    })
    await app.db
      .updateTable('article_places')
      .set({ hot: Math.floor(number / 4) + 0.1, score: number / 7 })
      .where('article_id', '=', id)
      .execute()
    written.push(id)
  }
})
afterAll(() => app.close())

type Query = QueryOf<typeof contract.listArticles>

/** The address of the next page, as a browser would go there. */
function nextOf({ link }: OutgoingHttpHeaders): string | undefined {
  if (typeof link !== 'string') return undefined
  const address = /^<(\/api\/articles\?[^>]+)>; rel="next"$/.exec(link)?.[1]
  expect(address, link).toBeDefined()
  return address
}

async function walk(query: Query, meanwhile = async () => {}): Promise<number[]> {
  const reader = app.visitor()
  const found: number[] = []
  let address: string | undefined =
    `/api/articles?${new URLSearchParams(query as Record<string, string>).toString()}`
  while (address !== undefined) {
    const answer = await reader.request('GET', address)
    expect(answer.statusCode).toBe(200)
    found.push(...answer.json<{ id: number }[]>().map(({ id }) => id))
    address = nextOf(answer.headers)
    await meanwhile()
  }
  return found
}

test.each([
  { limit: '4' },
  { limit: '5', sort: 'hot' },
  { limit: '7', sort: 'top' },
  { limit: '4', language: 'en' },
  { limit: '4', language: 'en', sort: 'hot', tag: 'many' },
  { limit: '3', tag: 'many', sort: 'top' },
  { limit: '50' },
  {},
] as Query[])('pages of %o are the whole list, without gaps and without repeats', async (query) => {
  const all = await walk({ ...query, limit: '50' })
  expect([...all].sort((a, b) => a - b)).toEqual(written)
  expect(await walk(query)).toEqual(all)
})

test('the newest come first, and those of one moment by their id', async () => {
  const all = await walk({ limit: '3' })
  const expected = written
    .map((id, number) => ({ id, minutesAgo: Math.floor(number / 3) }))
    .sort((a, b) => a.minutesAgo - b.minutesAgo || b.id - a.id)
  expect(all).toEqual(expected.map(({ id }) => id))
})

test('the last page has no next one, also when it is exactly full', async () => {
  for (const limit of ['25', '26', '50']) {
    const answer = await app.visitor().attempt(contract.listArticles, { query: { limit, tag: 'many' } })
    expect(answer.body).toHaveLength(25)
    expect(answer.headers).not.toHaveProperty('link')
  }
})

test('two filters and an author are paged too', async () => {
  const healthy = written.filter((_, number) => number % 2 === 1)
  const sorted = (ids: number[]) => [...ids].sort((a, b) => a - b)
  expect(sorted(await walk({ tag: 'many', category: 'health', limit: '5' }))).toEqual(healthy)
  const author = String(alice.userId)
  expect(sorted(await walk({ author, limit: '4' }))).toEqual(written)
  expect(sorted(await walk({ author, category: 'health', tag: 'many', limit: '4' }))).toEqual(healthy)
})

test('a cursor belongs to one list: changed, or in another list, it is refused', async () => {
  const first = await app.visitor().attempt(contract.listArticles, { query: { limit: '4', tag: 'many' } })
  const cursor = new URLSearchParams(nextOf(first.headers)?.split('?')[1]).get('cursor') ?? ''
  const tampered = `${cursor.slice(0, -2)}${cursor.at(-1)}${cursor.at(-2)}`
  const longer = `${cursor}AA`
  const queries: Record<string, string>[] = [
    { cursor },
    { cursor, tag: 'many', category: 'health' },
    { cursor, tag: 'many', language: 'en' },
    { cursor, tag: 'many', sort: 'hot' },
    { cursor, author: String(alice.userId) },
    ...[tampered, longer, 'a', '_'.repeat(500)].map((changed) => ({ cursor: changed, tag: 'many' })),
  ]
  for (const query of queries)
    expect(await app.visitor().attempt(contract.listArticles, { query }), query['cursor']).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { cursor: expect.any(String) } },
    })
  const good = await app
    .visitor()
    .attempt(contract.listArticles, { query: { cursor, tag: 'many', limit: '9' } })
  expect(good.status).toBe(200)
})

test('a person pages through their own, the newest change first', async () => {
  const seen: number[] = []
  let cursor: string | null = null
  do {
    const page: { items: { id: number }[]; nextCursor: string | null } = await alice.call(
      contract.listMyArticles,
      {
        query: cursor === null ? {} : { cursor },
      },
    )
    expect(page.items.length).toBeLessThanOrEqual(20)
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
    if (cursor !== null) {
      const other = await (await app.signIn('bela')).attempt(contract.listMyArticles, { query: { cursor } })
      expect(other).toMatchObject({ status: 400, body: { fields: { cursor: expect.any(String) } } })
    }
  } while (cursor !== null)
  expect([...seen].sort((a, b) => a - b)).toEqual(written)
})

// The last one: it adds to the list.
test('new articles that arrive meanwhile neither repeat nor hide an older one', async () => {
  const found = await walk({ limit: '4' }, async () => {
    app.clock.advance(10)
    await writeArticle(alice)
  })
  expect([...found].sort((a, b) => a - b)).toEqual(written)
})
