import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPagePostComment } from '../../contract/comments.ts'
import { giveNsfwConsent, saveBirthYear } from '../../contract/nsfw.ts'
import { reportObject, type ReportReason } from '../../contract/reports.ts'
import { DAY_MS } from '../platform/clock.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

type Member = TestClient & { userId: number }
let app: TestApp
let author: Member
let trusted: Member[]
beforeAll(async () => {
  app = await testApp()
  const names = ['author', 'alice', 'bela', 'citra', 'dewi']
  for (const name of names) await app.signIn(name)
  // From three days on a report weighs 1.
  app.clock.advance(3 * DAY_MS)
  const [first, ...others] = await Promise.all(names.map((name) => app.signIn(name)))
  if (first === undefined) throw new Error('nobody signed in')
  author = first
  trusted = others
})
afterAll(() => app.close())

const newPost = (isNsfw = false) => insertPost(app, { authorId: author.userId, isNsfw })
const bodyOf = ({ id }: { id: number }, reason: ReportReason) => ({
  objectType: 'page-post' as const,
  objectId: id,
  reason,
})
const report = (client: TestClient, post: { id: number }, reason: ReportReason) =>
  client.call(reportObject, { body: bodyOf(post, reason) })
const attempt = (client: TestClient, post: { id: number }, reason: ReportReason) =>
  client.attempt(reportObject, { body: bodyOf(post, reason) })
const member = (n: number): Member => trusted[n] ?? author

async function stateOf({ id }: { id: number }) {
  const post = await app.db
    .selectFrom('page_posts')
    .select(['state', 'is_nsfw', 'nsfw_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const place = await app.db
    .selectFrom('page_post_places')
    .select('is_nsfw')
    .where('post_id', '=', id)
    .executeTakeFirst()
  const counters = await app.db
    .selectFrom('object_counters')
    .select('attention')
    .where((eb) => eb.and({ object_type: 'page-post', object_id: id }))
    .executeTakeFirst()
  return {
    ...post,
    placedAs: place === undefined ? null : place.is_nsfw ? 'adult' : 'general',
    attention: counters?.attention ?? 0,
  }
}
const PUBLISHED = { state: 'published', is_nsfw: false, nsfw_by: null, placedAs: 'general' }
const MARKED = { state: 'published', is_nsfw: true, nsfw_by: 'reports', placedAs: 'adult' }

test('a post can be reported, and its attention falls', async () => {
  const post = await newPost()
  expect(await report(member(0), post, 'spam')).toEqual({ done: true })
  await report(member(0), post, 'harassment')
  expect(await stateOf(post)).toEqual({ ...PUBLISHED, attention: -6 })
})

test('one report of exploitation hides a post at once', async () => {
  const post = await newPost()
  await report(member(0), post, 'exploitation')
  expect(await stateOf(post)).toMatchObject({ state: 'hidden', placedAs: null })
  expect((await attempt(member(1), post, 'exploitation')).status).toBe(404)
})

test('20 reports of exploitation at the same time hide it once', async () => {
  const post = await newPost()
  const people = await Promise.all(Array.from({ length: 20 }, (_, n) => app.signIn(`many${n}`)))
  const answers = await Promise.all(people.map((person) => attempt(person, post, 'exploitation')))
  for (const { status } of answers) expect([200, 404]).toContain(status)
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(await stateOf(post)).toMatchObject({ state: 'hidden', placedAs: null })
})

test('a report that first has another reason and then exploitation hides it too', async () => {
  const post = await newPost()
  await report(member(1), post, 'spam')
  expect(await stateOf(post)).toMatchObject({ state: 'published' })
  await report(member(1), post, 'exploitation')
  expect(await stateOf(post)).toMatchObject({ state: 'hidden' })
})

test('reports that call it adult mark it so when they weigh two together', async () => {
  const post = await newPost()
  await report(member(0), post, 'adult')
  await report(member(0), post, 'adult')
  await report(member(1), post, 'spam')
  expect(await stateOf(post)).toMatchObject(PUBLISHED)
  await report(member(1), post, 'adult')
  expect(await stateOf(post)).toMatchObject(MARKED)
  await report(member(2), post, 'adult')
  expect(await stateOf(post)).toMatchObject(MARKED)
})

test('new accounts count half: four of them, or two and one of the others', async () => {
  const [first, second] = [await newPost(), await newPost()]
  const young = await Promise.all(['y1', 'y2', 'y3', 'y4'].map((name) => app.signIn(name)))
  for (const [n, person] of young.entries()) {
    expect(await stateOf(first), `before ${n}`).toMatchObject(PUBLISHED)
    await report(person, first, 'adult')
  }
  expect(await stateOf(first)).toMatchObject(MARKED)
  for (const person of young.slice(0, 2)) await report(person, second, 'adult')
  expect(await stateOf(second)).toMatchObject(PUBLISHED)
  await report(member(0), second, 'adult')
  expect(await stateOf(second)).toMatchObject(MARKED)
})

test('two reports at the same time see each other', async () => {
  for (let round = 0; round < 10; round++) {
    const post = await newPost()
    // Every other time both have reported it before, and only now as adult.
    if (round % 2 === 0) for (const n of [0, 1]) await report(member(n), post, 'spam')
    await Promise.all([report(member(0), post, 'adult'), report(member(1), post, 'adult')])
    expect(await stateOf(post), `round ${round}`).toMatchObject(MARKED)
    await app.db.deleteFrom('rate_limits').execute()
    // Only ten of a person's reports count in a day.
    await app.db.deleteFrom('reports').execute()
  }
})

test('reports that were rejected count no more', async () => {
  const post = await newPost()
  await report(member(0), post, 'adult')
  const closed = { state: 'rejected', closed_at: app.clock.now() }
  await app.db.updateTable('reports').set(closed).where('object_id', '=', post.id).execute()
  await report(member(1), post, 'adult')
  expect(await stateOf(post)).toMatchObject(PUBLISHED)
})

test('what its author has marked stays theirs to unmark', async () => {
  const post = await newPost(true)
  for (const n of [0, 1]) await report(member(n), post, 'adult')
  expect(await stateOf(post)).toMatchObject({ is_nsfw: true, state: 'published' })
})

test('people who see only the blurred tile of an adult post may report it; for people under age it is not found', async () => {
  const post = await newPost(true)
  expect(await attempt(member(0), post, 'exploitation')).toMatchObject({ status: 200, body: { done: true } })
  expect(await stateOf(post)).toMatchObject({ state: 'hidden' })
  const other = await newPost(true)
  const young = await app.signIn('young')
  await young.call(saveBirthYear, { body: { birthYear: app.clock.now().getUTCFullYear() - 13 } })
  expect(await attempt(young, other, 'spam')).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('a comment under an adult post can be reported without consent, and does nothing to the post', async () => {
  const post = await newPost(true)
  const writer = member(3)
  await writer.call(giveNsfwConsent)
  const params = { id: String(post.id) }
  const comment = await writer.call(createPagePostComment, { params, body: { text: 'well' } })
  const body = { objectType: 'comment', objectId: comment.id, reason: 'exploitation' } as const
  expect(await member(0).call(reportObject, { body })).toEqual({ done: true })
  expect(await stateOf(post)).toMatchObject({ state: 'published' })
})

test('one’s own post is not reported, nor what is not there', async () => {
  const post = await newPost()
  expect(await attempt(author, post, 'adult')).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  for (const state of ['hidden', 'deleted', 'removed'] as const) {
    const unseen = await insertPost(app, { authorId: author.userId, state })
    expect((await attempt(member(0), unseen, 'spam')).status, state).toBe(404)
  }
  expect((await attempt(app.visitor(), post, 'spam')).status).toBe(401)
})
