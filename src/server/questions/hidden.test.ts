import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser } from '../../contract/blocks.ts'
import { giveNsfwConsent } from '../../contract/nsfw.ts'
import { getTrendingQuestions, listQuestionsOf, searchQuestions } from '../../contract/question-lists.ts'
import { acceptAnswer, deleteQuestion, listQuestions, type Question } from '../../contract/questions.ts'
import { getRecentUpdates } from '../../contract/stats.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { transact } from '../platform/db.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { answer, ask, at } from './questions-testing.ts'
import { removeByStaff } from '../testing/remove-by-staff.ts'

/** In the title and the text of every question that must not show up. */
const SECRET = 'moonflower'

let app: TestApp
let askerId: number
let open: Question
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  const alice = await app.signIn('alice')
  askerId = alice.userId
  const mod = await app.signIn('mod', 'moderator')
  const bela = await app.signIn('bela')
  for (const client of [alice, bela]) await client.call(giveNsfwConsent)
  const solve = async (question: Question) => {
    const made = await answer(bela, question, `It is a ${SECRET}.`)
    await alice.call(acceptAnswer, { params: at(question), body: { answerId: made.id } })
    return question
  }
  const texts = { title: `Where does the ${SECRET} grow?`, content: `About the ${SECRET}`, tags: [SECRET] }
  await solve(await ask(alice, { ...texts, isNsfw: true }))
  const hidden = await solve(await ask(alice, texts))
  await transact(app.db, async (trx) =>
    app.site.content.question?.judged?.hide(trx, hidden.id, app.clock.now()),
  )
  const deleted = await ask(alice, texts)
  await answer(bela, deleted, `It is a ${SECRET}.`)
  await alice.call(deleteQuestion, { params: at(deleted) })
  const removed = await solve(await ask(alice, texts))
  await removeByStaff(mod, 'question', removed.id)
  open = await solve(await ask(alice, { title: 'Where does the sunflower grow?' }))
  await app.settle()
  app.clock.advance(15 * MINUTE_MS)
})
afterAll(() => app.close())

const ADDRESSES = [
  '/api/questions',
  '/api/questions?tab=solved',
  '/api/questions?tab=top',
  `/api/questions?tag=${SECRET}`,
  '/api/questions?reading=en',
  `/api/questions/search?q=${SECRET}`,
  `/api/questions/similar?q=Where%20does%20the%20${SECRET}%20grow`,
  '/api/questions/trending',
  '/api/questions/trending?period=all&reading=en',
  '/api/recent-updates',
  '/question/feed.xml',
  '/question/atom.xml?hl=en',
  '/sitemap-questions-0.xml',
]

test('what is adult, hidden, deleted or removed is nowhere', async () => {
  for (const path of [...ADDRESSES, `/api/users/${askerId}/questions`, `/api/users/${askerId}/answers`]) {
    const response = await app.visitor().request('GET', path)
    expect(response.statusCode, path).toBe(200)
    expect(response.body.includes(SECRET), path).toBe(false)
  }
  const sitemap = await app.visitor().request('GET', '/sitemap-questions-0.xml')
  expect(sitemap.body.match(/\/question\/\d+</g)).toEqual([`/question/${open.id}<`])
})

test('who has blocked somebody meets none of their questions', async () => {
  const citra = await app.signIn('citra')
  const lists = async () => [
    ...(await citra.call(searchQuestions, { query: { q: 'sunflower' } })),
    ...(await citra.call(getTrendingQuestions)),
    ...(await citra.call(listQuestions)).items,
    ...(await citra.call(getRecentUpdates)),
  ]
  expect((await lists()).length).toBe(4)
  await citra.call(blockUser, { params: { id: String(askerId) } })
  expect(await lists()).toEqual([])
  const profile = await citra.attempt(listQuestionsOf, { params: { id: String(askerId) } })
  expect(profile.status).toBe(404)
})
