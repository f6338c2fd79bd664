import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/articles.ts'
import { listNotifications } from '../../contract/notifications.ts'
import { getRecentUpdates } from '../../contract/stats.ts'
import { HOUR_MS, addMs, MINUTE_MS } from '../platform/clock.ts'
import { MOST_ATTEMPTS, pauseAfter } from '../platform/jobs.ts'
import { setPlan } from '../testing/set-plan.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { joinArticle, WORDS, writeArticle, writeTranslation } from '../testing/write-article.ts'
import { silenceFor } from '../testing/silence.ts'

let app: TestApp
let alice: TestClient & { userId: number }
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  await setPlan(app, alice.userId, 'aqua')
})
afterAll(() => app.close())

const idOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const inHours = (hours: number) => addMs(app.clock.now(), hours * HOUR_MS).toISOString()
const runJobs = async () => {
  while ((await app.jobs.runDue()) > 0);
}
const newsOf = ({ id }: { id: number }) =>
  app.db.selectFrom('article_updates').select(['kind', 'editor_id']).where('article_id', '=', id).execute()
const stateOf = async ({ id }: { id: number }) =>
  app.db
    .selectFrom('articles')
    .select(['state', 'publish_at', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const waitingJobs = async () => (await app.db.selectFrom('jobs').select('kind').execute()).length

test('when its time has come an article is published by itself, once, with that moment as its date', async () => {
  const article = await writeArticle(alice, {
    publishAt: inHours(2),
    tags: ['dust'],
    title: 'Dust that waits',
  })
  app.clock.advance(2 * HOUR_MS - 1)
  await runJobs()
  expect((await app.visitor().attempt(contract.getArticle, idOf(article))).status).toBe(404)
  app.clock.advance(MINUTE_MS)
  await runJobs()

  const reader = app.visitor()
  const now = app.clock.now().toISOString()
  expect(await reader.call(contract.getArticle, idOf(article))).toMatchObject({
    state: 'published',
    publishAt: null,
    createdAt: now,
    languages: [{ language: 'en', id: article.id }],
  })
  const [listed] = await reader.call(contract.listArticles, { query: { tag: 'dust' } })
  expect(listed).toMatchObject({ id: article.id, createdAt: now })
  const [update] = await reader.call(getRecentUpdates)
  expect(update).toMatchObject({ id: article.id, updateKind: 'published', updatedBy: 'alice Tester' })
  expect((await reader.request('GET', '/feed.xml')).body).toContain('Dust that waits')
  expect(await newsOf(article)).toEqual([{ kind: 'published', editor_id: alice.userId }])
  expect(await waitingJobs()).toBe(0)
  const metrics = (await reader.request('GET', '/metrics', { ip: '127.0.0.1' })).body
  expect(metrics).toContain('cendekia_articles_total{result="scheduled"} 1')
  expect(metrics).toContain('cendekia_articles_total{result="published"} 1')
})

test('a translation is published on its day as a translation', async () => {
  const original = await writeArticle(alice)
  const translation = await writeTranslation(alice, original, { publishAt: inHours(1) })
  app.clock.advance(HOUR_MS)
  await runJobs()
  expect(await newsOf(translation)).toMatchObject([{ kind: 'translated' }])
  const versions = await app.visitor().call(contract.listTranslations, idOf(original))
  expect(versions.map(({ id }) => id)).toEqual([original.id, translation.id])
})

test('two nodes that take the same job publish the article once', async () => {
  const article = await writeArticle(alice, { publishAt: inHours(1) })
  await sql`insert into jobs (kind, payload, run_at) select kind, payload, run_at from jobs`.execute(app.db)
  expect(await waitingJobs()).toBe(2)
  app.clock.advance(HOUR_MS)
  await Promise.all([app.jobs.runDue(), app.jobs.runDue()])
  expect(await stateOf(article)).toMatchObject({ state: 'published', publish_at: null })
  expect(await newsOf(article)).toHaveLength(1)
  expect(await waitingJobs()).toBe(0)
})

test('an older job does nothing when the date was changed, taken away, or the article published or deleted', async () => {
  const publishAt = inHours(1)
  const [moved, plain, published, deleted] = [
    await writeArticle(alice, { publishAt }),
    await writeArticle(alice, { publishAt }),
    await writeArticle(alice, { publishAt }),
    await writeArticle(alice, { publishAt }),
  ]
  const next = inHours(3)
  const update = (article: { id: number }, body: object) =>
    alice.call(contract.updateArticle, { ...idOf(article), body })
  await update(moved, { publishAt: next })
  await update(plain, { publishAt: null })
  await update(published, { state: 'published' })
  await alice.call(contract.deleteArticle, idOf(deleted))
  // As a node has them that took the jobs a moment before.
  await sql`
    insert into jobs (kind, payload, run_at)
    select 'publication', jsonb_build_object('articleId', id, 'publishAt', ${publishAt}::text), ${publishAt}::timestamptz
    from articles`.execute(app.db)
  app.clock.advance(HOUR_MS)
  await runJobs()
  expect(await stateOf(moved)).toMatchObject({ state: 'draft', publish_at: new Date(next) })
  expect(await stateOf(plain)).toMatchObject({ state: 'draft', publish_at: null })
  expect(await stateOf(deleted)).toMatchObject({ state: 'deleted' })
  expect(await newsOf(published)).toHaveLength(1)
  expect(await waitingJobs()).toBe(1)
  app.clock.advance(2 * HOUR_MS)
  await runJobs()
  expect(await stateOf(moved)).toMatchObject({ state: 'published' })
})

test('what can not be published stays a draft without a date, and is not tried again', async () => {
  const bela = await app.signIn('bela')
  const cut = await writeArticle(alice, { publishAt: inHours(1) })
  const orphan = await writeArticle(bela, { publishAt: inHours(1), coAuthors: ['alice-1000'] })
  await joinArticle(alice, orphan)
  await app.db.updateTable('articles').set({ source: 'Soon.' }).where('id', '=', cut.id).execute()
  await app.db.deleteFrom('users').where('id', '=', bela.userId).execute()
  app.clock.advance(HOUR_MS)
  await runJobs()
  for (const article of [cut, orphan]) {
    expect(await stateOf(article)).toEqual({ state: 'draft', publish_at: null, published_at: null })
    expect(await newsOf(article)).toEqual([])
  }
  expect(await waitingJobs()).toBe(0)
  expect((await app.visitor().request('GET', '/metrics', { ip: '127.0.0.1' })).body).toContain(
    'result="not_published"} 2',
  )
})

test('the article of somebody who is silenced on its day stays a draft', async () => {
  const loud = await app.signIn('loud')
  const article = await writeArticle(loud, { publishAt: inHours(1) })
  await silenceFor(app, loud.userId, 7)
  app.clock.advance(HOUR_MS)
  await runJobs()
  expect(await stateOf(article)).toMatchObject({ state: 'draft', publish_at: null })
})

test('one whose publication fails at every try is a draft again, and its author is told once', async () => {
  const dewi = await app.signIn('dewi')
  const article = await writeArticle(dewi, { publishAt: inHours(1), title: 'Unlucky' })
  await sql`
    create function refuse_unlucky() returns trigger language plpgsql as
      $$ begin raise exception 'not today'; end $$`.execute(app.db)
  await sql`
    create trigger refuse_unlucky before update on articles for each row
      when (new.state = 'published' and new.title = 'Unlucky') execute function refuse_unlucky()`.execute(
    app.db,
  )
  app.clock.advance(HOUR_MS)
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    expect((await stateOf(article)).publish_at).not.toBeNull()
    await runJobs()
    app.clock.advance(pauseAfter(attempt))
  }
  await sql`drop function refuse_unlucky cascade`.execute(app.db)
  expect(await stateOf(article)).toEqual({ state: 'draft', publish_at: null, published_at: null })
  await runJobs()
  await app.settle()
  const { items } = await dewi.call(listNotifications)
  expect(items.map(({ type }) => type)).toEqual(['not-published'])
  await app.db.deleteFrom('jobs').execute()
})

test('an article that was out before comes back on its day with the date it had', async () => {
  const article = await writeArticle(alice)
  app.clock.advance(HOUR_MS)
  const body = { state: 'draft' as const, publishAt: inHours(1) }
  await alice.call(contract.updateArticle, { ...idOf(article), body })
  app.clock.advance(HOUR_MS)
  await runJobs()
  const back = await app.visitor().call(contract.getArticle, idOf(article))
  expect(back).toMatchObject({ state: 'published', createdAt: article.createdAt, content: WORDS })
  expect(await newsOf(article)).toHaveLength(1)
})

test('a site says how many jobs are due, and a date in the future is not among them', async () => {
  await writeArticle(alice, { publishAt: inHours(1) })
  const waiting = async () =>
    (await app.visitor().request('GET', '/metrics', { ip: '127.0.0.1' })).body.match(
      /jobs_waiting (\d+)/,
    )?.[1]
  expect(await waiting()).toBe('0')
  app.clock.advance(HOUR_MS)
  expect(await waiting()).toBe('1')
})
