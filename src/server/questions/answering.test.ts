import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/answers.ts'
import * as questions from '../../contract/questions.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { answer, ask, at } from './questions-testing.ts'
import { removeByStaff } from '../testing/remove-by-staff.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

test('a question is answered, and counts its answers', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  const question = await ask(alice)
  const made = await answer(bela, question, 'Because it is **young**.')
  expect(made).toMatchObject({ questionId: question.id, score: 0, isAccepted: false, state: 'published' })
  expect(await app.visitor().call(contract.getAnswer, { params: at(made) })).toEqual(made)
  expect(await app.visitor().call(questions.getQuestion, { params: at(question) })).toMatchObject({
    answers: 1,
  })
  const { items } = await app.visitor().call(contract.listAnswersOf, { params: { id: String(bela.userId) } })
  expect(items).toMatchObject([{ id: made.id, questionTitle: question.title, language: question.language }])
  const mine = await bela.call(questions.getQuestionMine, { params: at(question) })
  expect(mine).toMatchObject({ answerId: made.id, canAccept: false })
})

test('a second answer is refused, and names the first', async () => {
  const bela = await app.signIn('bela')
  const question = await ask(await app.signIn('alice'))
  const first = await answer(bela, question)
  const body = { content: 'And another thing.' }
  const again = () => bela.attempt(contract.createAnswer, { params: at(question), body })
  expect(await again()).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await again()).body.message).toContain(String(first.id))
  await bela.call(contract.deleteAnswer, { params: at(first) })
  expect((await again()).body.message).toMatch(/restore/)
  expect(await bela.call(contract.restoreAnswer, { params: at(first) })).toMatchObject({ state: 'published' })
})

test('of two answers of one person at once one is there', async () => {
  const bela = await app.signIn('bela')
  const question = await ask(await app.signIn('alice'))
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      bela.attempt(contract.createAnswer, { params: at(question), body: { content: 'At once.' } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array<number>(7).fill(409),
  ])
  expect(await bela.call(questions.getQuestion, { params: at(question) })).toMatchObject({ answers: 1 })
})

test('many people answer at once, and each counts', async () => {
  const question = await ask(await app.signIn('alice'))
  const people = await Promise.all(Array.from({ length: 10 }, (_, number) => app.signIn(`helper${number}`)))
  await Promise.all(people.map((person) => answer(person, question)))
  expect(await app.visitor().call(questions.getQuestion, { params: at(question) })).toMatchObject({
    answers: 10,
  })
})

test('an empty answer, or one too long, is refused', async () => {
  const bela = await app.signIn('bela')
  const question = await ask(await app.signIn('alice'))
  for (const content of ['', '  \n', 'x'.repeat(20_001)])
    expect(
      await bela.attempt(contract.createAnswer, { params: at(question), body: { content } }),
    ).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  const missing = await bela.attempt(contract.createAnswer, {
    params: { id: 999_999 },
    body: { content: 'Hm.' },
  })
  expect(missing.status).toBe(404)
})

test('an edited answer keeps what it said before; only its author edits it', async () => {
  const bela = await app.signIn('bela')
  const question = await ask(await app.signIn('alice'))
  const made = await answer(bela, question, 'First.')
  app.clock.advance(6 * MINUTE_MS)
  const body = { content: 'Second.' }
  const edited = await bela.call(contract.updateAnswer, { params: at(made), body })
  expect(edited).toMatchObject({ content: 'Second.', editedAt: app.clock.now().toISOString() })
  const { items } = await app.visitor().call(contract.listAnswerVersions, { params: at(made) })
  expect(items).toMatchObject([{ content: 'First.' }])
  const alice = await app.signIn('alice')
  expect((await alice.attempt(contract.updateAnswer, { params: at(made), body })).status).toBe(403)
})

test('an answer is seen with its question alone', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  const question = await ask(alice)
  const made = await answer(bela, question)
  await alice.call(questions.deleteQuestion, { params: at(question) })
  for (const client of [app.visitor(), alice])
    expect((await client.attempt(contract.getAnswer, { params: at(made) })).status).toBe(404)
  const { items } = await app.visitor().call(contract.listAnswersOf, { params: { id: String(bela.userId) } })
  expect(items.map(({ id }) => id)).not.toContain(made.id)
})

test('a question with a useful answer of somebody else stays', async () => {
  const [alice, bela, citra] = [
    await app.signIn('alice'),
    await app.signIn('bela'),
    await app.signIn('citra'),
  ]
  const question = await ask(alice)
  const made = await answer(bela, question)
  await citra.call(contract.voteAnswer, { params: at(made), body: { value: 1 } })
  const canDelete = async () =>
    (await alice.call(questions.getQuestionMine, { params: at(question) })).canDelete
  expect(await canDelete()).toBe(false)
  const refused = await alice.attempt(questions.deleteQuestion, { params: at(question) })
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
  await citra.call(contract.voteAnswer, { params: at(made), body: { value: 0 } })
  expect(await canDelete()).toBe(true)
  await alice.call(questions.deleteQuestion, { params: at(question) })
})

test('the asker accepts an answer, another instead, and none', async () => {
  const [alice, bela, citra] = [
    await app.signIn('alice'),
    await app.signIn('bela'),
    await app.signIn('citra'),
  ]
  const question = await ask(alice)
  const [first, second] = [await answer(bela, question), await answer(citra, question)]
  const accept = (answerId: number | null) =>
    alice.call(questions.acceptAnswer, { params: at(question), body: { answerId } })
  expect(await accept(first.id)).toMatchObject({ status: 'solved', acceptedId: first.id, hasAccepted: true })
  expect(await accept(first.id)).toMatchObject({ acceptedId: first.id })
  expect(await bela.call(contract.getAnswer, { params: at(first) })).toMatchObject({ isAccepted: true })
  expect(await accept(second.id)).toMatchObject({ status: 'solved', acceptedId: second.id })
  expect(await accept(null)).toMatchObject({ status: 'open', acceptedId: null, hasAccepted: false })
})

test('only the asker accepts, and only an answer to their question', async () => {
  const [alice, bela, citra] = [
    await app.signIn('alice'),
    await app.signIn('bela'),
    await app.signIn('citra'),
  ]
  const question = await ask(alice)
  const made = await answer(bela, question)
  const elsewhere = await answer(bela, await ask(citra))
  const accept = (client: typeof alice, answerId: unknown) =>
    client.attempt(questions.acceptAnswer, { params: at(question), body: { answerId } })
  for (const client of [bela, citra, await app.signIn('mod', 'moderator')])
    expect(await accept(client, made.id)).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
  for (const answerId of [elsewhere.id, 999_999])
    expect(await accept(alice, answerId)).toMatchObject({
      status: 400,
      body: { fields: { answerId: expect.any(String) } },
    })
  expect((await accept(alice, 'first')).status).toBe(400)
  await bela.call(contract.deleteAnswer, { params: at(made) })
  expect((await accept(alice, made.id)).status).toBe(400)
})

test('two accepts at once leave one answer accepted', async () => {
  const [alice, bela, citra] = [
    await app.signIn('alice'),
    await app.signIn('bela'),
    await app.signIn('citra'),
  ]
  const question = await ask(alice)
  const both = [await answer(bela, question), await answer(citra, question)]
  const answers = await Promise.all(
    both.map(({ id }) =>
      alice.attempt(questions.acceptAnswer, { params: at(question), body: { answerId: id } }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { acceptedId } = await alice.call(questions.getQuestion, { params: at(question) })
  const { items } = await alice.call(contract.listAnswers, { params: at(question) })
  expect(items.filter(({ isAccepted }) => isAccepted).map(({ id }) => id)).toEqual([acceptedId])
})

test('one’s own answer can be accepted after a day', async () => {
  const alice = await app.signIn('alice')
  const question = await ask(alice)
  const own = await answer(alice, question)
  const accept = () =>
    alice.attempt(questions.acceptAnswer, { params: at(question), body: { answerId: own.id } })
  expect(await accept()).toMatchObject({ status: 409, body: { code: 'conflict' } })
  app.clock.advance(24 * HOUR_MS)
  expect(await accept()).toMatchObject({ status: 200, body: { status: 'solved' } })
})

test('an accepted answer that is deleted solves nothing until it is back', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const question = await ask(alice)
  const made = await answer(bela, question)
  await alice.call(questions.acceptAnswer, { params: at(question), body: { answerId: made.id } })
  await bela.call(contract.deleteAnswer, { params: at(made) })
  const read = () => app.visitor().call(questions.getQuestion, { params: at(question) })
  expect(await read()).toMatchObject({ status: 'open', acceptedId: null, answers: 0 })
  await bela.call(contract.restoreAnswer, { params: at(made) })
  expect(await read()).toMatchObject({ status: 'solved', acceptedId: made.id, answers: 1 })
})

test('after two weeks without a choice a good answer is the community’s pick, and the asker may still choose', async () => {
  const [alice, bela, citra] = [
    await app.signIn('alice'),
    await app.signIn('bela'),
    await app.signIn('citra'),
  ]
  const question = await ask(alice)
  const [made, other] = [await answer(bela, question), await answer(citra, question)]
  for (let count = 0; count < 3; count++)
    await (
      await app.signIn(`fan${count}`)
    ).call(contract.voteAnswer, { params: at(made), body: { value: 1 } })
  const isPick = async () => (await app.visitor().call(contract.getAnswer, { params: at(made) })).isPick
  app.clock.advance(13 * DAY_MS)
  await app.purge()
  expect(await isPick()).toBe(false)
  app.clock.advance(2 * DAY_MS)
  await app.purge()
  expect(await isPick()).toBe(true)
  const asker = await app.signIn('alice')
  await asker.call(questions.acceptAnswer, { params: at(question), body: { answerId: other.id } })
  expect(await isPick()).toBe(false)
  // The chosen one is gone again, and with it the choice: also where there was no pick before.
  await (await app.signIn('citra')).call(contract.deleteAnswer, { params: at(other) })
  await app.db.updateTable('questions').set({ pick_id: null }).where('id', '=', question.id).execute()
  await app.purge()
  expect(await isPick()).toBe(true)
})

test('a deleted answer is erased after a month, with its votes', async () => {
  const [alice, bela, citra] = [
    await app.signIn('alice'),
    await app.signIn('bela'),
    await app.signIn('citra'),
  ]
  const question = await ask(alice)
  const made = await answer(bela, question)
  await citra.call(contract.voteAnswer, { params: at(made), body: { value: 1 } })
  await citra.call(contract.voteQuestion, { params: at(question), body: { value: 1 } })
  // The question goes, and takes the answer with it.
  await removeByStaff(await app.signIn('mod', 'moderator'), 'question', question.id)
  app.clock.advance(31 * DAY_MS)
  await app.purge()
  const votes = await app.db
    .selectFrom('votes')
    .select('object_id')
    .where('object_id', 'in', [made.id, question.id])
    .where('user_id', '=', citra.userId)
    .where((from) =>
      from.or([
        from.and([from('object_type', '=', 'answer'), from('object_id', '=', made.id)]),
        from.and([from('object_type', '=', 'question'), from('object_id', '=', question.id)]),
      ]),
    )
    .execute()
  expect(votes).toEqual([])
  expect(await app.db.selectFrom('answers').select('id').where('id', '=', made.id).execute()).toEqual([])
})
