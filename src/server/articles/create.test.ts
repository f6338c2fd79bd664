import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/articles.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { WORDS, writeArticle } from '../testing/write-article.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

test('[S3-10] an article has id, title, content, description, likes, thumbnail and createdAt', async () => {
  const alice = await app.signIn('alice')
  const { id } = await writeArticle(alice, {
    tags: ['stars', 'gas-clouds'],
    categories: ['astronomy', 'science'],
  })
  const article = await app.visitor().call(contract.getArticle, { params: { id: String(id) } })
  expect(article).toEqual({
    id: expect.any(Number),
    groupId: expect.any(Number),
    title: 'How stars are born',
    content: WORDS,
    description: WORDS,
    authorId: alice.userId,
    authorName: 'alice Tester',
    authorAlias: 'alice-1000',
    authorProfileUrl: null,
    likes: 0,
    comments: 0,
    category: 'astronomy',
    categories: ['astronomy', 'science'],
    tags: ['stars', 'gas-clouds'],
    thumbnail: null,
    thumbnailId: null,
    language: 'en',
    languages: [{ language: 'en', id }],
    readingMinutes: 1,
    words: 16,
    createdAt: app.clock.now().toISOString(),
    updatedAt: app.clock.now().toISOString(),
    state: 'published',
    publishAt: null,
    nodes: [{ type: 'paragraph', children: [{ type: 'text', value: WORDS }] }],
    revisionId: expect.any(Number),
    authors: [{ id: alice.userId, name: 'alice Tester', alias: 'alice-1000', profileUrl: null, honor: 0 }],
    original: null,
    staleSince: null,
    series: null,
    related: [],
  })
})

test('what a list carries is the first 300 plain characters of its paragraphs, and 160 of them describe it', async () => {
  const alice = await app.signIn('alice')
  const content = `# Stars\n\n**${'They shine for a long time. '.repeat(30).trim()}**`
  const { id } = await writeArticle(alice, { content })
  const [card] = await app.visitor().call(contract.listArticles, { query: { limit: '1' } })
  expect(card).toMatchObject({ id, content: expect.stringMatching(/^They shine .*…$/) })
  expect(card?.content.length).toBeGreaterThan(280)
  expect(card?.content.length).toBeLessThanOrEqual(300)
  expect(card?.description).toMatch(/^They shine .*…$/)
  expect(card?.description.length).toBeLessThanOrEqual(160)
})

test('the author and the date are the server’s, whatever a body claims', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  for (const claim of [
    { authorId: bela.userId },
    { likes: 99 },
    { createdAt: '2001-01-01T00:00:00.000Z' },
    { state: 'published' },
  ]) {
    const refused = await alice.attempt(contract.createArticle, {
      body: {
        title: 'How stars are born',
        content: WORDS,
        language: 'en',
        categories: ['science'],
        ...claim,
      },
    })
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { [Object.keys(claim)[0] ?? '']: expect.any(String) } },
    })
  }
})

test('a draft needs one character and nobody else sees it', async () => {
  const alice = await app.signIn('alice')
  const draft = await writeArticle(alice, { content: 'x', isDraft: true })
  expect(draft).toMatchObject({ state: 'draft', content: 'x', languages: [] })
  const params = { id: String(draft.id) }
  expect(await alice.call(contract.getArticle, { params })).toEqual(draft)
  const bela = await app.signIn('bela')
  const mod = await app.signIn('mod', 'moderator')
  for (const other of [app.visitor(), bela, mod])
    expect(await other.attempt(contract.getArticle, { params })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  const listed = await alice.call(contract.listArticles)
  expect(listed.map(({ id }) => id)).not.toContain(draft.id)
})

test('to be published it needs fifty characters, counted without the space around them', async () => {
  const alice = await app.signIn('alice')
  const body = { title: 'How stars are born', language: 'en', categories: ['science'] }
  for (const content of ['x'.repeat(49), `${'x'.repeat(49)}${' '.repeat(20)}\n`, '⭐'.repeat(49)])
    expect(await alice.attempt(contract.createArticle, { body: { ...body, content } })).toMatchObject({
      status: 400,
      body: { fields: { content: expect.stringContaining('at least 50 characters') } },
    })
  expect(await writeArticle(alice, { content: 'x'.repeat(50) })).toMatchObject({ state: 'published' })
})

test('a text with nothing to see in it is refused, also as a draft', async () => {
  const alice = await app.signIn('alice')
  const nothing = ['', ' ', '\n\n', '\u200b'.repeat(60), '\u202e\u2066', '\u3164'.repeat(60), '---\n\n---']
  for (const content of nothing)
    for (const isDraft of [true, false])
      expect(
        await alice.attempt(contract.createArticle, {
          body: { title: 'How stars are born', content, language: 'en', categories: ['science'], isDraft },
        }),
        JSON.stringify(content),
      ).toMatchObject({ status: 400, body: { fields: { content: expect.any(String) } } })
})

test('an article that is one large picture may be saved as a draft', async () => {
  const alice = await app.signIn('alice')
  const content = '![](/media/abcdefghijklmnopqrstuv/960.webp)'
  expect(await writeArticle(alice, { content, isDraft: true })).toMatchObject({ content })
})

test('what the parser refuses is refused at the content', async () => {
  const alice = await app.signIn('alice')
  for (const content of ['>'.repeat(5000), '**a '.repeat(60_000), 'ä'.repeat(140_000)])
    expect(
      await alice.attempt(contract.createArticle, {
        body: { title: 'How stars are born', content, language: 'en', categories: ['science'] },
      }),
    ).toMatchObject({ status: 400, body: { fields: { content: expect.any(String) } } })
})

test('line breaks of any system become one kind', async () => {
  const alice = await app.signIn('alice')
  const article = await writeArticle(alice, { content: `${WORDS}\r\n\r\n${WORDS}\r${WORDS}` })
  expect(article.content).toBe(`${WORDS}\n\n${WORDS}\n${WORDS}`)
})

test('a repeated call with the same Idempotency-Key makes one article', async () => {
  const alice = await app.signIn('dewi')
  const request = {
    body: { title: 'How stars are born', content: WORDS, language: 'en', categories: ['science'] },
    headers: { 'idempotency-key': 'one-and-the-same' },
  }
  const first = await alice.attempt(contract.createArticle, request)
  const second = await alice.attempt(contract.createArticle, request)
  expect(second.body).toEqual(first.body)
  const own = await alice.call(contract.listMyArticles)
  expect(own.items).toHaveLength(1)
})

test('a visitor writes nothing', async () => {
  expect(
    await app.visitor().attempt(contract.createArticle, {
      body: { title: 'How stars are born', content: WORDS, language: 'en', categories: ['science'] },
    }),
  ).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
})
