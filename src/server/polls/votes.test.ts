import { afterAll, beforeAll, expect, test } from 'vitest'
import { retractVote, votePagePost } from '../../contract/votes.ts'
import { saveBirthYear } from '../../contract/nsfw.ts'
import { DAY_MS } from '../platform/clock.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { updateCounts } from './queries.ts'
import { retract, talliesOf, tryRetract, tryVote, vote } from './polls-testing.ts'

type Member = TestClient & { userId: number }
let app: TestApp
let author: Member, alice: Member, bela: Member
beforeAll(async () => {
  app = await testApp()
  for (const name of ['author', 'alice', 'bela']) await app.signIn(name)
  // Old enough to count fully.
  app.clock.advance(3 * DAY_MS)
  author = await app.signIn('author')
  alice = await app.signIn('alice')
  bela = await app.signIn('bela')
})
afterAll(() => app.close())

const newPoll = (poll: Parameters<typeof insertPost>[1]['poll'] = {}) =>
  insertPost(app, { authorId: author.userId, poll })

test('a member votes, changes the vote and takes it back', async () => {
  const post = await newPoll()
  expect(await vote(alice, post, 1)).toEqual({ votedOption: 1, votingTotal: 1, votingCounts: [0, 1, 0] })
  expect(await vote(bela, post, 1)).toEqual({ votedOption: 1, votingTotal: 2, votingCounts: [0, 2, 0] })
  expect(await vote(alice, post, 2)).toEqual({ votedOption: 2, votingTotal: 2, votingCounts: [0, 1, 1] })
  expect(await retract(alice, post)).toEqual({ votedOption: null, votingTotal: 1, votingCounts: null })
  expect(await vote(alice, post, 0)).toEqual({ votedOption: 0, votingTotal: 2, votingCounts: [1, 1, 0] })
})

test('a vote for options that were just changed is refused, and counts for nothing', async () => {
  const post = await newPoll()
  const seen = { options: ['Other', 'Words', 'Before'], from: undefined, to: 1, now: app.clock.now() }
  expect(await updateCounts(app.db, post.id, seen)).toBeUndefined()
  expect((await talliesOf(app, post)).stored.counts).toEqual([0, 0, 0])
})

test('nobody turns a vote back and forth all day', async () => {
  const post = await newPoll()
  const dewi = await app.signIn('dewi')
  const statuses: number[] = []
  for (let turn = 0; turn < 61; turn++) statuses.push((await tryVote(dewi, post, turn % 2)).status)
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
  expect(statuses[60]).toBe(429)
})

test('the same vote twice is one, and what was not given can be taken back', async () => {
  const post = await newPoll()
  expect(await retract(alice, post)).toEqual({ votedOption: null, votingTotal: 0, votingCounts: null })
  for (let i = 0; i < 3; i++) expect(await vote(alice, post, 0)).toMatchObject({ votingTotal: 1 })
  for (let i = 0; i < 2; i++) expect(await retract(alice, post)).toMatchObject({ votingTotal: 0 })
  expect((await talliesOf(app, post)).stored).toEqual({ counts: [0, 0, 0], attention: 0 })
})

test('results follow their setting: for voters, for everybody, or for nobody before the end', async () => {
  const shown = async (results: 'after_vote' | 'always' | 'at_end') => {
    const post = await newPoll({ results })
    const voted = await vote(alice, post, 0)
    const retracted = await retract(alice, post)
    return [voted.votingCounts, retracted.votingCounts]
  }
  expect(await shown('after_vote')).toEqual([[1, 0, 0], null])
  expect(await shown('always')).toEqual([
    [1, 0, 0],
    [0, 0, 0],
  ])
  expect(await shown('at_end')).toEqual([null, null])
})

test('a vote draws attention to the post once, the author’s own none, and is taken back as it was given', async () => {
  const post = await newPoll()
  await vote(alice, post, 0)
  await vote(alice, post, 1)
  expect((await talliesOf(app, post)).stored).toEqual({ counts: [0, 1, 0], attention: 2 })
  expect(await vote(author, post, 0)).toMatchObject({ votingTotal: 2 })
  expect((await talliesOf(app, post)).stored).toEqual({ counts: [1, 1, 0], attention: 2 })
  const young = await app.signIn('young')
  await vote(young, post, 2)
  expect((await talliesOf(app, post)).stored).toEqual({ counts: [1, 1, 1], attention: 2.5 })
  // The account comes of age: what is taken away is still what was given.
  await app.db
    .updateTable('users')
    .set({ created_at: new Date(0) })
    .where('id', '=', young.userId)
    .execute()
  await vote(young, post, 0)
  await retract(young, post)
  await retract(author, post)
  expect((await talliesOf(app, post)).stored).toEqual({ counts: [0, 1, 0], attention: 2 })
  await retract(alice, post)
  expect((await talliesOf(app, post)).stored).toEqual({ counts: [0, 0, 0], attention: 0 })
})

test('a vote moves the post in the hot list', async () => {
  const post = await newPoll()
  const hot = async () =>
    (
      await app.db
        .selectFrom('page_post_places')
        .select('hot')
        .where('post_id', '=', post.id)
        .executeTakeFirstOrThrow()
    ).hot
  const before = await hot()
  await vote(alice, post, 0)
  await app.settle()
  expect((await hot()) - before).toBeCloseTo(Math.log2(3), 5)
})

test('a poll that has ended takes no vote and gives none back', async () => {
  const ended = await insertPost(app, {
    authorId: author.userId,
    createdAt: new Date(app.clock.now().getTime() - DAY_MS),
    poll: { days: 1 },
  })
  for (const answer of [await tryVote(alice, ended), await tryRetract(alice, ended)])
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'This poll has ended. You can still see the results.' },
    })
  const endless = await insertPost(app, {
    authorId: author.userId,
    createdAt: new Date(0),
    poll: { days: 0 },
  })
  expect((await tryVote(alice, endless)).status).toBe(200)
})

test('a vote out of range is refused, and so is what is no option', async () => {
  const post = await newPoll()
  for (const option of [3, 6, 70_000, 2 ** 40])
    expect(await tryVote(alice, post, option)).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_input',
        fields: { option: 'This poll doesn’t have that option. Please choose another.' },
      },
    })
  for (const option of [-1, 0.5, '0', null, [0], true])
    expect((await tryVote(alice, post, option)).status, String(option)).toBe(400)
  for (const body of [{}, { option: 0, weight: 100 }, { option: 0, userId: bela.userId }, []])
    expect((await alice.attempt(votePagePost, { params: post, body })).status).toBe(400)
  expect((await talliesOf(app, post)).stored.counts).toEqual([0, 0, 0])
})

test('where there is no poll, or no post, there is nothing to vote in', async () => {
  const post = await insertPost(app, { authorId: author.userId })
  for (const answer of [await tryVote(alice, post), await tryRetract(alice, post)])
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: 'This post has no poll.' },
    })
  for (const state of ['hidden', 'deleted', 'removed'] as const) {
    const unseen = await insertPost(app, { authorId: author.userId, state, poll: {} })
    expect((await tryVote(alice, unseen)).status, state).toBe(404)
    expect((await tryRetract(alice, unseen)).status, state).toBe(404)
  }
  expect((await tryVote(alice, { id: 999_999_999 })).status).toBe(404)
  for (const id of ['0', '-1', 'x', '1.5']) expect((await tryVote(alice, { id })).status).toBe(400)
})

test('an author sees what they have deleted, and can not vote in it', async () => {
  const post = await insertPost(app, { authorId: author.userId, state: 'deleted', poll: {} })
  expect(await tryVote(author, post)).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
})

test('an adult post takes no votes, with proof of age or without', async () => {
  const post = await insertPost(app, { authorId: author.userId, isNsfw: true, poll: {} })
  const refusal = {
    status: 403,
    body: { code: 'nsfw_no_likes', message: 'Likes are disabled on adult content' },
  }
  expect(await tryVote(alice, post)).toMatchObject(refusal)
  expect(await tryRetract(alice, post)).toMatchObject(refusal)
  await app.db
    .updateTable('users')
    .set({ nsfw_consent_at: app.clock.now() })
    .where('id', '=', bela.userId)
    .execute()
  expect(await tryVote(bela, post)).toMatchObject(refusal)
  expect((await talliesOf(app, post)).stored).toEqual({ counts: [0, 0, 0], attention: 0 })
})

test('[S4.4-10] to somebody under age an adult poll is not there', async () => {
  const post = await insertPost(app, { authorId: author.userId, isNsfw: true, poll: {} })
  const young = await app.signIn('teen')
  await young.call(saveBirthYear, { body: { birthYear: app.clock.now().getUTCFullYear() - 15 } })
  expect(await tryVote(young, post)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('a visitor is asked to sign in', async () => {
  const post = await newPoll()
  for (const answer of [await tryVote(app.visitor(), post), await tryRetract(app.visitor(), post)])
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
})

test('no answer reveals who voted for what', async () => {
  const post = await newPoll({ results: 'always' })
  await vote(alice, post, 2)
  const answers = [
    await bela.attempt(votePagePost, { params: post, body: { option: 0 } }),
    await bela.attempt(retractVote, { params: post }),
  ]
  for (const { body } of answers)
    expect(Object.keys(body as object).toSorted()).toEqual(['votedOption', 'votingCounts', 'votingTotal'])
  expect(answers.map(({ body }) => (body as { votedOption: unknown }).votedOption)).toEqual([0, null])
})
