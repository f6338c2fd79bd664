import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/answers.ts'
import { blockUser } from '../../contract/blocks.ts'
import { createAnswerComment } from '../../contract/comments.ts'
import { savePrivacy } from '../../contract/profiles.ts'
import * as questions from '../../contract/questions.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { answer, ask, at } from './questions-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

test('whoever answered reads and deletes their answer also when its question is not there', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const question = await ask(alice)
  const made = await answer(bela, question, 'All that I know about it.')
  await alice.call(questions.deleteQuestion, { params: at(question) })
  const params = at(made)
  expect(await bela.call(contract.getAnswer, { params })).toMatchObject({
    content: 'All that I know about it.',
  })
  const body = { content: 'Something else.' }
  expect((await bela.attempt(contract.updateAnswer, { params, body })).status).toBe(403)
  const comment = { text: 'Hello?' }
  expect((await bela.attempt(createAnswerComment, { params, body: comment })).status).toBe(404)
  expect((await bela.attempt(contract.deleteAnswer, { params })).status).toBe(200)
  expect(await bela.call(contract.getAnswer, { params })).toMatchObject({ state: 'deleted' })
  await alice.call(questions.restoreQuestion, { params: at(question) })
  expect(await alice.call(questions.getQuestion, { params: at(question) })).toMatchObject({ answers: 0 })
})

test('a deleted answer is in the trash of who wrote it for 30 days, named by its question while that is shown', async () => {
  const [alice, keeper] = [await app.signIn('alice'), await app.signIn('keeper')]
  const [first, second] = [await ask(alice), await ask(alice, { title: 'Why is the sea salty?' })]
  const [one, two] = [await answer(keeper, first), await answer(keeper, second)]
  const trash = async (client: TestClient) => (await client.call(contract.listDeletedAnswers)).items
  expect(await trash(keeper)).toEqual([])
  for (const made of [one, two]) {
    await keeper.call(contract.deleteAnswer, { params: at(made) })
    app.clock.advance(1000)
  }
  expect(await trash(keeper)).toMatchObject([
    { id: two.id, questionId: second.id, questionTitle: 'Why is the sea salty?', state: 'deleted' },
    { id: one.id, questionId: first.id, questionTitle: first.title },
  ])
  expect(await trash(alice)).toEqual([])
  expect((await app.visitor().attempt(contract.listDeletedAnswers)).status).toBe(401)
  await alice.call(questions.deleteQuestion, { params: at(second) })
  expect((await trash(keeper))[0]).toMatchObject({ id: two.id, questionTitle: null })
  await keeper.call(contract.restoreAnswer, { params: at(one) })
  expect((await trash(keeper)).map(({ id }) => id)).toEqual([two.id])
  app.clock.advance(31 * DAY_MS)
  expect(await trash(await app.signIn('keeper'))).toEqual([])
})

test('the answers of a person are shown to those who may see the person', async () => {
  const [alice, bela, citra] = [
    await app.signIn('asker'),
    await app.signIn('private'),
    await app.signIn('reader'),
  ]
  const made = await answer(bela, await ask(alice))
  const list = (client: TestClient, id = bela.userId) =>
    client.attempt(contract.listAnswersOf, { params: { id: String(id) } })
  await bela.call(savePrivacy, { body: { audience: 'members' } })
  expect(await list(app.visitor())).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  expect((await list(citra)).body.items).toMatchObject([{ id: made.id }])
  expect((await list(citra, 999_999)).status).toBe(404)
  // Who has blocked the reader is not named by the answers of others either.
  await alice.call(blockUser, { params: { id: String(citra.userId) } })
  expect((await list(citra)).body.items).toEqual([])
  await bela.call(blockUser, { params: { id: String(citra.userId) } })
  expect((await list(citra)).status).toBe(404)
})
