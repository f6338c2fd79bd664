import { afterAll, beforeAll, expect, test } from 'vitest'
import { voteQuestion } from '../../contract/answers.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import { followUser } from '../../contract/follows.ts'
import * as contract from '../../contract/questions.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { answer, ask, at } from './questions-testing.ts'

let app: TestApp
let asker: TestClient & { userId: number }
const made: Record<string, number> = {}
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  asker = await app.signIn('asker')
  const other = await app.signIn('other')
  const plan = [
    ['dna', asker, { title: 'Apa itu DNA?', category: 'science', language: 'id', tags: ['biology'] }],
    ['sky', asker, { title: 'Why is the night sky dark?', category: 'astronomy', tags: ['sky'] }],
    ['moon', other, { title: 'How far away is the Moon?', category: 'astronomy', tags: ['sky', 'moon'] }],
    ['malay', other, { title: 'Apakah itu lubang hitam?', category: 'astronomy', language: 'my' }],
    ['cell', other, { title: 'What is a cell made of?', category: 'science', tags: ['biology'] }],
  ] satisfies [string, TestClient, Parameters<typeof ask>[1]][]
  for (const [name, client, body] of plan) {
    app.clock.advance(1000)
    made[name] = (await ask(client, body)).id
  }
  const helper = await app.signIn('helper')
  const solved = await answer(helper, { id: idOf('sky') })
  await asker.call(contract.acceptAnswer, {
    params: { id: String(idOf('sky')) },
    body: { answerId: solved.id },
  })
  await answer(helper, { id: idOf('moon') })
  const fans = await Promise.all(['ana', 'budi', 'cici'].map((name) => app.signIn(name)))
  for (const [count, name] of [
    [3, 'moon'],
    [2, 'dna'],
    [1, 'cell'],
  ] as const)
    for (const fan of fans.slice(0, count))
      await fan.call(voteQuestion, { params: { id: String(idOf(name)) }, body: { value: 1 } })
  await (
    await app.signIn('mod', 'moderator')
  ).call(contract.closeQuestion, {
    params: { id: String(idOf('cell')) },
    body: { reason: 'too-broad' },
  })
})
afterAll(() => app.close())

const idOf = (name: string): number => made[name] ?? 0

async function names(
  query: QueryOf<typeof contract.listQuestions>,
  client = app.visitor(),
): Promise<string[]> {
  const found: string[] = []
  // Later than any answer that is kept.
  app.clock.advance(2000)
  for (let cursor: string | undefined; ;) {
    const page = await client.call(contract.listQuestions, {
      query: { limit: '2', ...query, ...(cursor !== undefined && { cursor }) },
    })
    found.push(
      ...page.items.map(({ id }) => Object.keys(made).find((name) => made[name] === id) ?? String(id)),
    )
    if (page.nextCursor === null) return found
    cursor = page.nextCursor
  }
}

test('each tab has its questions, in its order, page by page', async () => {
  expect(await names({})).toEqual(['cell', 'malay', 'moon', 'sky', 'dna'])
  expect(await names({ tab: 'new' })).toEqual(['cell', 'malay', 'moon', 'sky', 'dna'])
  // A closed question waits for nobody.
  expect(await names({ tab: 'unanswered' })).toEqual(['malay', 'dna'])
  expect(await names({ tab: 'top' })).toEqual(['moon', 'dna', 'cell', 'malay', 'sky'])
  expect(await names({ tab: 'solved' })).toEqual(['sky'])
})

test('filters by category, language and tag, and by several at once', async () => {
  expect(await names({ category: 'astronomy' })).toEqual(['malay', 'moon', 'sky'])
  expect(await names({ lang: 'id' })).toEqual(['dna'])
  expect(await names({ reading: 'my-id' })).toEqual(['malay', 'dna'])
  expect(await names({ lang: 'my', reading: 'id' })).toEqual(['malay'])
  expect(await names({ tag: 'sky' })).toEqual(['moon', 'sky'])
  expect(await names({ tag: 'biology', lang: 'en' })).toEqual(['cell'])
  expect(await names({ tag: 'biology', category: 'astronomy' })).toEqual([])
  expect(await names({ category: 'astronomy', lang: 'en', tab: 'top' })).toEqual(['moon', 'sky'])
  expect(await names({ tag: 'sky', tab: 'top' })).toEqual(['moon', 'sky'])
  expect(await names({ tab: 'unanswered', category: 'science' })).toEqual(['dna'])
  expect(await names({ tab: 'solved', tag: 'sky' })).toEqual(['sky'])
  expect(await names({ tag: 'nothing' })).toEqual([])
})

test('a row says what it needs', async () => {
  const { items } = await app.visitor().call(contract.listQuestions, { query: { tab: 'solved' } })
  expect(items).toMatchObject([
    {
      title: 'Why is the night sky dark?',
      status: 'solved',
      hasAccepted: true,
      answers: 1,
      author: { id: asker.userId, honor: 0 },
    },
  ])
  expect(items[0]).not.toHaveProperty('content')
})

test('for you and mine are for members', async () => {
  for (const tab of ['for-you', 'mine'] as const)
    expect(await app.visitor().attempt(contract.listQuestions, { query: { tab } })).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    })
  expect(await names({ tab: 'mine' }, asker)).toEqual(['sky', 'dna'])
  expect(await names({ tab: 'mine', category: 'science' }, asker)).toEqual(['dna'])
  expect(await names({ tab: 'mine' }, await app.signIn('nobody'))).toEqual([])
})

test('what a member follows comes first, then all else', async () => {
  const reader = await app.signIn('reader')
  expect(await names({ tab: 'for-you' }, reader)).toEqual(['cell', 'malay', 'moon', 'sky', 'dna'])
  await app.db
    .insertInto('followed_topics')
    .values({ user_id: reader.userId, kind: 'tag', topic: 'biology', created_at: app.clock.now() })
    .execute()
  expect(await names({ tab: 'for-you' }, reader)).toEqual(['cell', 'dna', 'malay', 'moon', 'sky'])
  await reader.call(followUser, { params: { id: String(asker.userId) } })
  expect(await names({ tab: 'for-you' }, reader)).toEqual(['cell', 'sky', 'dna', 'malay', 'moon'])
  await app.db
    .insertInto('followed_topics')
    .values({ user_id: reader.userId, kind: 'category', topic: 'astronomy', created_at: app.clock.now() })
    .execute()
  await app.db
    .updateTable('users')
    .set({ reading_languages: ['en'] })
    .where('id', '=', reader.userId)
    .execute()
  // Whom they follow they read in any language.
  expect(await names({ tab: 'for-you' }, reader)).toEqual(['cell', 'moon', 'sky', 'dna'])
  expect(await names({ tab: 'for-you', category: 'science' }, reader)).toEqual(['cell', 'dna'])
  expect(await names({ tab: 'for-you', limit: '50' }, reader)).toEqual(['cell', 'moon', 'sky', 'dna'])
})

test('for you with filters has no empty pages before its end', async () => {
  const reader = await app.signIn('filterer')
  await reader.call(followUser, { params: { id: String(asker.userId) } })
  const read = async (query: QueryOf<typeof contract.listQuestions>) => {
    app.clock.advance(2000)
    const page = await reader.call(contract.listQuestions, {
      query: { tab: 'for-you', limit: '1', ...query },
    })
    return { ids: page.items.map(({ id }) => id), hasMore: page.nextCursor !== null }
  }
  // The last of all, behind those that are followed and those that are newer.
  expect(await read({ tag: 'moon' })).toEqual({ ids: [idOf('moon')], hasMore: false })
  expect(await read({ category: 'astronomy', lang: 'my' })).toEqual({ ids: [idOf('malay')], hasMore: false })
  expect(await names({ tab: 'for-you', tag: 'sky' }, reader)).toEqual(['sky', 'moon'])
  expect(await names({ tab: 'for-you', tag: 'biology' }, reader)).toEqual(['dna', 'cell'])
  expect(await names({ tab: 'for-you', category: 'science' }, reader)).toEqual(['dna', 'cell'])
  // A language that was asked for, though it is none that they read.
  await app.db
    .updateTable('users')
    .set({ reading_languages: ['en'] })
    .where('id', '=', reader.userId)
    .execute()
  expect(await names({ tab: 'for-you', lang: 'my' }, reader)).toEqual(['malay'])
})

test('one’s own list shows a change at once', async () => {
  const fresh = await app.signIn('fresh')
  const question = await ask(fresh, { category: 'sports' })
  const ids = async () => (await fresh.call(contract.listQuestions, { query: { category: 'sports' } })).items
  expect((await ids()).map(({ id }) => id)).toEqual([question.id])
  await fresh.call(contract.deleteQuestion, { params: at(question) })
  expect(await ids()).toEqual([])
})

test('a foreign cursor, an unknown tab and a wrong limit are refused', async () => {
  const { nextCursor } = await app.visitor().call(contract.listQuestions, { query: { limit: '1' } })
  for (const query of [
    { cursor: nextCursor ?? '', tab: 'top' },
    { tab: 'hot' },
    { limit: '0' },
    { lang: 'fr' },
  ])
    expect((await app.visitor().attempt(contract.listQuestions, { query })).status).toBe(400)
})

test('similar questions are found by what their titles share, in each language', async () => {
  await app.settle()
  const similar = async (q: string) =>
    (await app.visitor().call(contract.listSimilarQuestions, { query: { q } })).map(
      ({ id }) => Object.keys(made).find((name) => made[name] === id) ?? id,
    )
  expect(await similar('Why are night skies so dark?')).toEqual(['sky'])
  expect(await similar('What is the distance to the Moon, how far?')).toEqual(['moon'])
  expect(await similar('Apakah lubang hitam itu?')).toEqual(['malay'])
  expect(await similar('apa DNA itu')).toEqual(['dna'])
  expect(await similar('How do I bake bread at home?')).toEqual([])
  expect(await similar('???')).toEqual([])
  for (const q of ['', 'x'.repeat(101)])
    expect((await app.visitor().attempt(contract.listSimilarQuestions, { query: { q } })).status).toBe(400)
  const hostile = `"'(" & | ! <-> \\ :* ${'- '.repeat(20)}`
  expect((await app.visitor().attempt(contract.listSimilarQuestions, { query: { q: hostile } })).status).toBe(
    200,
  )
})
