import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { voteAnswer, voteQuestion } from '../../contract/answers.ts'
import { listHonor } from '../../contract/honor.ts'
import { acceptAnswer, deleteQuestion, restoreQuestion } from '../../contract/questions.ts'
import { DAY_MS } from '../platform/clock.ts'
import { setHonor } from '../testing/set-honor.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { questionType } from './question-type.ts'
import { answer, ask, at } from './questions-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

/** Members who have been here for some days, with enough Honor to vote down. */
async function members(...names: string[]) {
  const clients = []
  for (const name of names) {
    const client = await app.signIn(name)
    await setHonor(app, client.userId, 500)
    clients.push(client)
  }
  const joined = new Date(app.clock.now().getTime() - 10 * DAY_MS)
  await sql`update users set created_at = ${joined} where id = any(${clients.map(({ userId }) => userId)}::int8[])`.execute(
    app.db,
  )
  return clients as [Member, Member, Member, ...Member[]]
}
type Member = Awaited<ReturnType<TestApp['signIn']>>

async function ledgerOf({ userId }: Member): Promise<string[]> {
  await app.settle()
  const rows = await app.db
    .selectFrom('honor_entries')
    .select(['delta', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ delta, reason }) => `${delta > 0 ? '+' : ''}${delta} ${reason}`)
}

const judged = questionType.judged as NonNullable<typeof questionType.judged>
const onQuestion = (client: TestClient, question: { id: number }, value: -1 | 0 | 1) =>
  client.call(voteQuestion, { params: at(question), body: { value } })
const onAnswer = (client: TestClient, made: { id: number }, value: -1 | 0 | 1) =>
  client.call(voteAnswer, { params: at(made), body: { value } })
const accept = (client: TestClient, question: { id: number }, answerId: number | null) =>
  client.call(acceptAnswer, { params: at(question), body: { answerId } })

test('an upvote pays 5 for a question and 10 for an answer, and is taken back with the vote', async () => {
  const [asker, helper, reader] = await members('paid-asker', 'paid-helper', 'paid-reader')
  const question = await ask(asker)
  const made = await answer(helper, question)
  await onQuestion(reader, question, 1)
  await onAnswer(reader, made, 1)
  expect(await ledgerOf(asker)).toEqual(['+5 question-upvoted'])
  expect(await ledgerOf(helper)).toEqual(['+10 answer-upvoted'])
  await onAnswer(reader, made, 0)
  await onAnswer(reader, made, 1)
  expect(await ledgerOf(helper)).toEqual(['+10 answer-upvoted'])
  await onAnswer(reader, made, 0)
  expect(await ledgerOf(helper)).toEqual(['+10 answer-upvoted', '-10 answer-upvoted'])
})

test('a downvote costs its author 2 and its giver 1, and names nobody to who got it', async () => {
  const [asker, helper, reader] = await members('down-asker', 'down-helper', 'down-reader')
  const question = await ask(asker)
  const made = await answer(helper, question)
  await onAnswer(reader, made, 1)
  await app.settle()
  await onAnswer(reader, made, -1)
  expect(await ledgerOf(helper)).toEqual(['+10 answer-upvoted', '-10 answer-upvoted', '-2 downvoted'])
  expect(await ledgerOf(reader)).toEqual(['-1 downvote-given'])
  const { items } = await helper.call(listHonor)
  expect(items[0]).toMatchObject({
    reason: 'downvoted',
    actor: null,
    object: { type: 'answer', title: question.title, href: `/question/${question.id}?answer=${made.id}` },
  })
  await onAnswer(reader, made, 0)
  expect((await ledgerOf(helper)).at(-1)).toBe('+2 downvoted')
  expect(await ledgerOf(reader)).toEqual(['-1 downvote-given', '+1 downvote-given'])
})

test('an accepted answer pays 15, accepting one 2; the choice of another moves it', async () => {
  const [asker, first, second] = await members('accepting', 'accepted-first', 'accepted-second')
  const question = await ask(asker)
  const one = await answer(first, question)
  const two = await answer(second, question)
  await accept(asker, question, one.id)
  expect(await ledgerOf(first)).toEqual(['+15 answer-accepted'])
  expect(await ledgerOf(asker)).toEqual(['+2 answer-chosen'])
  await accept(asker, question, two.id)
  expect(await ledgerOf(first)).toEqual(['+15 answer-accepted', '-15 answer-accepted'])
  expect(await ledgerOf(second)).toEqual(['+15 answer-accepted'])
  await accept(asker, question, null)
  expect(await ledgerOf(second)).toEqual(['+15 answer-accepted', '-15 answer-accepted'])
  const { items } = await asker.call(listHonor, { query: { filter: 'helping' } })
  expect(items.reduce((sum, { delta }) => sum + delta, 0)).toBe(0)
})

test('nobody earns by their own answer, nor by those who joined today', async () => {
  const [asker] = await members('own-asker', 'own-other', 'own-third')
  const question = await ask(asker)
  const own = await answer(asker, question)
  app.clock.advance(2 * DAY_MS)
  await accept(asker, question, own.id)
  expect(await ledgerOf(asker)).toEqual([])
  const newcomer = await app.signIn('own-newcomer')
  await onQuestion(newcomer, question, 1)
  expect(await ledgerOf(asker)).toEqual([])
})

test('what is deleted earns nothing, until it is restored', async () => {
  const [asker, reader] = await members('gone-asker', 'gone-reader')
  const question = await ask(asker)
  await onQuestion(reader, question, 1)
  const paid = ['+5 question-upvoted']
  expect(await ledgerOf(asker)).toEqual(paid)
  await asker.call(deleteQuestion, { params: at(question) })
  expect(await ledgerOf(asker)).toEqual([...paid, '-5 question-upvoted'])
  await asker.call(restoreQuestion, { params: at(question) })
  expect(await ledgerOf(asker)).toEqual([...paid, '-5 question-upvoted', ...paid])
})

test('an accepted answer keeps what it earned while its question is checked, not when that is removed', async () => {
  const [asker, helper] = await members('checked-asker', 'checked-helper')
  const question = await ask(asker)
  const made = await answer(helper, question)
  await accept(asker, question, made.id)
  const paid = ['+15 answer-accepted']
  expect(await ledgerOf(helper)).toEqual(paid)
  await judged.hide(app.db, question.id, app.clock.now())
  expect(await ledgerOf(helper)).toEqual(paid)
  await judged.uphold(app.db, question.id, { isNsfw: false, isForbidden: false }, app.clock.now())
  expect(await ledgerOf(helper)).toEqual([...paid, '-15 answer-accepted'])
})

test('votes share the pool of the day, and acceptance is outside it', async () => {
  const [helper, ...readers] = await members(
    'pool-helper',
    ...Array.from({ length: 13 }, (_, i) => `pool-${i}`),
  )
  const asker = readers[0]
  const question = await ask(asker)
  const made = await answer(helper, question)
  for (const reader of readers) await onAnswer(reader, made, 1)
  await accept(asker, question, made.id)
  const entries = await ledgerOf(helper)
  expect(entries.filter((entry) => entry === '+10 answer-upvoted')).toHaveLength(10)
  expect(entries).toContain('+15 answer-accepted')
  const { pooled } = await helper.call(listHonor)
  expect(pooled).toBe(100)
})
