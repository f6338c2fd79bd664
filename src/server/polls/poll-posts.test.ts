import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createPagePost,
  getPagePost,
  listPagePostMarks,
  listPagePosts,
  updatePagePost,
  type PagePost,
} from '../../contract/page-posts.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { at, retract, tryVote, vote } from './polls-testing.ts'

type Member = TestClient & { userId: number }
let app: TestApp
let author: Member, alice: Member, bela: Member
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  author = await app.signIn('author')
  alice = await app.signIn('alice')
  bela = await app.signIn('bela')
})
afterAll(() => app.close())

type Poll = { votingDays?: 0 | 1 | 3 | 7 | 30; votingResults?: 'after_vote' | 'always' | 'at_end' }
const ask = (poll: Poll = {}): Promise<PagePost> =>
  author.call(createPagePost, {
    body: {
      type: 'discussion',
      title: 'Which sky do you have?',
      isVotingEnabled: true,
      votingQuestion: 'How dark is it?',
      votingOptions: ['Dark', 'Bright'],
      ...poll,
    },
  })

/** What a post and the marks of one person show of its poll. */
async function seenBy(client: TestClient, post: { id: number }) {
  const { votingTotal, votingCounts } = await client.call(getPagePost, { params: at(post) })
  return { votingTotal, votingCounts }
}
async function markedFor(client: Member, post: { id: number }) {
  const [marks] = await client.call(listPagePostMarks, { query: { ids: String(post.id) } })
  return { votedOption: marks?.votedOption, votingCounts: marks?.votingCounts }
}

test('a poll is made with its post, which shows the votes, and each person sees their own', async () => {
  const post = await ask()
  expect(post).toMatchObject({
    isVotingEnabled: true,
    votingQuestion: 'How dark is it?',
    votingOptions: ['Dark', 'Bright'],
    votingEndsAt: new Date(app.clock.now().getTime() + 3 * DAY_MS).toISOString(),
    votingResults: 'after_vote',
    votingTotal: 0,
    votingCounts: null,
  })
  await vote(alice, post, 1)
  expect(await seenBy(app.visitor(), post)).toEqual({ votingTotal: 1, votingCounts: null })
  expect(await markedFor(alice, post)).toEqual({ votedOption: 1, votingCounts: [0, 1] })
  expect(await markedFor(bela, post)).toEqual({ votedOption: null, votingCounts: null })
  await retract(alice, post)
  expect(await seenBy(app.visitor(), post)).toEqual({ votingTotal: 0, votingCounts: null })
  expect(await markedFor(alice, post)).toEqual({ votedOption: null, votingCounts: null })
})

test('results that are always shown are shown to all, those of the end to nobody before it', async () => {
  const [always, atEnd] = [await ask({ votingResults: 'always' }), await ask({ votingResults: 'at_end' })]
  for (const post of [always, atEnd]) await vote(alice, post, 0)
  expect(await seenBy(app.visitor(), always)).toEqual({ votingTotal: 1, votingCounts: [1, 0] })
  for (const client of [app.visitor(), author, alice])
    expect(await seenBy(client, atEnd)).toEqual({ votingTotal: 1, votingCounts: null })
  expect(await markedFor(alice, atEnd)).toEqual({ votedOption: 0, votingCounts: null })
})

test('at the end everybody sees the results, and they are final', async () => {
  const posts = [
    await ask({ votingDays: 1, votingResults: 'after_vote' }),
    await ask({ votingDays: 1, votingResults: 'at_end' }),
  ]
  for (const post of posts) await vote(alice, post, 0)
  app.clock.advance(DAY_MS)
  const late = await app.signIn('late')
  for (const post of posts) {
    expect(await seenBy(app.visitor(), post)).toEqual({ votingTotal: 1, votingCounts: [1, 0] })
    expect((await tryVote(late, post)).status).toBe(409)
    expect(await markedFor(late, post)).toEqual({ votedOption: null, votingCounts: [1, 0] })
  }
})

test('its texts can be changed for five minutes and before the first vote, by PATCH', async () => {
  const change = (post: PagePost, votingOptions: string[]) =>
    author.attempt(updatePagePost, { params: { id: post.id }, body: { votingOptions } })
  const post = await ask()
  expect((await change(post, ['Dark', 'Grey', 'Bright'])).status).toBe(200)
  expect(await author.call(getPagePost, { params: at(post) })).toMatchObject({
    votingOptions: ['Dark', 'Grey', 'Bright'],
  })
  await vote(alice, post, 2)
  expect(await change(post, ['Yes', 'No'])).toMatchObject({ status: 409, body: { code: 'conflict' } })
  const older = await ask()
  app.clock.advance(5 * MINUTE_MS + 1)
  expect(await change(older, ['Yes', 'No'])).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('a vote does not reveal its voter, in no list and no answer', async () => {
  const post = await ask({ votingResults: 'always' })
  // A number that nothing else has.
  await sql`select setval(pg_get_serial_sequence('users', 'id'), 7770000)`.execute(app.db)
  const voter = await app.signIn('secretvoter')
  await vote(voter, post, 1)
  app.clock.advance(2000)
  const answers = [
    await app.visitor().attempt(listPagePosts),
    await author.attempt(getPagePost, { params: at(post) }),
    await author.attempt(listPagePostMarks, { query: { ids: String(post.id) } }),
    await (await app.signIn('mod', 'moderator')).attempt(getPagePost, { params: at(post) }),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`secretvoter|${voter.userId}`))
  }
})
