import { afterAll, beforeAll, expect, test } from 'vitest'
import * as answers from '../../contract/answers.ts'
import { setBookmark } from '../../contract/bookmarks.ts'
import { createAnswerComment, createQuestionComment, listQuestionComments } from '../../contract/comments.ts'
import { giveNsfwConsent } from '../../contract/nsfw.ts'
import * as contract from '../../contract/questions.ts'
import { closeReports, reportObject } from '../../contract/reports.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { answerType } from './answer-type.ts'
import { questionType } from './question-type.ts'
import { answer, ask, at } from './questions-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const judgedQuestion = questionType.judged as NonNullable<typeof questionType.judged>
const judgedAnswer = answerType.judged as NonNullable<typeof answerType.judged>

test('questions and answers are commented on, and their comments go with them', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const question = await ask(alice)
  const made = await answer(bela, question)
  await bela.call(createQuestionComment, { params: at(question), body: { text: 'On Earth?' } })
  await alice.call(createAnswerComment, { params: at(made), body: { text: 'Thank you!' } })
  expect(await alice.call(contract.getQuestion, { params: at(question) })).toMatchObject({ comments: 1 })
  expect(await alice.call(answers.getAnswer, { params: at(made) })).toMatchObject({ comments: 1 })
  await app.settle()
  await alice.call(contract.deleteQuestion, { params: at(question) })
  expect((await bela.attempt(listQuestionComments, { params: at(question) })).status).toBe(404)
  app.clock.advance(31 * DAY_MS)
  await app.purge()
  for (const [type, id] of [
    ['question', question.id],
    ['answer', made.id],
  ] as const) {
    const left = await app.db
      .selectFrom('comments')
      .select('id')
      .where('object_type', '=', type)
      .where('object_id', '=', id)
      .execute()
    expect(left, type).toEqual([])
  }
})

test('a question is saved', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const question = await ask(alice)
  const params = { objectType: 'question' as const, objectId: String(question.id) }
  await bela.call(setBookmark, { params, body: {} })
  expect(await bela.call(contract.getQuestionMine, { params: at(question) })).toMatchObject({
    bookmarked: true,
  })
})

test('reports hide a question and an answer, and a verdict brings them back or removes them', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const question = await ask(alice)
  const made = await answer(bela, question)
  const now = app.clock.now()
  const { db } = app
  expect(await judgedAnswer.lock(db, made.id)).toBe(true)
  expect(await judgedAnswer.hide(db, made.id, now)).toBe(true)
  expect(await judgedAnswer.hide(db, made.id, now)).toBe(false)
  const read = () => app.visitor().attempt(answers.getAnswer, { params: at(made) })
  expect((await read()).status).toBe(404)
  expect(await bela.call(answers.getAnswer, { params: at(made) })).toMatchObject({ state: 'hidden' })
  expect((await judgedAnswer.listHidden(db)).map(({ id }) => id)).toEqual([made.id])
  expect(await judgedAnswer.lift(db, made.id, now)).toEqual(['restored'])
  expect((await read()).status).toBe(200)

  expect(await judgedQuestion.hide(db, question.id, now)).toBe(true)
  expect((await read()).status).toBe(404)
  expect((await app.visitor().call(contract.listQuestions)).items.map(({ id }) => id)).not.toContain(
    question.id,
  )
  expect((await judgedQuestion.listHidden(db)).map(({ id }) => id)).toEqual([question.id])
  expect(await judgedQuestion.uphold(db, question.id, { isNsfw: false, isForbidden: false }, now)).toEqual([
    'removed',
  ])
  expect((await alice.attempt(contract.getQuestion, { params: at(question) })).status).toBe(404)
})

test('reports mark a question as adult until a moderator says otherwise', async () => {
  const alice = await app.signIn('alice')
  const question = await ask(alice)
  const now = app.clock.now()
  expect(await judgedQuestion.markNsfw(app.db, question.id)).toBe(true)
  expect(await judgedQuestion.isMarked(app.db, question.id)).toBe(true)
  expect((await app.visitor().attempt(contract.getQuestion, { params: at(question) })).status).toBe(403)
  expect(await judgedQuestion.lift(app.db, question.id, now)).toEqual(['unmarked'])
  expect(await judgedQuestion.markNsfw(app.db, question.id)).toBe(false)
  expect((await app.visitor().attempt(contract.getQuestion, { params: at(question) })).status).toBe(200)
})

test('an answer that two report as adult is hidden where its question is not adult, until a moderator has looked', async () => {
  for (const name of ['rina', 'sari']) await app.signIn(name)
  app.clock.advance(3 * DAY_MS)
  const reporters = [await app.signIn('rina'), await app.signIn('sari')]
  const [alice, bela, mod] = [
    await app.signIn('alice'),
    await app.signIn('bela'),
    await app.signIn('mod', 'moderator'),
  ]
  for (const client of [...reporters, alice, bela]) await client.call(giveNsfwConsent)
  const report = async ({ id }: { id: number }) => {
    for (const client of reporters)
      await client.call(reportObject, { body: { objectType: 'answer', objectId: id, reason: 'adult' } })
  }
  const stateOf = async (made: { id: number }) =>
    (await bela.call(answers.getAnswer, { params: at(made) })).state
  const question = await ask(alice)
  const made = await answer(bela, question)
  await report(made)
  expect(await stateOf(made)).toBe('hidden')
  expect((await app.visitor().attempt(answers.getAnswer, { params: at(made) })).status).toBe(404)
  // Whoever asked did nothing.
  expect(await alice.call(contract.getQuestion, { params: at(question) })).toMatchObject({ isNsfw: false })
  const verdict = {
    objectType: 'answer',
    objectId: made.id,
    verdict: 'unfounded',
    reason: 'It is fine.',
  } as const
  expect((await mod.call(closeReports, { body: verdict })).effects).toEqual(['restored'])
  expect(await stateOf(made)).toBe('published')

  const other = await answer(bela, await ask(alice))
  await report(other)
  const founded = { ...verdict, objectId: other.id, verdict: 'founded', reason: 'It is adult.' } as const
  expect((await mod.call(closeReports, { body: founded })).effects).toEqual(['removed'])

  // Under an adult question it is where it belongs.
  const fitting = await answer(bela, await ask(alice, { isNsfw: true }))
  await report(fitting)
  expect(await stateOf(fitting)).toBe('published')
})

test('both have headlines for those who may see them, as the view of what is told counts', async () => {
  const [alice, bela, citra] = [
    await app.signIn('alice'),
    await app.signIn('bela'),
    await app.signIn('citra'),
  ]
  const question = await ask(alice)
  const made = await answer(bela, question)
  const reader = { id: citra.userId, role: 'user', hidden: new Set<number>(), isUnderAge: false } as const
  const headlines = async (hidden: ReadonlySet<number> = new Set()) => [
    ...(await questionType.listHeadlines(app.site, app.db, { ...reader, hidden }, [question.id])),
    ...(await answerType.listHeadlines(app.site, app.db, { ...reader, hidden }, [made.id])),
  ]
  const { title } = question
  expect(await headlines()).toEqual([
    { id: question.id, title, path: `/question/${question.id}` },
    { id: made.id, title, path: `/question/${question.id}?answer=${made.id}` },
  ])
  // Who does not meet the asker is told nothing of the answers.
  expect(await headlines(new Set([alice.userId]))).toEqual([])
})
