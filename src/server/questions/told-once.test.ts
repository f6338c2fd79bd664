import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAnswer, voteAnswer, voteQuestion } from '../../contract/answers.ts'
import { blockUser } from '../../contract/blocks.ts'
import { createAnswerComment } from '../../contract/comments.ts'
import { chooseThread, listNotifications, readNotifications } from '../../contract/notifications.ts'
import { acceptAnswer, closeQuestion, updateQuestion } from '../../contract/questions.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { transact, type Db } from '../platform/db.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { questionType } from './question-type.ts'
import { answer, ask, at } from './questions-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const judged = questionType.judged as NonNullable<typeof questionType.judged>

async function told(client: TestClient) {
  await app.settle()
  const { items, unread } = await client.call(listNotifications)
  return { types: items.map(({ type }) => type), unread }
}

async function read(client: TestClient) {
  await app.settle()
  await client.call(readNotifications, { body: { ids: null } })
  app.clock.advance(MINUTE_MS)
}

const choose = (client: TestClient, { id }: { id: number }, choice: 'following' | 'muted') =>
  client.call(chooseThread, { params: { type: 'question', id: String(id) }, body: { choice } })
const onQuestion = (client: TestClient, question: { id: number }, value: 0 | 1) =>
  client.call(voteQuestion, { params: at(question), body: { value } })
const comment = (client: TestClient, made: { id: number }, body: { text: string; parentId?: number }) =>
  client.call(createAnswerComment, { params: at(made), body })

test('who does not meet who asked has nothing unread about their answer', async () => {
  const asker = await app.signIn('asker')
  const [writer, other, follower] = [
    await app.signIn('writer'),
    await app.signIn('other'),
    await app.signIn('follower'),
  ]
  const question = await ask(asker)
  const made = await answer(writer, question)
  await comment(other, made, { text: 'Before the block' })
  expect(await told(writer)).toEqual({ types: ['comment'], unread: 1 })
  await choose(follower, question, 'following')
  for (const { userId } of [writer, follower]) await asker.call(blockUser, { params: { id: String(userId) } })
  await comment(other, made, { text: 'After it, for @writer-1000' })
  await answer(other, question, 'As @writer-1000 said.')
  for (const client of [writer, follower]) expect(await told(client)).toEqual({ types: [], unread: 0 })
})

test('a muted question is quiet under its answers too', async () => {
  const [asker, writer, other] = [
    await app.signIn('asker'),
    await app.signIn('tired'),
    await app.signIn('other'),
  ]
  const question = await ask(asker)
  const made = await answer(writer, question)
  const said = await comment(writer, made, { text: 'One more thing' })
  await choose(writer, question, 'muted')
  await comment(other, made, { text: 'Really?' })
  await comment(other, made, { text: 'Which one?', parentId: said.id })
  await comment(other, made, { text: 'Is @tired-1000 here?' })
  expect(await told(writer)).toEqual({ types: [], unread: 0 })
})

test('a second closing is news, also to who has read of the first', async () => {
  const asker = await app.signIn('closed')
  const mod = await app.signIn('mod', 'moderator')
  const original = await ask(mod)
  const question = await ask(asker)
  const close = () =>
    mod.call(closeQuestion, {
      params: at(question),
      body: { reason: 'duplicate', duplicateOf: original.id },
    })
  await close()
  expect(await told(asker)).toEqual({ types: ['question-closed'], unread: 1 })
  await read(asker)
  await asker.call(updateQuestion, {
    params: at(question),
    body: { content: 'Another one, seen from Mars.' },
  })
  expect(await told(asker)).toEqual({ types: [], unread: 0 })
  await close()
  expect(await told(asker)).toEqual({ types: ['question-closed'], unread: 1 })
})

test('a milestone is told once, whoever passes it again', async () => {
  const asker = await app.signIn('milestone')
  const question = await ask(asker)
  const voters = await Promise.all([0, 1, 2, 3, 4, 5].map((nr) => app.signIn(`milestone-voter${nr}`)))
  for (const voter of voters.slice(0, 5)) await onQuestion(voter, question, 1)
  expect(await told(asker)).toEqual({ types: ['question-votes'], unread: 1 })
  await read(asker)
  await onQuestion(voters[4] as TestClient, question, 0)
  await app.settle()
  await onQuestion(voters[5] as TestClient, question, 1)
  expect(await told(asker)).toEqual({ types: ['question-votes'], unread: 0 })
})

test('a pick is told also where the accepted answer is gone', async () => {
  const [asker, first] = [await app.signIn('asker'), await app.signIn('first')]
  const question = await ask(asker)
  const gone = await answer(first, question)
  const made = await answer(await app.signIn('second'), question)
  await asker.call(acceptAnswer, { params: at(question), body: { answerId: gone.id } })
  await first.call(deleteAnswer, { params: at(gone) })
  for (const name of ['pick-a', 'pick-b', 'pick-c'])
    await (await app.signIn(name)).call(voteAnswer, { params: at(made), body: { value: 1 } })
  app.clock.advance(15 * DAY_MS)
  await app.purge()
  expect(await told(await app.signIn('second'))).toMatchObject({ types: ['answer-picked'] })
})

test('an answer that could not be told while its question was checked is told afterwards', async () => {
  const [asker, writer] = [await app.signIn('checked'), await app.signIn('checked-writer')]
  const question = await ask(asker)
  await app.settle()
  await answer(writer, question)
  const now = app.clock.now()
  const change = (what: (trx: Db) => Promise<unknown>) => transact(app.db, what)
  await change((trx) => judged.hide(trx, question.id, now))
  expect(await told(asker)).toEqual({ types: [], unread: 0 })
  await change((trx) => judged.lift(trx, question.id, now))
  expect(await told(asker)).toEqual({ types: ['answer'], unread: 1 })
})

test('who follows a question they had muted is told of nothing from before', async () => {
  const [asker, writer, follower] = [
    await app.signIn('slow'),
    await app.signIn('slow-writer'),
    await app.signIn('slow-follower'),
  ]
  const question = await ask(asker)
  await choose(follower, question, 'muted')
  app.clock.advance(MINUTE_MS)
  const made = await answer(writer, question)
  await app.settle()
  app.clock.advance(MINUTE_MS)
  await choose(follower, question, 'following')
  await asker.call(acceptAnswer, { params: at(question), body: { answerId: made.id } })
  expect(await told(follower)).toEqual({ types: [], unread: 0 })
})
