import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/articles.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { SCHEDULE_DAYS_MAX } from '../../contract/limits.ts'
import { DAY_MS, addMs, MINUTE_MS, SECOND_MS } from '../platform/clock.ts'
import { setPlan } from '../testing/set-plan.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { joinArticle, WORDS, writeArticle, writeTranslation } from '../testing/write-article.ts'

let app: TestApp
let alice: TestClient & { userId: number }
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  await setPlan(app, alice.userId, 'aqua')
})
afterAll(() => app.close())

type Change = BodyOf<typeof contract.updateArticle>
const idOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const inDays = (days: number) => addMs(app.clock.now(), days * DAY_MS).toISOString()
const update = (article: { id: number }, body: Change, client: TestClient = alice) =>
  client.call(contract.updateArticle, { ...idOf(article), body })
const tryUpdate = (article: { id: number }, body: unknown, client: TestClient = alice) =>
  client.attempt(contract.updateArticle, { ...idOf(article), body })
const jobsOf = async ({ id }: { id: number }) =>
  (await app.db.selectFrom('jobs').select(['payload', 'run_at']).execute()).filter(
    ({ payload }) => (payload as { articleId: number }).articleId === id,
  )
const refusedAt = (field: string) => ({
  status: 400,
  body: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
})

test('an article, a draft and a translation get a date and stay drafts until then', async () => {
  const publishAt = inDays(3)
  const article = await writeArticle(alice, { publishAt })
  expect(article).toMatchObject({ state: 'draft', publishAt, languages: [] })
  expect(await writeArticle(alice, { publishAt, isDraft: false })).toMatchObject({
    state: 'draft',
    publishAt,
  })
  const draft = await writeArticle(alice, { isDraft: true })
  expect(draft.publishAt).toBeNull()
  expect(await update(draft, { publishAt })).toEqual({ ...draft, publishAt })
  const original = await writeArticle(alice)
  expect(original.publishAt).toBeNull()
  const translation = await writeTranslation(alice, original, { publishAt })
  expect(translation).toMatchObject({ state: 'draft', publishAt })
  for (const scheduled of [article, draft, translation])
    expect(await jobsOf(scheduled)).toEqual([
      { payload: { articleId: scheduled.id, publishAt }, run_at: new Date(publishAt) },
    ])
  const own = await alice.call(contract.listMyArticles)
  const dates = new Map(own.items.map((item) => [item.id, item.publishAt]))
  expect([article, draft, original].map(({ id }) => dates.get(id))).toEqual([publishAt, publishAt, null])
})

test('a date is at least a minute and at most a year ahead, wherever it is given', async () => {
  const draft = await writeArticle(alice, { isDraft: true })
  const published = await writeArticle(alice)
  const now = app.clock.now()
  const body = { title: 'How stars are born', content: WORDS, language: 'en', categories: ['science'] }
  const beyond = addMs(now, SCHEDULE_DAYS_MAX * DAY_MS + SECOND_MS).toISOString()
  const soon = addMs(now, MINUTE_MS - SECOND_MS).toISOString()
  const bad = [soon, inDays(-1), beyond, 'tomorrow', '2026-12-03', '2026-02-30T08:00:00Z', '', 5, true]
  for (const publishAt of bad) {
    const made = await alice.attempt(contract.createArticle, { body: { ...body, publishAt } })
    expect(made, String(publishAt)).toMatchObject(refusedAt('publishAt'))
    expect(await tryUpdate(draft, { publishAt }), String(publishAt)).toMatchObject(refusedAt('publishAt'))
    const translated = await alice.attempt(contract.createTranslation, {
      ...idOf(published),
      body: {
        title: 'Bintang lahir',
        content: WORDS,
        language: 'id',
        revisionId: published.revisionId,
        publishAt,
      },
    })
    expect(translated, String(publishAt)).toMatchObject(refusedAt('publishAt'))
  }
  for (const time of [addMs(now, MINUTE_MS), addMs(now, SCHEDULE_DAYS_MAX * DAY_MS)])
    expect(await update(draft, { publishAt: time.toISOString() })).toMatchObject({
      publishAt: time.toISOString(),
    })
})

test('what is published, or is to be published now, has no date', async () => {
  const publishAt = inDays(2)
  const published = await writeArticle(alice)
  expect(await tryUpdate(published, { publishAt })).toMatchObject(refusedAt('publishAt'))
  expect(await tryUpdate(published, { publishAt, state: 'published' })).toMatchObject(refusedAt('publishAt'))
  expect(await update(published, { publishAt: null })).toEqual(published)
  const draft = await writeArticle(alice, { publishAt })
  for (const other of [publishAt, inDays(4)])
    expect(await tryUpdate(draft, { publishAt: other, state: 'published' })).toMatchObject(
      refusedAt('publishAt'),
    )
  expect(await alice.call(contract.getArticle, idOf(draft))).toEqual(draft)
  // Taken back and scheduled in one go it is consistent.
  expect(await update(published, { state: 'draft', publishAt })).toMatchObject({ state: 'draft', publishAt })
})

test('a date can be changed and removed, and the job with it', async () => {
  const [first, second] = [inDays(2), inDays(5)]
  const article = await writeArticle(alice, { publishAt: first })
  expect(await update(article, { publishAt: first })).toEqual(article)
  expect(await update(article, { publishAt: second })).toEqual({ ...article, publishAt: second })
  expect(await jobsOf(article)).toMatchObject([{ payload: { publishAt: second } }])
  expect(await update(article, { tags: ['stars'] })).toMatchObject({ publishAt: second, state: 'draft' })
  expect(await update(article, { publishAt: null })).toMatchObject({ publishAt: null, state: 'draft' })
  expect(await jobsOf(article)).toEqual([])
})

test('publishing now, deleting and taking back end the schedule', async () => {
  const publishAt = inDays(2)
  const article = await writeArticle(alice, { publishAt })
  expect(await update(article, { state: 'published' })).toMatchObject({ state: 'published', publishAt: null })
  expect(await jobsOf(article)).toEqual([])
  expect(await update(article, { state: 'draft' })).toMatchObject({ state: 'draft', publishAt: null })

  const deleted = await writeArticle(alice, { publishAt })
  await alice.call(contract.deleteArticle, idOf(deleted))
  expect(await alice.call(contract.getArticle, idOf(deleted))).toMatchObject({ publishAt: null })
  expect(await jobsOf(deleted)).toEqual([])
  const restored = await alice.call(contract.restoreArticle, idOf(deleted))
  expect(restored).toMatchObject({ state: 'draft', publishAt: null })
})

test('what is scheduled could be published at any moment', async () => {
  const publishAt = inDays(2)
  const body = {
    title: 'How stars are born',
    content: 'Soon.',
    language: 'en',
    categories: ['science'],
    publishAt,
  }
  expect(await alice.attempt(contract.createArticle, { body })).toMatchObject(refusedAt('content'))
  const short = await writeArticle(alice, { content: 'Soon.', isDraft: true })
  expect(await tryUpdate(short, { publishAt })).toMatchObject(refusedAt('content'))
  const original = await writeArticle(alice)
  const { revisionId } = original
  const translation = { title: 'Bintang lahir', content: 'Segera.', language: 'id', revisionId, publishAt }
  expect(
    await alice.attempt(contract.createTranslation, { ...idOf(original), body: translation }),
  ).toMatchObject(refusedAt('content'))

  // Text and date in one call, whichever way.
  const whole = { content: WORDS, baseRevisionId: short.revisionId, publishAt }
  const scheduled = await update(short, whole)
  expect(scheduled).toMatchObject({ content: WORDS, publishAt })
  const cut = { content: 'Soon.', baseRevisionId: scheduled.revisionId }
  expect(await tryUpdate(short, cut)).toMatchObject(refusedAt('content'))
  expect(await tryUpdate(short, { ...cut, publishAt: inDays(3) })).toMatchObject(refusedAt('content'))
  expect(await update(short, { ...cut, publishAt: null })).toMatchObject({
    content: 'Soon.',
    publishAt: null,
  })
})

test('only the author sets a date; a co-author sees it and leaves it as it is', async () => {
  const bela = await app.signIn('bela')
  const publishAt = inDays(2)
  const article = await writeArticle(alice, { publishAt, coAuthors: ['bela-1000'] })
  await joinArticle(bela, article)
  expect(await bela.call(contract.getArticle, idOf(article))).toMatchObject({ publishAt })
  for (const other of [inDays(3), null])
    expect(await tryUpdate(article, { publishAt: other }, bela)).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    })
  const content = `${WORDS} Says Bela.`
  const edited = await update(article, { content, baseRevisionId: article.revisionId, publishAt }, bela)
  expect(edited).toMatchObject({ content, publishAt, state: 'draft' })
})

test('nobody else learns of the article or its date', async () => {
  const article = await writeArticle(alice, { publishAt: inDays(2), title: 'A scheduled secret' })
  const others = [app.visitor(), await app.signIn('cici'), await app.signIn('mod', 'moderator')]
  for (const other of others) {
    expect((await other.attempt(contract.getArticle, idOf(article))).status).toBe(404)
    expect((await tryUpdate(article, { publishAt: null }, other)).status).toBeGreaterThanOrEqual(401)
    const list = await other.attempt(contract.listArticles, { query: { author: String(alice.userId) } })
    expect(JSON.stringify(list.body)).not.toContain('A scheduled secret')
  }
})
