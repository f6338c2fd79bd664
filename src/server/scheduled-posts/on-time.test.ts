import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications } from '../../contract/notifications.ts'
import { getPagePost, listPagePosts, searchPagePosts } from '../../contract/page-posts.ts'
import * as contract from '../../contract/scheduled-posts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { MOST_ATTEMPTS, pauseAfter } from '../platform/jobs.ts'
import { setHonor } from '../testing/set-honor.ts'
import { setPlan } from '../testing/set-plan.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { idOf, inHours, runJobs, schedule, waitingOf } from './scheduling-testing.ts'
import { silenceFor } from '../testing/silence.ts'

let app: TestApp
let alice: TestClient & { userId: number }
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  await setPlan(app, alice.userId, 'aqua')
})
afterAll(() => app.close())

const postsOf = async ({ userId }: { userId: number }) =>
  app.db
    .selectFrom('page_posts')
    .select(['id', 'title', 'created_at', 'author_ip'])
    .where('author_id', '=', userId)
    .execute()
const typesTold = async (client: TestClient) => {
  await app.settle()
  return (await client.call(listNotifications)).items.map(({ type }) => type)
}
const waitingJobs = async () =>
  (await app.db.selectFrom('jobs').select('id').where('kind', '=', 'postPublication').execute()).length

/** As a node has them that took the jobs a moment before. */
const repeatJobs = (jobs: { kind: string; payload: unknown; run_at: Date }[]) =>
  app.db
    .insertInto('jobs')
    .values(jobs.map((job) => ({ ...job, payload: JSON.stringify(job.payload) })))
    .execute()
const jobsNow = () => app.db.selectFrom('jobs').select(['kind', 'payload', 'run_at']).execute()

test('when its time has come a post is published once, with that moment as its date', async () => {
  const ana = await app.signIn('ana')
  const poll = { isVotingEnabled: true, votingQuestion: 'Rain?', votingOptions: ['Yes', 'No'] }
  await schedule(app, ana, { title: 'Umbrella weather', ...poll })
  app.clock.advance(2 * HOUR_MS - 1)
  await runJobs(app)
  expect(await postsOf(ana)).toEqual([])
  app.clock.advance(MINUTE_MS)
  await runJobs(app)
  const [post] = await postsOf(ana)
  expect(post).toMatchObject({ title: 'Umbrella weather', created_at: app.clock.now(), author_ip: null })
  expect(await waitingOf(ana)).toEqual([])
  expect(await app.visitor().call(getPagePost, idOf(post ?? { id: 0 }))).toMatchObject({
    title: 'Umbrella weather',
    authorName: 'ana Tester',
    isVotingEnabled: true,
    createdAt: app.clock.now().toISOString(),
  })
  expect(await typesTold(ana)).toEqual(['post-scheduled'])
  const [listed] = await app.visitor().call(listPagePosts)
  expect(listed).toMatchObject({ id: post?.id })
  expect(await app.visitor().call(searchPagePosts, { query: { q: 'umbrella' } })).toHaveLength(1)
  const metrics = (await app.visitor().request('GET', '/metrics', { ip: '127.0.0.1' })).body
  expect(metrics).toContain('cendekia_scheduled_posts_total{result="published"} 1')
})

test('two nodes, a job that ran twice and its author at once publish it once', async () => {
  const bela = await app.signIn('bela')
  const waiting = await schedule(app, bela, { title: 'Only once' })
  await sql`insert into jobs (kind, payload, run_at) select kind, payload, run_at from jobs
    where kind = 'postPublication'`.execute(app.db)
  app.clock.advance(2 * HOUR_MS)
  const tries = await Promise.all([
    bela.attempt(contract.publishScheduledPost, idOf(waiting)),
    bela.attempt(contract.publishScheduledPost, idOf(waiting)),
    app.jobs.runDue(),
    app.jobs.runDue(),
  ])
  expect(
    tries.slice(0, 2).every((tried) => typeof tried === 'object' && [200, 404].includes(tried.status)),
  ).toBe(true)
  await runJobs(app)
  expect(await postsOf(bela)).toHaveLength(1)
  expect(await waitingJobs()).toBe(0)
})

test('one that is deleted or moved in the moment it is due is either published or not, never both', async () => {
  const citra = await app.signIn('citra')
  await setPlan(app, citra.userId, 'aqua')
  for (let round = 0; round < 6; round++) {
    const waiting = await schedule(app, citra, { title: `Round ${round}` })
    app.clock.advance(2 * HOUR_MS)
    const isMove = round % 2 === 0
    const [tried] = await Promise.all([
      isMove
        ? citra.attempt(contract.reschedulePost, { ...idOf(waiting), body: { publishAt: inHours(app, 5) } })
        : citra.attempt(contract.deleteScheduledPost, idOf(waiting)),
      app.jobs.runDue(),
    ])
    const isOut = (await postsOf(citra)).some(({ title }) => title === `Round ${round}`)
    const isWaiting = (await waitingOf(citra)).some(({ id }) => id === waiting.id)
    expect(tried.status).toBe(isOut ? 404 : 200)
    expect(isWaiting).toBe(isMove && !isOut)
    if (isWaiting) await citra.call(contract.deleteScheduledPost, idOf(waiting))
  }
  expect(await waitingJobs()).toBe(0)
})

test('an older job does nothing when the time was changed or the post is gone', async () => {
  const moved = await schedule(app, alice, { title: 'Moved' })
  const deleted = await schedule(app, alice, { title: 'Deleted' })
  const jobs = await jobsNow()
  const publishAt = inHours(app, 6)
  await alice.call(contract.reschedulePost, { ...idOf(moved), body: { publishAt } })
  await alice.call(contract.deleteScheduledPost, idOf(deleted))
  await repeatJobs(jobs)
  app.clock.advance(2 * HOUR_MS)
  await runJobs(app)
  expect(await postsOf(alice)).toEqual([])
  expect(await waitingOf(alice)).toMatchObject([{ id: moved.id, publishAt, refusal: null }])
  app.clock.advance(4 * HOUR_MS)
  await runJobs(app)
  expect((await postsOf(alice)).map(({ title }) => title)).toEqual(['Moved'])
})

test('a clock that jumps ahead publishes what is due by then, and one that is set back nothing twice', async () => {
  const dewi = await app.signIn('dewi')
  await setPlan(app, dewi.userId, 'aqua')
  await schedule(app, dewi, { hours: 1, title: 'Early' })
  await schedule(app, dewi, { hours: 30, title: 'Late' })
  app.clock.advance(3 * DAY_MS)
  await runJobs(app)
  expect((await postsOf(dewi)).map(({ title }) => title).toSorted()).toEqual(['Early', 'Late'])
  app.clock.setBack(3 * DAY_MS)
  const waiting = await schedule(app, dewi, { hours: 1, title: 'Again' })
  await runJobs(app)
  expect(await waitingOf(dewi)).toMatchObject([{ id: waiting.id }])
  expect(await postsOf(dewi)).toHaveLength(2)
  app.clock.advance(3 * DAY_MS)
  await runJobs(app)
  expect(await postsOf(dewi)).toHaveLength(3)
})

test('whoever is silenced when it is due says nothing either', async () => {
  const wulan = await app.signIn('wulan')
  await schedule(app, wulan)
  await silenceFor(app, wulan.userId, 7)
  app.clock.advance(2 * HOUR_MS)
  await runJobs(app)
  expect(await postsOf(wulan)).toEqual([])
  expect(await waitingOf(wulan)).toMatchObject([{ refusal: 'Moderators had silenced you at that time.' }])
})

test('whoever is suspended when it is due keeps the post, and decides later', async () => {
  const eka = await app.signIn('eka')
  const waiting = await schedule(app, eka)
  const setSuspended = (suspended_at: Date | null) =>
    app.db.updateTable('users').set({ suspended_at }).where('id', '=', eka.userId).execute()
  await setSuspended(app.clock.now())
  app.clock.advance(2 * HOUR_MS)
  await runJobs(app)
  await setSuspended(null)
  expect(await postsOf(eka)).toEqual([])
  expect(await waitingOf(eka)).toEqual([
    { ...waiting, refusal: 'Your account was suspended or closed at that time.' },
  ])
  expect(await typesTold(eka)).toEqual(['post-not-published'])
  eka.language = 'id'
  expect((await waitingOf(eka))[0]?.refusal).toBe(
    'Akun Anda sedang ditangguhkan atau ditutup pada waktu itu.',
  )
  eka.language = 'en'
  // Nobody tries it again.
  app.clock.advance(DAY_MS)
  await runJobs(app)
  expect(await postsOf(eka)).toEqual([])
  const body = { publishAt: inHours(app, 1) }
  expect(await eka.call(contract.reschedulePost, { ...idOf(waiting), body })).toMatchObject({ refusal: null })
  expect(await typesTold(eka)).toEqual([])
  app.clock.advance(HOUR_MS)
  await runJobs(app)
  expect(await postsOf(eka)).toHaveLength(1)
})

test('the rules of the moment hold: links that are not theirs any more, adult posts of somebody under age', async () => {
  const fajar = await app.signIn('fajar')
  await setPlan(app, fajar.userId, 'aqua')
  await setHonor(app, fajar.userId, 1000)
  await schedule(app, fajar, { title: 'With a link', content: 'See https://example.org' })
  await schedule(app, fajar, { title: 'For adults', isNsfw: true })
  await schedule(app, fajar, { title: 'For everyone' })
  await setHonor(app, fajar.userId, 0)
  await app.db
    .updateTable('users')
    .set({ birth_year: app.clock.now().getUTCFullYear() - 15 })
    .where('id', '=', fajar.userId)
    .execute()
  app.clock.advance(2 * HOUR_MS)
  await runJobs(app)
  expect((await postsOf(fajar)).map(({ title }) => title)).toEqual(['For everyone'])
  const refusals = new Map((await waitingOf(fajar)).map(({ title, refusal }) => [title, refusal]))
  expect(refusals.get('With a link')).toMatch(/Honor/)
  expect(refusals.get('For adults')).toBe(
    'Adult content is for people aged 18 and over. Your year of birth says you may be younger.',
  )
  const forAdults = (await waitingOf(fajar)).find(({ title }) => title === 'For adults')
  const refused = await fajar.attempt(contract.publishScheduledPost, idOf(forAdults ?? { id: 0 }))
  expect(refused).toMatchObject({ status: 403, body: { code: 'under_age' } })
})

test('one whose publication fails at every try stays, and its author is told once', async () => {
  const gita = await app.signIn('gita')
  await schedule(app, gita, { title: 'Unlucky' })
  await sql`
    create function refuse_unlucky() returns trigger language plpgsql as
      $$ begin raise exception 'not today'; end $$`.execute(app.db)
  await sql`
    create trigger refuse_unlucky before insert on page_posts for each row
      when (new.title = 'Unlucky') execute function refuse_unlucky()`.execute(app.db)
  app.clock.advance(2 * HOUR_MS)
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    expect(await waitingOf(gita)).toMatchObject([{ refusal: null }])
    await runJobs(app)
    app.clock.advance(pauseAfter(attempt))
  }
  await sql`drop function refuse_unlucky cascade`.execute(app.db)
  expect(await waitingOf(gita)).toMatchObject([{ refusal: expect.stringContaining('our side') }])
  expect(await typesTold(gita)).toEqual(['post-not-published'])
  const [waiting] = await waitingOf(gita)
  await gita.call(contract.publishScheduledPost, idOf(waiting ?? { id: 0 }))
  expect(await typesTold(gita)).toEqual([])
  await app.db.deleteFrom('jobs').execute()
})

test('what waits goes with its author', async () => {
  const hana = await app.signIn('hana')
  await schedule(app, hana)
  await app.db.deleteFrom('users').where('id', '=', hana.userId).execute()
  app.clock.advance(2 * HOUR_MS)
  await runJobs(app)
  expect(
    await app.db.selectFrom('scheduled_posts').select('id').where('author_id', '=', hana.userId).execute(),
  ).toEqual([])
})
