import { afterAll, beforeAll, expect, test } from 'vitest'
import { voteAnswer, voteQuestion } from '../../contract/answers.ts'
import { giveNsfwConsent } from '../../contract/nsfw.ts'
import {
  acceptAnswer,
  deleteQuestion,
  getQuestionMine,
  listSimilarQuestions,
  updateQuestion,
} from '../../contract/questions.ts'
import { getRecentUpdates } from '../../contract/stats.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { answer, ask, at, signInWith } from './questions-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const onQuestion = (client: TestClient, question: { id: number }, value: -1 | 0 | 1 = 1) =>
  client.attempt(voteQuestion, { params: at(question), body: { value } })
const onAnswer = (client: TestClient, made: { id: number }, value: -1 | 0 | 1 = 1) =>
  client.attempt(voteAnswer, { params: at(made), body: { value } })
const accept = (client: TestClient, question: { id: number }, answerId: number | null) =>
  client.attempt(acceptAnswer, { params: at(question), body: { answerId } })

test('an adult question and its answers take no votes, and those from before can be taken back', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const citra = await signInWith(app, 'citra', 200)
  const mod = await app.signIn('mod', 'moderator')
  for (const client of [alice, bela, citra, mod]) await client.call(giveNsfwConsent)
  const question = await ask(alice)
  const made = await answer(bela, question)
  expect((await onQuestion(citra, question)).status).toBe(200)
  expect((await onAnswer(citra, made)).status).toBe(200)
  await mod.call(updateQuestion, { params: at(question), body: { isNsfw: true } })
  for (const value of [1, -1] as const)
    for (const refused of [await onQuestion(citra, question, value), await onAnswer(citra, made, value)])
      expect(refused).toMatchObject({ status: 403, body: { code: 'nsfw_no_likes' } })
  const canChange = async (client: TestClient) =>
    (await client.call(getQuestionMine, { params: at(question) })).canChangeVote
  expect([await canChange(citra), await canChange(bela)]).toEqual([true, false])
  expect((await onQuestion(citra, question, 0)).body).toMatchObject({ score: 0, vote: 0 })
  expect((await onAnswer(citra, made, 0)).body).toMatchObject({ score: 0, vote: 0 })
})

test('a question with an accepted answer of somebody else is not deleted', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const question = await ask(alice)
  const made = await answer(bela, question)
  const own = await answer(alice, question)
  await accept(alice, question, made.id)
  const remove = () => alice.attempt(deleteQuestion, { params: at(question) })
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'conflict' } })
  app.clock.advance(2 * DAY_MS)
  const later = await app.signIn('alice')
  expect((await accept(later, question, own.id)).status).toBe(200)
  expect((await later.attempt(deleteQuestion, { params: at(question) })).status).toBe(200)
})

test('a question that is accepted again is no newer among the recent updates', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const question = await ask(alice)
  const made = await answer(bela, question)
  await accept(alice, question, made.id)
  const solvedAt = async () => {
    app.clock.advance(5000)
    const updates = await app.visitor().call(getRecentUpdates)
    return updates.find(({ href }) => href === `/question/${question.id}`)?.updatedAt
  }
  const first = await solvedAt()
  expect(first).toBeDefined()
  app.clock.advance(30 * MINUTE_MS)
  for (const answerId of [null, made.id]) await accept(alice, question, answerId)
  expect(await solvedAt()).toBe(first)
})

test('answers draw attention by how old the account is, and one’s own none', async () => {
  const alice = await app.signIn('alice')
  const question = await ask(alice)
  const worth = async () => {
    await app.settle()
    const place = await app.db
      .selectFrom('question_places')
      .select('worth')
      .where('question_id', '=', question.id)
      .executeTakeFirstOrThrow()
    return place.worth
  }
  await answer(alice, question)
  expect(await worth()).toBe(0)
  await answer(await app.signIn('answered-today'), question)
  expect(await worth()).toBeCloseTo(Math.log2(1 + 2 * 0.25))
  await app.signIn('answers-later')
  app.clock.advance(4 * DAY_MS)
  await answer(await app.signIn('answers-later'), question)
  expect(await worth()).toBeCloseTo(Math.log2(1 + 2 * 1.25))
})

test('accepting, votes and the look for similar questions are limited', async () => {
  const strict = await testApp()
  try {
    const [alice, bela] = [await strict.signIn('alice'), await strict.signIn('bela')]
    const question = await ask(alice)
    const made = await answer(bela, question)
    await strict.settle()
    for (let count = 0; count < 30; count++)
      expect((await accept(alice, question, count % 2 === 0 ? made.id : null)).status).toBe(200)
    expect((await accept(alice, question, made.id)).status).toBe(429)

    for (let count = 0; count < 200; count++) {
      if (count % 50 === 0) strict.clock.advance(2 * MINUTE_MS)
      expect((await onQuestion(bela, question)).status).toBe(200)
    }
    strict.clock.advance(2 * MINUTE_MS)
    expect((await onQuestion(bela, question)).status).toBe(429)
    // What was given may be taken back, as far as it could be before.
    expect((await onQuestion(bela, question, 0)).status).toBe(200)

    for (const client of [strict.visitor(), bela]) {
      const similar = (q: string) => client.attempt(listSimilarQuestions, { query: { q } })
      for (let count = 0; count < 60; count++)
        expect((await similar(`Why is the night sky dark ${count}`)).status).toBe(200)
      expect((await similar('Why is the night sky dark')).status).toBe(429)
      strict.clock.advance(2 * MINUTE_MS)
      expect((await similar('Why is the night sky dark')).body).toHaveLength(1)
      expect((await similar('night sky')).body).toEqual([])
    }
  } finally {
    await strict.close()
  }
})
