import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser } from '../../contract/blocks.ts'
import { deleteArticle, getArticle } from '../../contract/articles.ts'
import { createCollection, deleteCollection } from '../../contract/collections.ts'
import { listEmbeds } from '../../contract/embeds.ts'
import { giveNsfwConsent } from '../../contract/nsfw.ts'
import { createQuestion } from '../../contract/questions.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { WORDS, writeArticle } from '../testing/write-article.ts'
import { writePost } from '../testing/write-post.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const embeds = async (client: TestClient, ...objects: string[]) =>
  (await client.call(listEmbeds, { query: { objects: objects.join(',') } })).items

test('each kind has a card, and a collection its first rows', async () => {
  const alice = await app.signIn('alice')
  const article = await writeArticle(alice, { title: 'How stars are born' })
  const post = await writePost(alice, { title: 'Which sky do you have?' })
  const question = await alice.call(createQuestion, {
    body: { title: 'Why is the night sky dark?', category: 'astronomy', language: 'en' },
  })
  const collection = await alice.call(createCollection, {
    body: {
      title: 'Brightest stars',
      category: 'astronomy',
      language: 'en',
      columns: [{ label: 'Star', type: 'text' }],
      csv: ['Star', ...Array.from({ length: 12 }, (_, nr) => `Star ${nr}`)].join('\n'),
    },
  })
  const items = await embeds(
    app.visitor(),
    `article:${article.id}`,
    `page-post:${post.id}`,
    `question:${question.id}`,
    `collection:${collection.id}`,
    `article:${article.id}`,
    'article:999999',
  )
  const author = { id: alice.userId, alias: 'alice-1000' }
  expect(items).toMatchObject([
    {
      objectType: 'article',
      objectId: article.id,
      path: `/article/${article.id}`,
      title: article.title,
      author,
      table: null,
    },
    {
      objectType: 'page-post',
      path: `/page-post/${post.id}`,
      title: 'Which sky do you have?',
      language: null,
      author,
    },
    { objectType: 'question', path: `/question/${question.id}`, title: question.title, author },
    {
      objectType: 'collection',
      path: `/collection/${collection.id}`,
      title: 'Brightest stars',
      table: { total: 12, columns: [{ label: 'Star' }] },
    },
  ])
  expect(items[3]?.table?.rows.map(({ values }) => values['c1'])).toEqual(
    Array.from({ length: 10 }, (_, nr) => `Star ${nr}`),
  )
})

test('what this reader may not see is simply not there', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const draft = await writeArticle(alice, { title: 'Not yet', isDraft: true })
  const gone = await writeArticle(alice, { title: 'No longer there' })
  await alice.call(deleteArticle, { params: { id: String(gone.id) } })
  const adult = await writePost(alice, { title: 'Adult', isNsfw: true })
  const removed = await alice.call(createCollection, {
    body: { title: 'Removed', category: 'world', language: 'en', columns: [{ label: 'A', type: 'text' }] },
  })
  await alice.call(deleteCollection, { params: { id: String(removed.id) } })
  const objects = [
    `article:${draft.id}`,
    `article:${gone.id}`,
    `page-post:${adult.id}`,
    `collection:${removed.id}`,
  ]
  expect(await embeds(app.visitor(), ...objects)).toEqual([])
  const reader = app.visitor()
  await reader.call(giveNsfwConsent)
  expect(await embeds(reader, ...objects)).toMatchObject([{ objectType: 'page-post', objectId: adult.id }])
  const open = await writeArticle(alice, { title: 'For all but one' })
  expect(await embeds(bela, `article:${open.id}`)).toHaveLength(1)
  await bela.call(blockUser, { params: { id: String(alice.userId) } })
  expect(await embeds(bela, `article:${open.id}`)).toEqual([])
})

test('nothing but our own things, and ten of them at most', async () => {
  const ask = (objects: string) => app.visitor().attempt(listEmbeds, { query: { objects } })
  for (const objects of ['', 'person:1', 'article:0', 'article:1;', 'https://example.org', 'article:1,'])
    expect((await ask(objects)).status, objects).toBe(400)
  expect((await ask(Array.from({ length: 11 }, (_, nr) => `article:${nr + 1}`).join(','))).status).toBe(400)
})

test('an article has its embeds in its tree, and nothing of them in its excerpt', async () => {
  const alice = await app.signIn('alice')
  const content = `${WORDS}\n\n{% collection 12 %}\n\n{% embed /article/7 %}`
  const article = await writeArticle(alice, { title: 'With two cards', content })
  const { nodes, description } = await app.visitor().call(getArticle, { params: { id: String(article.id) } })
  expect(nodes.filter(({ type }) => type === 'embed')).toEqual([
    { type: 'embed', objectType: 'collection', objectId: 12 },
    { type: 'embed', objectType: 'article', objectId: 7 },
  ])
  expect(description).not.toContain('{%')
})
