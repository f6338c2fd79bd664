import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/articles.ts'
import { TITLE_MAX } from '../../contract/limits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { joinArticle, WORDS, writeArticle } from '../testing/write-article.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const good = { title: 'How stars are born', content: WORDS, language: 'en', categories: ['science'] }

const bad: [string, string, Record<string, unknown>][] = [
  ['an unknown category', 'categories.0', { categories: ['cooking'] }],
  ['a globe, which is no category', 'categories.0', { categories: ['globe'] }],
  ['a fourth category', 'categories', { categories: ['science', 'world', 'history', 'health'] }],
  ['no category', 'categories', { categories: [] }],
  ['one category twice', 'categories', { categories: ['science', 'science'] }],
  ['a category that is no list', 'categories', { categories: 'science' }],
  ['a title of 4 characters', 'title', { title: 'Star' }],
  ['a title of 4 characters and space around them', 'title', { title: '   Star   ' }],
  ['a title of 151 characters', 'title', { title: 'x'.repeat(151) }],
  ['a title of invisible letters', 'title', { title: '\u200b'.repeat(10) }],
  ['a title of two lines', 'title', { title: 'How stars\nare born' }],
  ['a title that turns the writing around', 'title', { title: 'How \u202estars are born' }],
  ['a title with NUL', 'title', { title: 'How stars \0 are born' }],
  ['no title', 'title', { title: undefined }],
  ['empty content', 'content', { content: '' }],
  ['content with half a letter', 'content', { content: `${WORDS}\ud800` }],
  ['no content', 'content', { content: undefined }],
  ['content that is a list', 'content', { content: [WORDS] }],
  [
    'content of a quarter of a million and one characters',
    'content',
    { content: 'x'.repeat(256 * 1024 + 1) },
  ],
  ['a language outside the three', 'language', { language: 'fr' }],
  ['the outside name of Malay', 'language', { language: 'ms' }],
  ['no language', 'language', { language: undefined }],
  ['a sixth tag', 'tags', { tags: ['aa', 'bb', 'cc', 'dd', 'ee', 'ff'] }],
  ['a tag twice', 'tags', { tags: ['stars', 'stars'] }],
  ['a tag in capitals', 'tags.0', { tags: ['Stars'] }],
  ['a tag of one letter', 'tags.0', { tags: ['x'] }],
  ['a tag with a space', 'tags.0', { tags: ['two words'] }],
  ['a thumbnail that was never uploaded', 'thumbnailId', { thumbnailId: 999_999 }],
  ['a thumbnail that is an address', 'thumbnailId', { thumbnailId: 'https://evil.example/x.png' }],
  ['a thumbnail beyond all numbers', 'thumbnailId', { thumbnailId: 2 ** 60 }],
  ['an unknown co-author', 'coAuthors', { coAuthors: ['nobody-0000'] }],
  ['a sixth co-author', 'coAuthors', { coAuthors: ['a', 'b', 'c', 'd', 'e', 'f'] }],
]

test.each(bad)('%s is refused at its field, and nothing is stored', async (_, field, change) => {
  const alice = await app.signIn('alice')
  const refused = await alice.attempt(contract.createArticle, { body: { ...good, ...change } })
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(Object.keys(refused.body.fields)).toEqual([field])
  const kept = await alice.call(contract.listMyArticles)
  expect(kept.items).toEqual([])
})

test('a title of 5 and one of 150 characters are taken, without the space around them', async () => {
  const bela = await app.signIn('bela')
  expect(await writeArticle(bela, { title: '  Stars ' })).toMatchObject({ title: 'Stars' })
  const longest = 'x'.repeat(TITLE_MAX)
  expect(await writeArticle(bela, { title: longest })).toMatchObject({ title: longest })
})

async function upload(ownerId: number | null, change: Record<string, unknown> = {}): Promise<number> {
  const { id } = await app.db
    .insertInto('media')
    .values({
      key: Math.random().toString(36).slice(2, 12).padEnd(22, 'x'),
      owner_id: ownerId,
      kind: 'image',
      state: 'ready',
      width: 1600,
      height: 900,
      bytes: 1000,
      placeholder: 'data:,',
      created_at: app.clock.now(),
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('a thumbnail is an image that the writer uploaded themselves', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  const foreign = await upload(bela.userId)
  const film = await upload(alice.userId, { kind: 'video' })
  const unready = await upload(alice.userId, { state: 'processing' })
  for (const thumbnailId of [foreign, film, unready])
    expect(await alice.attempt(contract.createArticle, { body: { ...good, thumbnailId } })).toMatchObject({
      status: 400,
      body: { fields: { thumbnailId: expect.any(String) } },
    })

  const own = await upload(alice.userId)
  const inText = await upload(bela.userId, { key: 'abcdefghijklmnopqrstuv' })
  const content = `${WORDS}\n\n![A star](/media/abcdefghijklmnopqrstuv/960.webp)`
  const article = await writeArticle(alice, { thumbnailId: own, content })
  expect(article).toMatchObject({
    thumbnailId: own,
    thumbnail: expect.stringMatching(/^\/media\/.*\/960\.webp$/),
  })
  const uses = await app.db
    .selectFrom('media_uses')
    .select('media_id')
    .where('object_type', '=', 'article')
    .where('object_id', '=', article.id)
    .orderBy('media_id')
    .execute()
  expect(uses.map(({ media_id }) => media_id)).toEqual([own, inText])
})

test('co-authors are named by alias, in any case and with or without the @', async () => {
  const citra = await app.signIn('citra')
  const dewi = await app.signIn('dewi')
  const eka = await app.signIn('eka')
  const article = await writeArticle(citra, { coAuthors: ['@Dewi-1000', 'eka-1000', 'EKA-1000'] })
  expect(article.authors.map(({ id }) => id)).toEqual([citra.userId])
  await joinArticle(dewi, article)
  await joinArticle(eka, article)
  const { authors } = await citra.call(contract.getArticle, { params: { id: String(article.id) } })
  expect(authors.map(({ id }) => id)).toEqual([citra.userId, dewi.userId, eka.userId])
  expect(
    await citra.attempt(contract.createArticle, { body: { ...good, coAuthors: ['dewi-1000', 'who-7'] } }),
  ).toMatchObject({ body: { fields: { coAuthors: 'We couldn’t find anyone with the alias who-7.' } } })
  expect(
    await citra.attempt(contract.createArticle, { body: { ...good, coAuthors: ['citra-1000'] } }),
  ).toMatchObject({
    status: 400,
    body: { fields: { coAuthors: 'You’re already the author, so you can’t add yourself as a co-author.' } },
  })
})

test('what looks like a script stays the letters it is, in the title and in the text', async () => {
  const alice = await app.signIn('farah')
  const corpus = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg/onload=alert(1)>',
    "'-alert(1)-'",
    'javascript:alert(1)//',
    '{{constructor.constructor("alert(1)")()}}',
    '</title><script>alert(1)</script>',
    '%3Cscript%3Ealert(1)%3C/script%3E',
    '${alert(1)} <!--#exec cmd="x"-->',
    "'; drop table articles; --",
  ]
  for (const title of corpus) {
    const article = await writeArticle(alice, { title, content: `${title} ${WORDS}` })
    expect(article.title).toBe(title)
    const answer = await app.visitor().attempt(contract.getArticle, { params: { id: article.id } })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.body).toMatchObject({ title })
    expect(JSON.stringify(answer.body.nodes)).not.toMatch(/"href":"javascript|"type":"html"/)
  }
})
