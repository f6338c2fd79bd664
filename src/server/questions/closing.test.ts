import { afterAll, beforeAll, expect, test } from 'vitest'
import * as answers from '../../contract/answers.ts'
import { createAnswerComment, createQuestionComment } from '../../contract/comments.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import * as contract from '../../contract/questions.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { mostFrequent } from './close-actions.ts'
import { answer, ask, at, signInWith } from './questions-testing.ts'

let app: TestApp
let guides: TestClient[]
let mod: TestClient
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  guides = []
  for (let number = 0; number < 4; number++) guides.push(await signInWith(app, `guide${number}`, 500))
  mod = await app.signIn('mod', 'moderator')
})
afterAll(() => app.close())

type Closing = BodyOf<typeof contract.closeQuestion>
const close = (client: TestClient | undefined, question: { id: number }, body: Closing) =>
  (client as TestClient).attempt(contract.closeQuestion, { params: at(question), body })
const reopen = (client: TestClient | undefined, question: { id: number }) =>
  (client as TestClient).attempt(contract.reopenQuestion, { params: at(question) })
const write = (client: TestClient, question: { id: number }) =>
  client.attempt(answers.createAnswer, { params: at(question), body: { content: 'So it is.' } })

test('three people with 500 Honor close a question, by what most of them say', async () => {
  const question = await ask(await app.signIn('alice'))
  expect((await close(guides[0], question, { reason: 'unclear' })).body).toMatchObject({ status: 'open' })
  expect(await guides[0]?.call(contract.getQuestionMine, { params: at(question) })).toMatchObject({
    canClose: true,
    hasVotedToClose: true,
  })
  // Voting again changes one’s vote.
  expect((await close(guides[0], question, { reason: 'too-broad' })).body).toMatchObject({ status: 'open' })
  expect((await close(guides[1], question, { reason: 'not-here' })).body).toMatchObject({ status: 'open' })
  expect((await close(guides[2], question, { reason: 'not-here' })).body).toMatchObject({
    status: 'closed',
    closeReason: 'not-here',
  })
  expect((await close(guides[3], question, { reason: 'unclear' })).status).toBe(409)
  expect(await write(await app.signIn('bela'), question)).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  })
  const hasVoted = async () =>
    (await guides[0]?.call(contract.getQuestionMine, { params: at(question) }))?.hasVotedToClose
  expect(await hasVoted()).toBe(false)
  for (const [number, status] of (['closed', 'closed', 'open'] as const).entries()) {
    expect((await reopen(guides[number], question)).body).toMatchObject({ status })
    // Of a closed question it is the vote to reopen that waits.
    expect(await hasVoted()).toBe(status === 'closed')
  }
  expect((await write(await app.signIn('bela'), question)).status).toBe(200)
})

test('three votes at once close it once', async () => {
  const question = await ask(await app.signIn('alice'))
  const votes = await Promise.all(guides.map((guide) => close(guide, question, { reason: 'unclear' })))
  expect(votes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409])
  expect(await mod.call(contract.getQuestion, { params: at(question) })).toMatchObject({ status: 'closed' })
})

test('a moderator closes and reopens at once; others need 500 Honor, also for their own question', async () => {
  const alice = await app.signIn('alice')
  const question = await ask(alice)
  for (const client of [alice, await signInWith(app, 'almost', 499)]) {
    const refused = await close(client, question, { reason: 'unclear' })
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
    expect((await reopen(client, question)).status).toBe(403)
  }
  expect((await close(mod, question, { reason: 'unclear' })).body).toMatchObject({ status: 'closed' })
  expect((await reopen(mod, question)).body).toMatchObject({ status: 'open', closeReason: null })
  expect((await reopen(mod, question)).body).toMatchObject({ status: 'open' })
})

test('a duplicate leads to the original, takes no answers, and its author’s edit reopens it', async () => {
  const alice = await app.signIn('alice')
  const original = await ask(await app.signIn('bela'), { title: 'Why is it dark at night?' })
  const question = await ask(alice)
  const closed = await close(mod, question, { reason: 'duplicate', duplicateOf: original.id })
  expect(closed.body).toMatchObject({
    status: 'duplicate',
    closeReason: 'duplicate',
    duplicateOf: { id: original.id, title: 'Why is it dark at night?', language: 'en' },
  })
  expect((await write(await app.signIn('citra'), question)).body.message).toMatch(/asked before/)
  const edited = await alice.call(contract.updateQuestion, {
    params: at(question),
    body: { content: 'I mean on the Moon.' },
  })
  expect(edited).toMatchObject({ status: 'open', duplicateOf: null, closeReason: null })
  expect((await write(await app.signIn('citra'), question)).status).toBe(200)
})

test('what most of those who say duplicate name is the original', async () => {
  const alice = await app.signIn('alice')
  const [first, second, question] = [await ask(alice), await ask(alice), await ask(alice)]
  await close(guides[0], question, { reason: 'duplicate', duplicateOf: first.id })
  await close(guides[1], question, { reason: 'duplicate', duplicateOf: second.id })
  const closed = await close(guides[2], question, { reason: 'duplicate', duplicateOf: second.id })
  expect(closed.body).toMatchObject({ status: 'duplicate', duplicateOf: { id: second.id } })
  expect(mostFrequent(['a', 'b', 'b', 'a'])).toBe('a')
})

test('a duplicate of itself, of what is not there, or in a circle is refused by its field', async () => {
  const alice = await app.signIn('alice')
  const [a, b, c] = [await ask(alice), await ask(alice), await ask(alice)]
  const gone = await ask(alice)
  await alice.call(contract.deleteQuestion, { params: at(gone) })
  const refused = {
    status: 400,
    body: { code: 'invalid_input', fields: { duplicateOf: expect.any(String) } },
  }
  for (const duplicateOf of [a.id, gone.id, 999_999])
    expect(await close(mod, a, { reason: 'duplicate', duplicateOf })).toMatchObject(refused)
  expect((await close(mod, a, { reason: 'duplicate', duplicateOf: b.id })).status).toBe(200)
  expect((await close(mod, b, { reason: 'duplicate', duplicateOf: c.id })).status).toBe(200)
  expect(await close(mod, b, { reason: 'duplicate', duplicateOf: a.id })).toMatchObject({ status: 409 })
  for (const duplicateOf of [a.id, b.id])
    expect(await close(mod, c, { reason: 'duplicate', duplicateOf })).toMatchObject(refused)
  // The two belong together.
  for (const body of [
    { reason: 'duplicate' },
    { reason: 'unclear', duplicateOf: b.id },
    { reason: 'boring' },
    {},
  ])
    expect((await mod.attempt(contract.closeQuestion, { params: at(c), body })).status).toBe(400)
})

test('of four duplicates in a circle at once one is refused', async () => {
  const alice = await app.signIn('alice')
  const ring = [await ask(alice), await ask(alice), await ask(alice), await ask(alice)]
  const closed = await Promise.all(
    ring.map((question, number) =>
      close(mod, question, { reason: 'duplicate', duplicateOf: ring[(number + 1) % 4]?.id ?? 0 }),
    ),
  )
  expect(closed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 400])
})

test('a locked question stays as it is for everybody, until it is unlocked', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const question = await ask(alice)
  const made = await answer(bela, question)
  await close(mod, question, { reason: 'too-broad' })
  const lock = (isLocked: boolean) =>
    mod.call(contract.lockQuestion, { params: at(question), body: { isLocked } })
  expect(await lock(true)).toMatchObject({ status: 'locked' })
  expect(await lock(true)).toMatchObject({ status: 'locked' })
  const citra = await app.signIn('citra')
  const params = at(question)
  const refusals = [
    await write(citra, question),
    await citra.attempt(answers.voteQuestion, { params, body: { value: 1 } }),
    await citra.attempt(answers.voteAnswer, { params: at(made), body: { value: 1 } }),
    await citra.attempt(createQuestionComment, { params, body: { text: 'But why?' } }),
    await citra.attempt(createAnswerComment, { params: at(made), body: { text: 'But why?' } }),
    await alice.attempt(contract.updateQuestion, { params, body: { content: 'Please?' } }),
    await alice.attempt(contract.deleteQuestion, { params }),
    await alice.attempt(contract.acceptAnswer, { params, body: { answerId: made.id } }),
    await bela.attempt(answers.updateAnswer, { params: at(made), body: { content: 'Please?' } }),
    await bela.attempt(answers.deleteAnswer, { params: at(made) }),
    await close(guides[0], question, { reason: 'unclear' }),
    await reopen(mod, question),
  ]
  expect(refusals.map(({ status }) => status)).toEqual([
    409, 409, 409, 403, 403, 409, 409, 409, 409, 409, 409, 409,
  ])
  expect(await alice.call(contract.getQuestionMine, { params })).toMatchObject({
    canEdit: false,
    canDelete: false,
    canAccept: false,
    canChangeVote: false,
  })
  // It was closed before.
  expect(await lock(false)).toMatchObject({ status: 'closed', closeReason: 'too-broad' })
  expect((await reopen(mod, question)).body).toMatchObject({ status: 'open' })
  expect((await write(citra, question)).status).toBe(200)
  const refused = await guides[0]?.attempt(contract.lockQuestion, { params, body: { isLocked: true } })
  expect(refused?.status).toBe(403)
})

test('a closed question keeps its accepted answer, votes and comments', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const question = await ask(alice)
  const made = await answer(bela, question)
  await close(mod, question, { reason: 'unclear' })
  const accepted = await alice.call(contract.acceptAnswer, {
    params: at(question),
    body: { answerId: made.id },
  })
  expect(accepted).toMatchObject({ status: 'closed', hasAccepted: true, acceptedId: made.id })
  await bela.call(answers.voteQuestion, { params: at(question), body: { value: 1 } })
  await bela.call(createQuestionComment, { params: at(question), body: { text: 'What do you mean?' } })
  expect(await alice.call(contract.getQuestion, { params: at(question) })).toMatchObject({
    score: 1,
    comments: 1,
  })
})
