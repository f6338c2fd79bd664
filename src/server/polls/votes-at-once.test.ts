import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { castVote, takeVoteBack } from './actions.ts'
import { retract, talliesOf, vote } from './polls-testing.ts'

let app: TestApp
let authorId: number
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  authorId = (await app.signIn('author')).userId
})
afterAll(() => app.close())

/** People whose accounts are old enough to count fully. */
async function signInMany(name: string, count: number) {
  const people = await Promise.all(Array.from({ length: count }, (_, i) => app.signIn(`${name}${i}`)))
  await app.db
    .updateTable('users')
    .set({ created_at: new Date(0) })
    .execute()
  return people
}

test('24 votes of one person at the same time are one vote', async () => {
  const post = await insertPost(app, { authorId, poll: { days: 0 } })
  const [ana] = await signInMany('ana', 1)
  if (ana === undefined) throw new Error('nobody signed in')
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, n) => vote(ana, post, n % 8 === 0 ? 1 : 0)),
  )
  expect(new Set(answers.map(({ votingTotal }) => votingTotal))).toEqual(new Set([1]))
  const { stored, recounted } = await talliesOf(app, post)
  expect(stored).toEqual(recounted)
  expect(stored.attention).toBe(2)
  expect(stored.counts.toSorted((a, b) => a - b)).toEqual([0, 0, 1])
})

test('24 people who vote at the same time are all counted', async () => {
  const post = await insertPost(app, { authorId, poll: { days: 0 } })
  const people = await signInMany('voter', 24)
  await Promise.all(people.map((person, n) => vote(person, post, n % 4 === 0 ? 0 : 1)))
  const { stored, recounted } = await talliesOf(app, post)
  expect(stored).toEqual({ counts: [6, 18, 0], attention: 48 })
  expect(recounted).toEqual(stored)
})

test('votes, changes and retractions of many at once never drift', async () => {
  const post = await insertPost(app, { authorId, poll: { days: 0 } })
  const people = await signInMany('fickle', 10)
  await Promise.all(
    people.flatMap((person, n) => [
      vote(person, post, n % 3),
      vote(person, post, (n + 1) % 3),
      retract(person, post),
      vote(person, post, (n + 2) % 3),
      ...(n % 2 === 0 ? [retract(person, post)] : []),
    ]),
  )
  const { stored, recounted } = await talliesOf(app, post)
  expect(stored).toEqual(recounted)
})

test('votes that reach the database by several nodes at once add up as well', async () => {
  const post = await insertPost(app, { authorId, poll: { days: 0 } })
  const people = await signInMany('node', 5)
  const now = app.clock.now()
  // Past the semaphore of one node: only the rows themselves keep order here.
  await Promise.all(
    people.flatMap(({ userId }, n) => {
      const ballot = { postId: post.id, userId, authorId, now }
      return [0, 1, 2, 0, 1].flatMap((option) => [
        castVote(app.db, ballot, (option + n) % 3),
        ...(option === 2 ? [takeVoteBack(app.db, ballot)] : []),
      ])
    }),
  )
  const { stored, recounted } = await talliesOf(app, post)
  expect(stored).toEqual(recounted)
  expect(stored.counts.every((count) => count >= 0)).toBe(true)
})
