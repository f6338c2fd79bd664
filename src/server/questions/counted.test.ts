import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as answers from '../../contract/answers.ts'
import { wilson } from '../../contract/question-rules.ts'
import * as contract from '../../contract/questions.ts'
import { DAY_MS } from '../platform/clock.ts'
import { transact, type Db } from '../platform/db.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { answer, ask, at, signInWith } from './questions-testing.ts'
import { findAnswer, findQuestion, lockRow } from './queries.ts'
import { changeAnswerState, changeQuestionState } from './trash-actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const onQuestion = (client: TestClient, question: { id: number }) =>
  client.attempt(answers.voteQuestion, { params: at(question), body: { value: 1 } })
const onAnswer = (client: TestClient, made: { id: number }, value: -1 | 1 = 1) =>
  client.attempt(answers.voteAnswer, { params: at(made), body: { value } })

test('the votes of somebody who has left are in no sum after the next change', async () => {
  const alice = await app.signIn('alice')
  const question = await ask(alice, { tags: ['leaving'] })
  const made = await answer(alice, question)
  const [eka, fitri] = [await app.signIn('eka'), await app.signIn('fitri')]
  for (const client of [eka, fitri]) {
    await onQuestion(client, question)
    await onAnswer(client, made)
  }
  // What is noted of her in memory is written down before she is gone.
  await app.flush()
  await app.db.deleteFrom('users').where('id', '=', eka.userId).execute()
  await alice.call(answers.updateAnswer, { params: at(made), body: { content: 'Now it is better.' } })
  expect(await alice.call(contract.getQuestion, { params: at(question) })).toMatchObject({ score: 1 })
  expect(await alice.call(answers.getAnswer, { params: at(made) })).toMatchObject({ score: 1 })
  const place = await app.db
    .selectFrom('answer_places')
    .select(['ups', 'rank'])
    .where('answer_id', '=', made.id)
    .executeTakeFirstOrThrow()
  expect(place.ups).toBe(1)
  expect(place.rank).toBeCloseTo(wilson(1, 0), 10)
})

/** Changes the locked question while a vote waits for it. */
async function whileItWaits<T>(
  questionId: number,
  vote: () => Promise<T>,
  change: (trx: Db) => Promise<void>,
): Promise<T> {
  let waiting: Promise<T> | undefined
  await transact(app.db, async (trx) => {
    await lockRow(trx, questionId)
    waiting = vote()
    await vi.waitUntil(
      async () => {
        const { rows } = await sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query ilike '%votes%'`.execute(
          app.db,
        )
        return rows.length > 0
      },
      { timeout: 10_000 },
    )
    await change(trx)
  })
  return waiting as Promise<T>
}

test('a vote that waited for what is being deleted is refused, and is nowhere', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const question = await ask(alice)
  const made = await answer(alice, question)
  const voted = await whileItWaits(
    question.id,
    () => onAnswer(bela, made),
    async (trx) => {
      const found = await findAnswer(trx, made.id)
      if (found !== undefined) await changeAnswerState(trx, found, 'deleted', app.clock.now())
    },
  )
  expect(voted.status).toBe(404)
  expect(await alice.call(answers.restoreAnswer, { params: at(made) })).toMatchObject({ score: 0 })
})

test('a vote that waited for what left the lists and came back is counted', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const question = await ask(alice)
  const made = await answer(alice, question)
  const now = app.clock.now()
  const votedAnswer = await whileItWaits(
    question.id,
    () => onAnswer(bela, made),
    async (trx) => {
      for (const state of ['hidden', 'published'] as const) {
        const found = await findAnswer(trx, made.id)
        if (found !== undefined) await changeAnswerState(trx, found, state, now)
      }
    },
  )
  expect(votedAnswer.body).toMatchObject({ score: 1, vote: 1 })
  const votedQuestion = await whileItWaits(
    question.id,
    () => onQuestion(bela, question),
    async (trx) => {
      for (const state of ['hidden', 'published'] as const) {
        const found = await findQuestion(trx, question.id)
        if (found !== undefined) await changeQuestionState(trx, found, state, now)
      }
    },
  )
  expect(votedQuestion.body).toMatchObject({ score: 1, vote: 1 })
  const citra = await app.signIn('citra')
  expect((await onAnswer(citra, made)).body).toMatchObject({ score: 2 })
  expect((await onQuestion(citra, question)).body).toMatchObject({ score: 2 })
})

test('an answer with only votes down stands where one without votes does', async () => {
  for (let downs = 0; downs <= 60; downs++) {
    expect(wilson(0, downs)).toBe(0)
    const { rows } = await sql<{ rank: number }>`select wilson(0, ${downs}::int) as rank`.execute(app.db)
    expect(rows[0]?.rank).toBe(0)
  }
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const question = await ask(alice)
  const disliked = await answer(alice, question)
  for (let number = 0; number < 17; number++)
    await onAnswer(await signInWith(app, `critic${number}`, 200), disliked, -1)
  app.clock.advance(1000)
  const newer = await answer(bela, question)
  const { items } = await app.visitor().call(answers.listAnswers, { params: at(question) })
  expect(items.map(({ id }) => id)).toEqual([newer.id, disliked.id])
})

test('a share counts in the rank once a person, a visitor’s, one’s own and one of what is adult not at all', async () => {
  const alice = await app.signIn('alice')
  await app.signIn('sharer')
  app.clock.advance(3 * DAY_MS)
  const sharer = await app.signIn('sharer')
  const [question, own] = [await ask(alice), await ask(sharer)]
  const adult = await ask(await app.signIn('alice'), { isNsfw: true })
  await app.settle()
  const rankOf = async ({ id }: { id: number }) =>
    app.db.selectFrom('question_places').select('hot').where('question_id', '=', id).executeTakeFirstOrThrow()
  const before = await rankOf(question)
  const share = (client: TestClient, { id }: { id: number }) =>
    client.attempt(contract.shareQuestion, { params: at({ id }) })
  for (const client of [sharer, sharer, app.visitor()])
    expect((await share(client, question)).body).toEqual({ done: true })
  expect((await share(sharer, own)).body).toEqual({ done: true })
  expect((await share(sharer, adult)).body).toMatchObject({ code: 'consent_required' })
  expect((await share(sharer, { id: 999_999 })).status).toBe(404)
  await app.settle()
  const counters = await app.db
    .selectFrom('object_counters')
    .select(['object_id', 'shares', 'attention'])
    .where('object_type', '=', 'question')
    .where('object_id', 'in', [question.id, own.id, adult.id])
    .orderBy('object_id')
    .execute()
  expect(counters).toEqual([
    { object_id: question.id, shares: 1, attention: 4 },
    { object_id: own.id, shares: 1, attention: 0 },
  ])
  expect((await rankOf(question)).hot).toBeGreaterThan(before.hot)
})
