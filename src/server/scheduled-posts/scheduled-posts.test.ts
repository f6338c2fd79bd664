import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateArticle } from '../../contract/articles.ts'
import { SCHEDULE_DAYS_MAX } from '../../contract/limits.ts'
import { getPagePost, listMyPagePosts, listPagePosts, searchPagePosts } from '../../contract/page-posts.ts'
import { PLAN_LIMITS } from '../../contract/plan-limits.ts'
import * as contract from '../../contract/scheduled-posts.ts'
import { addMs, DAY_MS, MINUTE_MS, SECOND_MS } from '../platform/clock.ts'
import { setPlan } from '../testing/set-plan.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeArticle } from '../testing/write-article.ts'
import { idOf, inHours, schedule, waitingOf } from './scheduling-testing.ts'

let app: TestApp
let alice: TestClient & { userId: number }
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  await setPlan(app, alice.userId, 'aqua')
})
afterAll(() => app.close())

const jobsOf = async ({ id }: { id: number }) =>
  (await app.db.selectFrom('jobs').select(['payload', 'run_at']).execute()).filter(
    ({ payload }) => (payload as { scheduledPostId?: number }).scheduledPostId === id,
  )

test('a post is kept until its time, seen by nobody but its author', async () => {
  const publishAt = inHours(app, 5)
  const poll = {
    isVotingEnabled: true,
    votingQuestion: 'Rain or sun?',
    votingOptions: ['Rain', 'Sun'],
  }
  const made = await schedule(app, alice, { hours: 5, title: 'Umbrellas', content: '**Bring** one', ...poll })
  expect(made).toEqual({
    id: expect.any(Number),
    type: 'discussion',
    title: 'Umbrellas',
    content: '**Bring** one',
    media: null,
    mediaAlt: '',
    isNsfw: false,
    poll: { question: 'Rain or sun?', options: ['Rain', 'Sun'], days: 3, results: 'after_vote' },
    publishAt,
    refusal: null,
    version: 1,
  })
  expect(await jobsOf(made)).toEqual([
    { payload: { scheduledPostId: made.id, publishAt }, run_at: new Date(publishAt) },
  ])
  expect(await waitingOf(alice)).toContainEqual(made)
  expect((await alice.call(contract.listScheduledPosts)).most).toBe(PLAN_LIMITS.aqua.scheduledPosts)
  expect(await waitingOf(await app.signIn('bela'))).toEqual([])
  await app.settle()
  const reader = app.visitor()
  expect(await reader.call(listPagePosts)).toEqual([])
  expect(await reader.call(searchPagePosts, { query: { q: 'umbrellas' } })).toEqual([])
  expect((await alice.call(listMyPagePosts)).items).toEqual([])
})

test('what could not be posted now can not be scheduled either', async () => {
  const bad = [
    { post: { type: 'discussion' }, field: 'title' },
    { post: { type: 'photo' }, field: 'mediaId' },
    { post: { type: 'photo', mediaId: 999_999 }, field: 'mediaId' },
    { post: { type: 'discussion', title: 'x', isVotingEnabled: true }, field: 'votingQuestion' },
    { post: { type: 'discussion', title: 'x', content: 'https://example.org' }, field: 'content' },
  ]
  const before = await waitingOf(alice)
  for (const { post, field } of bad)
    expect(
      await alice.attempt(contract.schedulePost, { body: { post, publishAt: inHours(app, 1) } }),
    ).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
  const stray = { post: { type: 'discussion', title: 'x', plan: 'aqua' }, publishAt: inHours(app, 1) }
  expect((await alice.attempt(contract.schedulePost, { body: stray })).status).toBe(400)
  expect(await waitingOf(alice)).toEqual(before)
})

test('a time is at least a minute and at most a year ahead', async () => {
  const waiting = await schedule(app, alice)
  const now = app.clock.now()
  const bad = [
    addMs(now, MINUTE_MS - SECOND_MS).toISOString(),
    addMs(now, -DAY_MS).toISOString(),
    addMs(now, SCHEDULE_DAYS_MAX * DAY_MS + SECOND_MS).toISOString(),
    'tomorrow',
    5,
    null,
  ]
  for (const publishAt of bad) {
    const refused = { status: 400, body: { fields: { publishAt: expect.any(String) } } }
    const post = { type: 'discussion', title: 'Soon' }
    expect(await alice.attempt(contract.schedulePost, { body: { post, publishAt } })).toMatchObject(refused)
    expect(
      await alice.attempt(contract.reschedulePost, { ...idOf(waiting), body: { publishAt } }),
    ).toMatchObject(refused)
  }
})

test('another time replaces the first one, and its job', async () => {
  const waiting = await schedule(app, alice)
  const publishAt = inHours(app, 9)
  const moved = await alice.call(contract.reschedulePost, { ...idOf(waiting), body: { publishAt } })
  expect(moved).toEqual({ ...waiting, publishAt })
  expect(await jobsOf(waiting)).toMatchObject([{ payload: { publishAt } }])
})

test('one that is deleted leaves neither a job nor a trace', async () => {
  const waiting = await schedule(app, alice)
  expect(await alice.call(contract.deleteScheduledPost, idOf(waiting))).toEqual({ done: true })
  expect(await jobsOf(waiting)).toEqual([])
  expect((await waitingOf(alice)).map(({ id }) => id)).not.toContain(waiting.id)
  expect((await alice.attempt(contract.deleteScheduledPost, idOf(waiting))).status).toBe(404)
})

test('its author need not wait for the time', async () => {
  const waiting = await schedule(app, alice, { title: 'At once' })
  const post = await alice.call(contract.publishScheduledPost, idOf(waiting))
  expect(post).toMatchObject({ title: 'At once', state: 'published', authorId: alice.userId })
  expect(await app.visitor().call(getPagePost, idOf(post))).toMatchObject({ title: 'At once' })
  expect(await jobsOf(waiting)).toEqual([])
  expect((await alice.attempt(contract.publishScheduledPost, idOf(waiting))).status).toBe(404)
})

test('for anybody else it is not there, whatever they try', async () => {
  const waiting = await schedule(app, alice)
  const body = { publishAt: inHours(app, 3) }
  const edit = { post: { type: 'discussion', title: 'Theirs' }, version: 1 }
  for (const other of [await app.signIn('bela'), await app.signIn('mod', 'moderator')]) {
    const tried = [
      await other.attempt(contract.reschedulePost, { ...idOf(waiting), body }),
      await other.attempt(contract.editScheduledPost, { ...idOf(waiting), body: edit }),
      await other.attempt(contract.publishScheduledPost, idOf(waiting)),
      await other.attempt(contract.deleteScheduledPost, idOf(waiting)),
    ]
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  }
  expect((await app.visitor().attempt(contract.listScheduledPosts)).status).toBe(401)
  expect((await waitingOf(alice)).find(({ id }) => id === waiting.id)).toEqual(waiting)
})

describe('how many wait at once is a limit of the plan', () => {
  const refused = { status: 403, body: { code: 'plan_required' } }
  const trySchedule = (client: TestClient) =>
    client.attempt(contract.schedulePost, {
      body: { post: { type: 'discussion', title: 'One more' }, publishAt: inHours(app, 2) },
    })

  test('a post and an article take the same places', async () => {
    const citra = await app.signIn('citra')
    const waiting = await schedule(app, citra)
    expect((await citra.call(contract.listScheduledPosts)).most).toBe(1)
    expect(await trySchedule(citra)).toMatchObject({
      ...refused,
      body: {
        message:
          'You’ve reached your plan’s limit for scheduled posts and articles (1). Topaz lets you schedule up to 10 at once.',
      },
    })
    const draft = await writeArticle(citra, { isDraft: true })
    const later = { ...idOf(draft), body: { publishAt: inHours(app, 3) } }
    expect(await citra.attempt(updateArticle, later)).toMatchObject(refused)
    await citra.call(contract.deleteScheduledPost, idOf(waiting))
    await citra.call(updateArticle, later)
    expect(await trySchedule(citra)).toMatchObject(refused)
    // Another date for the same one is no second one.
    const other = { ...idOf(draft), body: { publishAt: inHours(app, 4) } }
    expect((await citra.attempt(updateArticle, other)).status).toBe(200)
  })

  test('a higher plan lets more wait, and a lower one afterwards keeps what is there', async () => {
    const dewi = await app.signIn('dewi')
    await setPlan(app, dewi.userId, 'topaz')
    for (let made = 0; made < PLAN_LIMITS.topaz.scheduledPosts; made++) await schedule(app, dewi)
    expect(await trySchedule(dewi)).toMatchObject({
      ...refused,
      body: { message: expect.stringContaining('Agate') },
    })
    await app.db.deleteFrom('subscriptions').where('user_id', '=', dewi.userId).execute()
    const waiting = await waitingOf(dewi)
    expect(waiting).toHaveLength(PLAN_LIMITS.topaz.scheduledPosts)
    const body = { publishAt: inHours(app, 30) }
    const [first] = waiting
    expect((await dewi.attempt(contract.reschedulePost, { ...idOf(first ?? { id: 0 }), body })).status).toBe(
      200,
    )
    expect(await trySchedule(dewi)).toMatchObject(refused)
  })

  test('of ten at once as many are taken as the plan allows', async () => {
    const eka = await app.signIn('eka')
    const tried = await Promise.all(Array.from({ length: 10 }, () => trySchedule(eka)))
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await waitingOf(eka)).toHaveLength(1)
  })
})

test('scheduling counts as posting does, so that nobody fills a feed by waiting', async () => {
  const strict = await testApp()
  const fajar = await strict.signIn('fajar')
  await setPlan(strict, fajar.userId, 'aqua')
  const statuses: number[] = []
  for (let tried = 0; tried < 8; tried++) {
    const post = { type: 'discussion', title: `Number ${tried}` }
    const body = { post, publishAt: inHours(strict, 2) }
    statuses.push((await fajar.attempt(contract.schedulePost, { body })).status)
  }
  await strict.close()
  expect(statuses).toContain(429)
})

test('a repeated request is one scheduled post', async () => {
  const gita = await app.signIn('gita')
  await setPlan(app, gita.userId, 'topaz')
  const wish = {
    body: { post: { type: 'discussion', title: 'Once' }, publishAt: inHours(app, 2) },
    headers: { 'idempotency-key': 'the-same-wish' },
  }
  const first = await gita.attempt(contract.schedulePost, wish)
  expect((await gita.attempt(contract.schedulePost, wish)).body).toEqual(first.body)
  expect(await waitingOf(gita)).toHaveLength(1)
})
