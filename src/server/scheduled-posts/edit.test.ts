import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMedia } from '../../contract/media.ts'
import { getPagePost } from '../../contract/page-posts.ts'
import * as contract from '../../contract/scheduled-posts.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { setPlan } from '../testing/set-plan.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { picturesApp, uploadPicture } from './pictures-testing.ts'
import { idOf, inHours, runJobs, schedule, waitingOf } from './scheduling-testing.ts'

let app: TestApp
let alice: TestClient & { userId: number }
beforeAll(async () => {
  app = await picturesApp()
  alice = await app.signIn('alice')
  await setPlan(app, alice.userId, 'aqua')
})
afterAll(() => app.close())

const post = { type: 'discussion' as const, title: 'The sky of today' }
const edit = (client: TestClient, { id, version }: contract.ScheduledPost, changes: object = {}) =>
  client.attempt(contract.editScheduledPost, { ...idOf({ id }), body: { post, version, ...changes } })
const jobsOf = async ({ id }: { id: number }) =>
  (await app.db.selectFrom('jobs').select(['payload', 'run_at']).execute()).filter(
    ({ payload }) => (payload as { scheduledPostId?: number }).scheduledPostId === id,
  )
const publishedOf = ({ userId }: { userId: number }) =>
  app.db
    .selectFrom('page_posts')
    .select(['id', 'title', 'media_id'])
    .where('author_id', '=', userId)
    .orderBy('id')
    .execute()

test('other words keep the time, and are what is published', async () => {
  const ana = await app.signIn('ana')
  const waiting = await schedule(app, ana, { title: 'Before' })
  const poll = {
    isVotingEnabled: true,
    votingQuestion: 'Rain?',
    votingOptions: ['Yes', 'No'],
    votingDays: 7 as const,
    votingResults: 'always' as const,
  }
  const saved = await ana.call(contract.editScheduledPost, {
    ...idOf(waiting),
    body: { post: { ...post, content: '**New** words', isNsfw: true, ...poll }, version: waiting.version },
  })
  expect(saved).toEqual({
    ...waiting,
    title: post.title,
    content: '**New** words',
    isNsfw: true,
    poll: { question: 'Rain?', options: ['Yes', 'No'], days: 7, results: 'always' },
    version: waiting.version + 1,
  })
  expect(await waitingOf(ana)).toEqual([saved])
  expect(await jobsOf(waiting)).toMatchObject([{ payload: { publishAt: waiting.publishAt } }])
  app.clock.advance(2 * HOUR_MS)
  await runJobs(app)
  expect(await publishedOf(ana)).toMatchObject([{ title: post.title }])
  expect(await waitingOf(ana)).toEqual([])
})

test('a new time goes with them, and Post now publishes the newest words', async () => {
  const waiting = await schedule(app, alice)
  const publishAt = inHours(app, 9)
  const saved = await edit(alice, waiting, { publishAt })
  expect(saved).toMatchObject({ status: 200, body: { title: post.title, publishAt } })
  expect(await jobsOf(waiting)).toMatchObject([{ payload: { publishAt } }])
  const made = await alice.call(contract.publishScheduledPost, idOf(waiting))
  expect(await app.visitor().call(getPagePost, idOf(made))).toMatchObject({ title: post.title })
  expect(await jobsOf(waiting)).toEqual([])
})

test('what could not be posted can’t be saved either, and nothing changes', async () => {
  const waiting = await schedule(app, alice)
  const bad = [
    { post: { type: 'discussion' }, field: 'title' },
    { post: { type: 'photo' }, field: 'mediaId' },
    { post: { type: 'photo', mediaId: 999_999 }, field: 'mediaId' },
    { post: { ...post, isVotingEnabled: true }, field: 'votingQuestion' },
    { post: { ...post, content: 'https://example.org' }, field: 'content' },
    { publishAt: inHours(app, -1), field: 'publishAt' },
    { version: 0, field: 'version' },
  ]
  for (const { field, ...changes } of bad)
    expect(await edit(alice, waiting, changes)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    })
  expect((await edit(alice, waiting, { post: { ...post, plan: 'aqua' } })).status).toBe(400)
  expect((await edit(alice, waiting, { authorId: 1 })).status).toBe(400)
  expect((await waitingOf(alice)).find(({ id }) => id === waiting.id)).toEqual(waiting)
  await alice.call(contract.deleteScheduledPost, idOf(waiting))
  expect((await edit(alice, waiting)).status).toBe(404)
})

test('adult content is not for somebody under age, then as now', async () => {
  const bela = await app.signIn('bela')
  const waiting = await schedule(app, bela)
  await app.db
    .updateTable('users')
    .set({ birth_year: app.clock.now().getUTCFullYear() - 15 })
    .where('id', '=', bela.userId)
    .execute()
  expect(await edit(bela, waiting, { post: { ...post, isNsfw: true } })).toMatchObject({
    body: { code: 'under_age' },
  })
})

test('of two tabs the second is told; the same words twice are no conflict', async () => {
  const waiting = await schedule(app, alice)
  const first = await edit(alice, waiting)
  expect(first.status).toBe(200)
  expect((await edit(alice, waiting)).body).toEqual(first.body)
  const other = { post: { ...post, title: 'From the other tab' } }
  expect(await edit(alice, waiting, other)).toMatchObject({
    status: 409,
    body: { code: 'edit_conflict', message: expect.stringContaining('another tab') },
  })
  expect((await waitingOf(alice)).find(({ id }) => id === waiting.id)).toEqual(first.body)
  expect(await edit(alice, { ...waiting, version: waiting.version + 1 }, other)).toMatchObject({
    status: 200,
    body: { title: 'From the other tab' },
  })
})

test('of ten edits at once exactly one wins', async () => {
  const waiting = await schedule(app, alice)
  const tried = await Promise.all(
    Array.from({ length: 10 }, (_, tab) => edit(alice, waiting, { post: { ...post, title: `Tab ${tab}` } })),
  )
  const counted = (wanted: number) => tried.filter(({ status }) => status === wanted).length
  expect([counted(200), counted(409)]).toEqual([1, 9])
})

test('the only place of a plan is not taken twice', async () => {
  const citra = await app.signIn('citra')
  const waiting = await schedule(app, citra)
  expect((await edit(citra, waiting, { publishAt: inHours(app, 4) })).status).toBe(200)
  expect(await waitingOf(citra)).toHaveLength(1)
})

test('the upload stays with it; another one takes its place, and the first is swept', async () => {
  const dewi = await app.signIn('dewi')
  const [first, second] = [await uploadPicture(app, dewi), await uploadPicture(app, dewi)]
  const waiting = await schedule(app, dewi, { hours: 72, type: 'photo', mediaId: first.id })
  expect(await dewi.call(getMedia, idOf(first))).toMatchObject({ id: first.id, state: 'ready' })
  const same = await edit(dewi, waiting, { post: { type: 'photo', mediaId: first.id, title: 'The same' } })
  expect(same).toMatchObject({ status: 200, body: { title: 'The same', media: { id: first.id } } })
  expect(
    await edit(dewi, { ...waiting, version: 2 }, { post: { type: 'video', mediaId: first.id } }),
  ).toMatchObject({ status: 400, body: { fields: { mediaId: expect.any(String) } } })
  const other = await edit(
    dewi,
    { ...waiting, version: 2 },
    { post: { type: 'photo', mediaId: second.id, mediaAlt: 'A wall' } },
  )
  expect(other).toMatchObject({ status: 200, body: { media: { id: second.id }, mediaAlt: 'A wall' } })
  app.clock.advance(2 * DAY_MS)
  await app.purge()
  const kept = await app.db.selectFrom('media').select('id').where('owner_id', '=', dewi.userId).execute()
  expect(kept).toEqual([{ id: second.id }])
  app.clock.advance(DAY_MS)
  await runJobs(app)
  expect(await publishedOf(dewi)).toMatchObject([{ media_id: second.id }])
})

test('a photo that becomes a discussion lets its upload go; somebody else’s is refused', async () => {
  const eka = await app.signIn('eka')
  const foreign = await uploadPicture(app, alice)
  const { id: mediaId } = await uploadPicture(app, eka)
  const waiting = await schedule(app, eka, { type: 'photo', mediaId })
  expect((await edit(eka, waiting, { post: { type: 'photo', mediaId: foreign.id } })).status).toBe(400)
  expect(await edit(eka, waiting)).toMatchObject({ status: 200, body: { type: 'discussion', media: null } })
  const uses = app.db.selectFrom('media_uses').select('object_id').where('media_id', '=', mediaId)
  expect(await uses.execute()).toEqual([])
})

test('words that are changed in the moment they are due are published as saved, once', async () => {
  const fajar = await app.signIn('fajar')
  await setPlan(app, fajar.userId, 'aqua')
  for (let round = 0; round < 6; round++) {
    const waiting = await schedule(app, fajar, { title: `Old ${round}` })
    app.clock.advance(2 * HOUR_MS)
    const [tried] = await Promise.all([
      edit(fajar, waiting, { post: { ...post, title: `New ${round}` } }),
      app.jobs.runDue(),
    ])
    await runJobs(app)
    expect((await publishedOf(fajar)).at(-1)).toMatchObject({
      title: `${tried.status === 200 ? 'New' : 'Old'} ${round}`,
    })
    expect(await publishedOf(fajar)).toHaveLength(round + 1)
  }
  expect(await waitingOf(fajar)).toEqual([])
})

test('one that could not be posted is mended, and waits until it has another time', async () => {
  const gita = await app.signIn('gita')
  const { id: mediaId } = await uploadPicture(app, gita)
  const waiting = await schedule(app, gita, { type: 'photo', mediaId })
  await app.db.deleteFrom('media').where('id', '=', mediaId).execute()
  app.clock.advance(2 * HOUR_MS)
  await runJobs(app)
  const [refused] = await waitingOf(gita)
  expect(refused).toMatchObject({ id: waiting.id, refusal: expect.any(String) })
  expect(await edit(gita, waiting)).toMatchObject({ status: 200, body: { refusal: refused?.refusal } })
  expect(await jobsOf(waiting)).toEqual([])
  const again = { ...waiting, version: waiting.version + 1 }
  expect(await edit(gita, again, { publishAt: inHours(app, 1) })).toMatchObject({
    status: 200,
    body: { refusal: null },
  })
  app.clock.advance(HOUR_MS)
  await runJobs(app)
  expect(await publishedOf(gita)).toMatchObject([{ title: post.title }])
})
