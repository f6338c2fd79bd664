import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/answers.ts'
import { wilson } from '../../contract/question-rules.ts'
import * as questions from '../../contract/questions.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { answer, ask, at, signInWith } from './questions-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const onQuestion = (client: TestClient, question: { id: number }, value: -1 | 0 | 1) =>
  client.attempt(contract.voteQuestion, { params: at(question), body: { value } })
const onAnswer = (client: TestClient, made: { id: number }, value: -1 | 0 | 1) =>
  client.attempt(contract.voteAnswer, { params: at(made), body: { value } })

test('a vote is a wish: asked twice it counts once, and zero takes it back', async () => {
  const question = await ask(await app.signIn('alice'))
  const bela = await app.signIn('bela')
  for (let count = 0; count < 2; count++)
    expect((await onQuestion(bela, question, 1)).body).toEqual({ score: 1, vote: 1, canChange: true })
  expect(await bela.call(questions.getQuestion, { params: at(question) })).toMatchObject({ score: 1 })
  const mine = await bela.call(questions.getQuestionMine, { params: at(question) })
  expect(mine).toMatchObject({ vote: 1, canChangeVote: true })
  for (let count = 0; count < 2; count++)
    expect((await onQuestion(bela, question, 0)).body).toEqual({ score: 0, vote: 0, canChange: true })
})

test('nobody votes on what they wrote, a vote is -1, 0 or 1, and visitors sign in first', async () => {
  const alice = await app.signIn('alice')
  const question = await ask(alice)
  const made = await answer(alice, question)
  expect(await onQuestion(alice, question, 1)).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
  expect(await onAnswer(alice, made, 1)).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
  const bela = await app.signIn('bela')
  for (const value of [2, -2, 0.5, '1', null, undefined])
    for (const [route, { id }] of [
      [contract.voteQuestion, question],
      [contract.voteAnswer, made],
    ] as const)
      expect((await bela.attempt(route, { params: { id }, body: { value } })).status).toBe(400)
  expect((await onQuestion(app.visitor(), question, 1)).status).toBe(401)
  expect((await onAnswer(bela, { id: 999_999 }, 1)).status).toBe(404)
})

test('voting down needs 125 Honor', async () => {
  const question = await ask(await app.signIn('alice'))
  const bela = await signInWith(app, 'novice', 124)
  const refused = await onQuestion(bela, question, -1)
  expect(refused).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
  expect(refused.body.message).toContain('125')
  const citra = await signInWith(app, 'citra', 125)
  expect((await onQuestion(citra, question, -1)).body).toMatchObject({ score: -1, vote: -1 })
  expect(await citra.call(questions.getQuestionMine, { params: at(question) })).toMatchObject({
    canVoteDown: true,
  })
})

test('a vote can be changed for ten minutes, and again after an edit', async () => {
  const alice = await app.signIn('alice')
  const dewi = await signInWith(app, 'dewi', 200)
  const question = await ask(alice)
  const made = await answer(alice, question)
  expect((await onAnswer(dewi, made, 1)).body).toMatchObject({ score: 1 })
  expect((await onAnswer(dewi, made, -1)).body).toMatchObject({ score: -1, vote: -1 })
  app.clock.advance(11 * MINUTE_MS)
  for (const value of [0, 1] as const)
    expect(await onAnswer(dewi, made, value)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  // The same again is no change.
  expect((await onAnswer(dewi, made, -1)).body).toEqual({ score: -1, vote: -1, canChange: false })
  const { votes } = await dewi.call(questions.getQuestionMine, { params: at(question) })
  expect(votes).toEqual([{ answerId: made.id, value: -1, canChange: false }])
  await alice.call(contract.updateAnswer, { params: at(made), body: { content: 'Now it is better.' } })
  expect((await onAnswer(dewi, made, 1)).body).toEqual({ score: 1, vote: 1, canChange: true })
})

test('a vote can be changed after a silent edit too, and after other tags it can not', async () => {
  const alice = await app.signIn('alice')
  const dewi = await signInWith(app, 'dewi', 200)
  const question = await ask(alice)
  const made = await answer(alice, question)
  await onAnswer(dewi, made, -1)
  await onQuestion(dewi, question, -1)
  app.clock.advance(MINUTE_MS)
  const reworded = { content: 'Now it is better.' }
  const edited = await alice.call(contract.updateAnswer, { params: at(made), body: reworded })
  expect(edited.editedAt).toBe(null)
  await alice.call(questions.updateQuestion, { params: at(question), body: { tags: ['sky'] } })
  app.clock.advance(10 * MINUTE_MS)
  expect((await onQuestion(dewi, question, 1)).status).toBe(409)
  expect(await dewi.call(questions.getQuestionMine, { params: at(question) })).toMatchObject({
    canChangeVote: false,
    votes: [{ answerId: made.id, value: -1, canChange: true }],
  })
  expect((await onAnswer(dewi, made, 1)).body).toEqual({ score: 1, vote: 1, canChange: true })

  const other = await ask(alice)
  await onQuestion(dewi, other, -1)
  app.clock.advance(MINUTE_MS)
  expect(await alice.call(questions.updateQuestion, { params: at(other), body: reworded })).toMatchObject({
    editedAt: null,
  })
  app.clock.advance(10 * MINUTE_MS)
  expect((await onQuestion(dewi, other, 1)).body).toEqual({ score: 1, vote: 1, canChange: true })
})

test('50 votes at once are 50, and those of one person are one', async () => {
  const alice = await app.signIn('alice')
  const question = await ask(alice)
  const made = await answer(alice, question)
  const people = []
  for (let number = 0; number < 50; number++) people.push(await signInWith(app, `voter${number}`, 200))
  const answers = await Promise.all(
    people.map((person, number) => onAnswer(person, made, number % 5 === 0 ? -1 : 1)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await alice.call(contract.getAnswer, { params: at(made) })).toMatchObject({ score: 30 })
  const place = await app.db
    .selectFrom('answer_places')
    .select(['ups', 'downs', 'rank'])
    .where('answer_id', '=', made.id)
    .executeTakeFirstOrThrow()
  expect(place).toMatchObject({ ups: 40, downs: 10 })
  expect(place.rank).toBeCloseTo(wilson(40, 10), 10)
  await Promise.all(people.map((person) => onQuestion(person, question, 1)))
  expect(await alice.call(questions.getQuestion, { params: at(question) })).toMatchObject({ score: 50 })

  const second = await answer(people[0] as TestClient, question)
  const eager = people[1] as TestClient
  const wishes = Array.from({ length: 60 }, (_, number) => onAnswer(eager, second, number % 2 === 0 ? 1 : -1))
  expect(new Set((await Promise.all(wishes)).map(({ status }) => status))).toEqual(new Set([200]))
  const votes = await app.db
    .selectFrom('votes')
    .select('value')
    .where('object_type', '=', 'answer')
    .where('object_id', '=', second.id)
    .execute()
  expect(votes).toHaveLength(1)
  const { score } = await alice.call(contract.getAnswer, { params: at(second) })
  expect(score).toBe(votes[0]?.value)
})

test('the database ranks as the contract says', async () => {
  for (const [ups, downs] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [3, 1],
    [40, 10],
    [1000, 7],
  ] as const) {
    const { rows } = await sql<{ rank: number }>`select wilson(${ups}::int, ${downs}::int) as rank`.execute(
      app.db,
    )
    expect(rows[0]?.rank).toBeCloseTo(wilson(ups, downs), 12)
  }
})

test('best is the accepted one, then by votes, then the newest, page by page', async () => {
  const alice = await app.signIn('alice')
  const question = await ask(alice)
  const made = []
  for (let number = 0; number < 25; number++) {
    app.clock.advance(1000)
    made.push(await answer(await app.signIn(`answerer${number}`), question))
  }
  const fans = await Promise.all(Array.from({ length: 4 }, (_, number) => app.signIn(`reader${number}`)))
  const ids = made.map(({ id }) => id)
  for (const fan of fans) await onAnswer(fan, made[3] as { id: number }, 1)
  await onAnswer(fans[0] as TestClient, made[7] as { id: number }, 1)
  await alice.call(questions.acceptAnswer, { params: at(question), body: { answerId: ids[12] ?? 0 } })
  const read = async (sort: 'best' | 'new') => {
    const found: number[] = []
    for (let cursor: string | undefined; ;) {
      const query = { sort, ...(cursor !== undefined && { cursor }) }
      const page = await app.visitor().call(contract.listAnswers, { params: at(question), query })
      found.push(...page.items.map(({ id }) => id))
      if (page.nextCursor === null) return found
      cursor = page.nextCursor
    }
  }
  const rest = ids.toReversed().filter((id) => ![ids[12], ids[3], ids[7]].includes(id))
  expect(await read('best')).toEqual([ids[12], ids[3], ids[7], ...rest])
  expect(await read('new')).toEqual(ids.toReversed())
  const foreign = await app.visitor().attempt(contract.listAnswers, {
    params: at(question),
    query: { cursor: 'AAAAAAAAAAAAAAAAAAAAAAAA' },
  })
  expect(foreign.status).toBe(400)
})

test('votes draw attention by how old the account is, and exactly that is taken back', async () => {
  const question = await ask(await app.signIn('alice'))
  const fresh = await app.signIn('fresh')
  const attention = async () => {
    const counters = await app.db
      .selectFrom('object_counters')
      .select('attention')
      .where('object_type', '=', 'question')
      .where('object_id', '=', question.id)
      .executeTakeFirst()
    return counters?.attention ?? 0
  }
  await onQuestion(fresh, question, 1)
  expect(await attention()).toBeCloseTo(0.75)
  app.clock.advance(4 * DAY_MS)
  await (
    await app.signIn('alice')
  ).call(questions.updateQuestion, {
    params: at(question),
    body: { content: 'I mean the one outside.' },
  })
  await onQuestion(await app.signIn('fresh'), question, 0)
  expect(await attention()).toBeCloseTo(0)
  await onQuestion(await app.signIn('fresh'), question, 1)
  expect(await attention()).toBeCloseTo(3)
  await app.settle()
  const place = await app.db
    .selectFrom('question_places')
    .select('worth')
    .where('question_id', '=', question.id)
    .executeTakeFirstOrThrow()
  expect(place.worth).toBeCloseTo(2)
})

test('votes stay with what is deleted and restored', async () => {
  const alice = await app.signIn('alice')
  const question = await ask(alice)
  const made = await answer(alice, question)
  for (const name of ['bela', 'eka']) {
    await onQuestion(await app.signIn(name), question, 1)
    await onAnswer(await app.signIn(name), made, 1)
  }
  await alice.call(contract.deleteAnswer, { params: at(made) })
  expect((await onAnswer(await app.signIn('gita'), made, 1)).status).toBe(404)
  expect(await alice.call(contract.getAnswer, { params: at(made) })).toMatchObject({
    score: 2,
    state: 'deleted',
  })
  expect(await alice.call(contract.restoreAnswer, { params: at(made) })).toMatchObject({ score: 2 })
  await alice.call(questions.deleteQuestion, { params: at(question) })
  expect(await alice.call(questions.restoreQuestion, { params: at(question) })).toMatchObject({
    score: 2,
    answers: 1,
  })
})

test('votes are limited to sixty a minute', async () => {
  const strict = await testApp()
  try {
    const question = await ask(await strict.signIn('alice'))
    const bela = await strict.signIn('bela')
    for (let count = 0; count < 60; count++) expect((await onQuestion(bela, question, 1)).status).toBe(200)
    expect((await onQuestion(bela, question, 1)).status).toBe(429)
  } finally {
    await strict.close()
  }
})
