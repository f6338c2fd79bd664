import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { transact } from '../platform/db.ts'
import { Refusal } from '../platform/errors.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { retract, vote } from './polls-testing.ts'
import { listPolls, listVotes, updatePoll } from './public.ts'

let app: TestApp
let authorId: number
beforeAll(async () => {
  app = await testApp()
  authorId = (await app.signIn('author')).userId
})
afterAll(() => app.close())

const newPoll = () => insertPost(app, { authorId, poll: {} })
const pollOf = async ({ id }: { id: number }) => (await listPolls(app.db, [id])).get(id)
const edit = async ({ id }: { id: number }, words: { question?: string; options?: string[] }) => {
  const { created_at: postedAt } = await app.db
    .selectFrom('page_posts')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await transact(app.db, (trx) => updatePoll(trx, id, { ...words, postedAt, now: app.clock.now() }))
}
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code

test('a poll is open for three days and shows its results after voting, unless its author says otherwise', async () => {
  const post = await newPoll()
  expect(await pollOf(post)).toEqual({
    question: 'How dark is it?',
    options: ['Dark', 'Grey', 'Bright'],
    endsAt: new Date(app.clock.now().getTime() + 3 * DAY_MS),
    results: 'after_vote',
    total: 0,
    counts: [0, 0, 0],
  })
})

test('question and options can be changed in the first five minutes', async () => {
  const post = await newPoll()
  app.clock.advance(5 * MINUTE_MS)
  await edit(post, { question: 'How wet is it?', options: ['Wet', 'Dry'] })
  expect(await pollOf(post)).toMatchObject({
    question: 'How wet is it?',
    options: ['Wet', 'Dry'],
    counts: [0, 0],
  })
  await edit(post, { options: ['Wet', 'Damp', 'Dry'] })
  expect(await pollOf(post)).toMatchObject({ question: 'How wet is it?', options: ['Wet', 'Damp', 'Dry'] })
})

test('afterwards the options are fixed', async () => {
  const post = await newPoll()
  app.clock.advance(5 * MINUTE_MS + 1)
  for (const words of [{ question: 'Another one?' }, { options: ['Yes', 'No'] }])
    await expect(edit(post, words)).rejects.toSatisfy(refused('conflict'))
  expect(await pollOf(post)).toMatchObject({ question: 'How dark is it?' })
})

test('they are fixed from the first vote on, until it is taken back', async () => {
  const post = await newPoll()
  const alice = await app.signIn('alice')
  await vote(alice, post, 2)
  await expect(edit(post, { options: ['Yes', 'No'] })).rejects.toSatisfy(refused('conflict'))
  await retract(alice, post)
  await edit(post, { options: ['Yes', 'No'] })
  expect(await pollOf(post)).toMatchObject({ options: ['Yes', 'No'], counts: [0, 0] })
})

test('the same texts again are no change, whenever they come', async () => {
  const post = await newPoll()
  await vote(await app.signIn('alice'), post, 2)
  app.clock.advance(10 * MINUTE_MS)
  await edit(post, {})
  await edit(post, { question: 'How dark is it?', options: ['Dark', 'Grey', 'Bright'] })
  expect(await pollOf(post)).toMatchObject({ total: 1, counts: [0, 0, 1] })
})

test('a post without a poll gets none by editing', async () => {
  const post = await insertPost(app, { authorId })
  await expect(edit(post, { question: 'A new one?' })).rejects.toSatisfy(refused('not_found'))
})

test('polls and own votes of many posts are found at once, and nobody else’s votes', async () => {
  const [first, second, plain] = [await newPoll(), await newPoll(), await insertPost(app, { authorId })]
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  await vote(alice, first, 0)
  await vote(bela, second, 1)
  const ids = [first.id, second.id, plain.id]
  expect([...(await listPolls(app.db, ids)).keys()].toSorted((a, b) => a - b)).toEqual([first.id, second.id])
  expect(await listVotes(app.db, alice.userId, ids)).toEqual(new Map([[first.id, 0]]))
  expect(await listVotes(app.db, bela.userId, ids)).toEqual(new Map([[second.id, 1]]))
  expect((await listPolls(app.db, [])).size + (await listVotes(app.db, alice.userId, [])).size).toBe(0)
})
