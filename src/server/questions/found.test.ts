import { afterAll, beforeAll, expect, test } from 'vitest'
import { voteQuestion } from '../../contract/answers.ts'
import { listBookmarks, setBookmark } from '../../contract/bookmarks.ts'
import { getTrendingQuestions, listQuestionsOf, searchQuestions } from '../../contract/question-lists.ts'
import {
  acceptAnswer,
  closeQuestion,
  deleteQuestion,
  listQuestions,
  updateQuestion,
} from '../../contract/questions.ts'
import { getRecentUpdates } from '../../contract/stats.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { answer, ask, at } from './questions-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000, publicUrl: 'https://cendekia.example' } })
})
afterAll(() => app.close())

const find = async (q: string) => {
  await app.settle()
  app.clock.advance(10_000)
  return (await app.visitor().call(searchQuestions, { query: { q } })).map(({ id }) => id)
}

test('a search finds questions by their words, titles first, and nothing that nobody may see', async () => {
  const alice = await app.signIn('alice')
  const inText = await ask(alice, { title: 'Which tree is this?', content: 'It might be a banyan, or not.' })
  const inTitle = await ask(alice, { title: 'How old is the oldest banyan?' })
  const adult = await ask(alice, { title: 'A banyan that is not for all', isNsfw: true })
  expect(await find('banyan')).toEqual([inTitle.id, inText.id])
  expect(await find('banyan adult')).toEqual([])
  await alice.call(updateQuestion, { params: at(inText), body: { content: 'It might be a fig.' } })
  await alice.call(deleteQuestion, { params: at(inTitle) })
  expect(await find('banyan')).toEqual([])
  expect(adult.isNsfw).toBe(true)
  for (const query of [{ q: 'a' }, { q: 'banyan', limit: '0' }, { q: 'banyan', cursor: 'x' }, {}])
    expect((await app.visitor().attempt(searchQuestions, { query })).status).toBe(400)
})

test('what is voted on trends, one of each person first, the languages of the reader a step higher', async () => {
  const [bela, citra] = [await app.signIn('bela'), await app.signIn('citra')]
  const quiet = await ask(citra, { title: 'Nobody votes on this one', category: 'history' })
  const second = await ask(bela, { title: 'The second best of Bela', category: 'sports' })
  const first = await ask(bela, { title: 'The very best of Bela', category: 'sports' })
  const adult = await ask(bela, { title: 'Adults vote on this one', isNsfw: true })
  for (const [nr, question] of [first, first, first, second, second].entries())
    await (
      await app.signIn(`fan${nr}-${question.id}`)
    ).call(voteQuestion, { params: at(question), body: { value: 1 } })
  await app.settle()
  app.clock.advance(2 * MINUTE_MS)
  const list = async (query: { reading?: string; period?: 'week' | 'all' } = {}) =>
    (await app.visitor().call(getTrendingQuestions, { query })).map(({ id }) => id)
  const now = await list()
  expect(now[0]).toBe(first.id)
  expect(now).toContain(quiet.id)
  // The same person comes again after those of others.
  expect(now.indexOf(second.id)).toBeGreaterThan(now.indexOf(quiet.id))
  expect(now).not.toContain(adult.id)
  for (const period of ['week', 'all'] as const) expect((await list({ period }))[0]).toBe(first.id)
  const dewi = await app.signIn('dewi')
  const malay = await ask(dewi, { title: 'Mengapa langit malam gelap?', language: 'my' })
  app.clock.advance(2 * MINUTE_MS)
  const places = async (reading: string) => (await list({ reading })).indexOf(malay.id)
  expect(await places('my')).toBeLessThan(await places('id'))
  await dewi.call(deleteQuestion, { params: at(malay) })
  app.clock.advance(2000)
  expect(await list({ reading: 'my' })).not.toContain(malay.id)
})

test('a solved question is a recent update, as long as it is solved, for thirty days', async () => {
  const [eka, fajar] = [await app.signIn('eka'), await app.signIn('fajar')]
  const question = await ask(eka, { title: 'Who solves this one for me?', content: 'I wonder.' })
  const made = await answer(fajar, question)
  const accept = (answerId: number | null) =>
    eka.call(acceptAnswer, { params: at(question), body: { answerId } })
  const updates = async (client: TestClient = app.visitor()) => {
    app.clock.advance(5000)
    return (await client.call(getRecentUpdates)).filter(({ href }) => href === `/question/${question.id}`)
  }
  expect(await updates()).toEqual([])
  await accept(made.id)
  expect(await updates()).toMatchObject([
    {
      updateKind: 'solved',
      title: 'Who solves this one for me?',
      content: 'I wonder.',
      updatedBy: 'eka Tester',
      category: 'astronomy',
      comments: 1,
    },
  ])
  await accept(null)
  expect(await updates()).toEqual([])
  await accept(made.id)
  expect(await updates()).toHaveLength(1)
  app.clock.advance(31 * DAY_MS)
  expect(await updates()).toEqual([])
})

test('a saved question has its card in the list of what was saved, until it can be seen no more', async () => {
  const [gita, hana] = [await app.signIn('gita'), await app.signIn('hana')]
  const question = await ask(gita, { title: 'Will somebody save this one?' })
  const params = { objectType: 'question' as const, objectId: String(question.id) }
  await hana.call(setBookmark, { params, body: {} })
  expect((await hana.call(listBookmarks)).items).toMatchObject([
    {
      objectType: 'question',
      article: null,
      pagePost: null,
      question: { title: question.title, answers: 0 },
    },
  ])
  await gita.call(deleteQuestion, { params: at(question) })
  expect((await hana.call(listBookmarks)).items).toMatchObject([{ question: null }])
})

test('a profile lists what its person asked, page by page', async () => {
  const ida = await app.signIn('ida')
  const asked: number[] = []
  for (let nr = 0; nr < 22; nr++) {
    app.clock.advance(1000)
    asked.unshift((await ask(ida, { title: `Which is number ${nr} of all?` })).id)
  }
  await ask(ida, { title: 'Not for everybody at all', isNsfw: true })
  const params = { id: String(ida.userId) }
  const found: number[] = []
  let cursor: string | undefined
  do {
    const page = await app
      .visitor()
      .call(listQuestionsOf, { params, query: cursor === undefined ? {} : { cursor } })
    found.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(found).toEqual(asked)
  expect((await app.visitor().attempt(listQuestionsOf, { params: { id: '999999' } })).status).toBe(404)
  const wrong = await app.visitor().attempt(listQuestionsOf, { params, query: { cursor: 'x' } })
  expect(wrong.status).toBe(400)
})

test('feeds and sitemaps list questions, of one language if asked, and nothing adult', async () => {
  const joko = await app.signIn('joko')
  const mod = await app.signIn('mod', 'moderator')
  const plain = await ask(joko, { title: 'What does a feed need?', tags: ['feeds'], category: 'world' })
  const other = await ask(joko, { title: 'Apa yang diperlukan umpan?', language: 'id' })
  const adult = await ask(joko, { title: 'What do adults need here?', isNsfw: true })
  await mod.call(closeQuestion, { params: at(plain), body: { reason: 'unclear' } })
  app.clock.advance(2 * MINUTE_MS)
  const read = async (path: string) => {
    const response = await app.visitor().request('GET', path)
    expect(response.statusCode, path).toBe(200)
    return response.body
  }
  const urlOf = ({ id }: { id: number }) => `https://cendekia.example/question/${id}<`
  const feed = await read('/question/feed.xml')
  expect(feed).toContain('The newest questions')
  expect(feed).toContain(urlOf(plain))
  expect(feed).toContain('feeds')
  expect(feed).not.toContain(urlOf(adult))
  const indonesian = await read('/question/atom.xml?hl=id')
  expect(indonesian).toContain('Pertanyaan terbaru')
  expect(indonesian).toContain(`/question/${other.id}"`)
  expect(indonesian).not.toContain(`/question/${plain.id}"`)
  const sitemap = await read('/sitemap-questions-0.xml')
  for (const question of [plain, other]) expect(sitemap).toContain(urlOf(question))
  expect(sitemap).not.toContain(urlOf(adult))
  expect(await read('/sitemap.xml')).toContain('/sitemap-questions-0.xml')
})

test('what waits for an answer is listed in the languages that somebody reads', async () => {
  const kartini = await app.signIn('kartini')
  const waiting = await ask(kartini, { title: 'Siapa yang menjawab ini?', language: 'id' })
  const answered = await ask(kartini, { title: 'Sudah dijawab orang lain?', language: 'id' })
  await answer(await app.signIn('lina'), answered)
  app.clock.advance(5000)
  const query = { tab: 'unanswered', reading: 'id', limit: '3' } as const
  const { items } = await app.visitor().call(listQuestions, { query })
  expect(items[0]?.id).toBe(waiting.id)
  expect(items.map(({ id }) => id)).not.toContain(answered.id)
  expect(items.every(({ language }) => language === 'id')).toBe(true)
})
