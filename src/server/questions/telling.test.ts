import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAnswer, updateAnswer, voteAnswer, voteQuestion } from '../../contract/answers.ts'
import { createAnswerComment, createQuestionComment } from '../../contract/comments.ts'
import { chooseThread, getNotificationSettings, listNotifications } from '../../contract/notifications.ts'
import { acceptAnswer, closeQuestion, reopenQuestion } from '../../contract/questions.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { answer, ask, at } from './questions-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const people = (...names: string[]) => Promise.all(names.map((name) => app.signIn(name)))

async function told(client: TestClient) {
  await app.settle()
  const { items, unread } = await client.call(listNotifications)
  const sentences = items.map(({ sentence }) => sentence.map(({ text }) => text).join(''))
  return { items, unread, sentences }
}

const TITLE = 'Why is the night sky dark?'

test('answers to a question are one line for who asked, and leave with what was deleted', async () => {
  const [asker, ana, budi] = (await people('asker', 'ana', 'budi')) as [Member, Member, Member]
  const question = await ask(asker)
  const first = await answer(ana, question)
  expect(await told(asker)).toMatchObject({
    unread: 1,
    sentences: [`ana Tester answered your question “${TITLE}”`],
    items: [{ type: 'answer', icon: 'reply', path: `/question/${question.id}?answer=${first.id}` }],
  })
  app.clock.advance(1000)
  const second = await answer(budi, question)
  expect((await told(asker)).sentences).toEqual([
    `budi Tester and ana Tester answered your question “${TITLE}”`,
  ])
  await budi.call(deleteAnswer, { params: at(second) })
  expect((await told(asker)).sentences).toEqual([`ana Tester answered your question “${TITLE}”`])
  asker.language = 'id'
  expect((await told(asker)).sentences).toEqual([`ana Tester menjawab pertanyaan Anda “${TITLE}”`])
})
type Member = Awaited<ReturnType<TestApp['signIn']>>

test('who follows a question is told of answers, who muted it of nothing', async () => {
  const [asker, follower, helper] = (await people('quiet', 'follower', 'helper')) as [Member, Member, Member]
  const question = await ask(asker)
  const params = { type: 'question', id: String(question.id) } as const
  await asker.call(chooseThread, { params, body: { choice: 'muted' } })
  await follower.call(chooseThread, { params, body: { choice: 'following' } })
  const made = await answer(helper, question)
  expect(await told(follower)).toMatchObject({
    sentences: [`helper Tester answered a question you follow: “${TITLE}”`],
    items: [{ path: `/question/${question.id}?answer=${made.id}` }],
  })
  expect((await told(asker)).items).toEqual([])
})

test('an accepted answer is told to who wrote it, until it is chosen no more', async () => {
  const [asker, helper] = (await people('chooser', 'chosen')) as [Member, Member]
  const question = await ask(asker)
  const made = await answer(helper, question)
  const accept = (answerId: number | null) =>
    asker.call(acceptAnswer, { params: at(question), body: { answerId } })
  await accept(made.id)
  expect(await told(helper)).toMatchObject({
    sentences: [`chooser Tester accepted your answer to “${TITLE}”`],
    items: [{ type: 'answer-accepted', path: `/question/${question.id}?answer=${made.id}` }],
  })
  await accept(null)
  expect((await told(helper)).items).toEqual([])
  const { types } = await helper.call(getNotificationSettings)
  for (const name of ['answer', 'answer-accepted'])
    expect(types.find((type) => type.name === name)?.channels).toEqual({
      inApp: true,
      mail: true,
      push: true,
    })
})

test('comments are told to who asked and who answered, and lead to where they are', async () => {
  const [asker, helper, reader] = (await people('commented', 'replied', 'curious')) as [
    Member,
    Member,
    Member,
  ]
  const question = await ask(asker)
  const made = await answer(helper, question)
  await told(asker)
  const one = await reader.call(createQuestionComment, { params: at(question), body: { text: 'On Earth?' } })
  const two = await reader.call(createAnswerComment, { params: at(made), body: { text: 'How young?' } })
  expect((await told(asker)).items).toContainEqual(
    expect.objectContaining({ type: 'comment', path: `/question/${question.id}?comment=${one.id}` }),
  )
  expect(await told(helper)).toMatchObject({
    sentences: [`curious Tester commented on “${TITLE}”`],
    items: [{ path: `/question/${question.id}?answer=${made.id}&comment=${two.id}` }],
  })
})

test('people who are named in questions and answers are told once', async () => {
  const [asker, helper, named] = (await people('naming', 'naming-too', 'named')) as [Member, Member, Member]
  const question = await ask(asker, { content: 'Does @named-1000 know?' })
  expect(await told(named)).toMatchObject({
    items: [{ type: 'mention', path: `/question/${question.id}` }],
  })
  const made = await answer(helper, question, 'As @named-1000 says, it is young.')
  expect((await told(named)).items).toHaveLength(2)
  await helper.call(updateAnswer, {
    params: at(made),
    body: { content: 'As @named-1000 says, it is still young.' },
  })
  expect((await told(named)).items).toHaveLength(2)
})

test('a closed question is told to who asked, and no longer when it is open again', async () => {
  const [asker] = (await people('closed')) as [Member]
  const mod = await app.signIn('closing-mod', 'moderator')
  const question = await ask(asker)
  await mod.call(closeQuestion, { params: at(question), body: { reason: 'unclear' } })
  expect(await told(asker)).toMatchObject({
    sentences: [`Your question “${TITLE}” was closed. See why`],
    items: [{ type: 'question-closed', actors: [], path: `/question/${question.id}` }],
  })
  await mod.call(reopenQuestion, { params: at(question) })
  expect((await told(asker)).items).toEqual([])
})

test('the fifth and the tenth upvote are told with their number, and nobody is named', async () => {
  const [asker] = (await people('milestone')) as [Member]
  const question = await ask(asker)
  const voters = await people(...Array.from({ length: 10 }, (_, i) => `voter${i}`))
  const vote = (client: TestClient, value: 0 | 1 = 1) =>
    client.call(voteQuestion, { params: at(question), body: { value } })
  for (const [nr, voter] of voters.entries()) {
    await vote(voter)
    app.clock.advance(1000)
    const { sentences, unread } = await told(asker)
    if (nr < 4) expect(sentences).toEqual([])
    else expect(unread).toBe(1)
    if (nr >= 4)
      expect(sentences).toEqual([`Your question “${TITLE}” has reached ${nr < 9 ? 5 : 10} upvotes`])
  }
  expect((await told(asker)).items).toMatchObject([{ type: 'question-votes', actors: [] }])
})

test("the community's pick is told to who wrote it", async () => {
  const [asker, helper] = (await people('absent', 'picked')) as [Member, Member]
  const question = await ask(asker)
  const made = await answer(helper, question)
  for (const voter of await people('pick-a', 'pick-b', 'pick-c'))
    await voter.call(voteAnswer, { params: at(made), body: { value: 1 } })
  app.clock.advance(15 * DAY_MS)
  await app.purge()
  const back = await app.signIn('picked')
  expect((await told(back)).sentences).toEqual([`Your answer to “${TITLE}” is the community pick`])
})
