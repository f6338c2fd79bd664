import { afterAll, beforeAll, expect, test } from 'vitest'
import { createArticleComment } from '../../contract/comments.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { reportObject, REPORT_REASONS } from '../../contract/reports.ts'
import { DAY_MS } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { eraseReports } from './public.ts'

type Member = TestClient & { userId: number }
let app: TestApp
let author: Member, alice: Member
beforeAll(async () => {
  app = await testApp()
  author = await app.signIn('author')
  alice = await app.signIn('alice')
})
afterAll(() => app.close())

type Report = BodyOf<typeof reportObject>
const newArticle = (state: 'published' | 'draft' | 'deleted' | 'removed' = 'published') =>
  insertArticle(app, { authorId: author.userId, state })
const about = ({ id }: { id: number }, rest: Partial<Report> = {}): Report => ({
  objectType: 'article',
  objectId: id,
  reason: 'spam',
  ...rest,
})
const report = (client: TestClient, body: Report) => client.call(reportObject, { body })
const attempt = (client: TestClient, body: unknown) => client.attempt(reportObject, { body })

function reportsOf(objectId: number, objectType = 'article') {
  return app.db
    .selectFrom('reports')
    .select(['object_type', 'user_id', 'reason', 'text', 'weight', 'state'])
    .where((eb) => eb.and({ object_type: objectType, object_id: objectId }))
    .orderBy('user_id')
    .execute()
}

async function attentionOf(objectId: number, objectType = 'article') {
  const row = await app.db
    .selectFrom('object_counters')
    .select('attention')
    .where((eb) => eb.and({ object_type: objectType, object_id: objectId }))
    .executeTakeFirst()
  return row?.attention ?? 0
}

test('a member reports an article, and its attention falls', async () => {
  const article = await newArticle()
  expect(await report(alice, about(article, { reason: 'hate', text: 'Look at line 3' }))).toEqual({
    done: true,
  })
  expect(await reportsOf(article.id)).toEqual([
    {
      object_type: 'article',
      user_id: alice.userId,
      reason: 'hate',
      text: 'Look at line 3',
      weight: 0.5,
      state: 'open',
    },
  ])
  expect(await attentionOf(article.id)).toBe(-3)
})

test('a second report of the same person replaces the text and weighs nothing more', async () => {
  const article = await newArticle()
  const budi = await app.signIn('budi')
  await report(budi, about(article, { text: 'first' }))
  app.clock.advance(3 * DAY_MS)
  await report(budi, about(article, { reason: 'copyright' }))
  expect(await reportsOf(article.id)).toMatchObject([{ reason: 'copyright', text: '', weight: 0.5 }])
  expect(await attentionOf(article.id)).toBe(-3)
})

test('an account of three days counts fully', async () => {
  const article = await newArticle()
  await app.signIn('citra')
  app.clock.advance(3 * DAY_MS - 1)
  const dewi = await app.signIn('dewi')
  await report(await app.signIn('citra'), about(article))
  app.clock.advance(1)
  await app.db.deleteFrom('reports').where('object_id', '=', article.id).execute()
  await report(await app.signIn('citra'), about(article))
  await report(dewi, about(article))
  expect((await reportsOf(article.id)).map(({ weight }) => weight)).toEqual([1, 0.5])
  expect(await attentionOf(article.id)).toBe(-3 - 6 - 3)
})

test('20 reports of one person at once are one', async () => {
  const article = await newArticle()
  await Promise.all(Array.from({ length: 20 }, () => report(alice, about(article))))
  expect(await reportsOf(article.id)).toHaveLength(1)
  const { weight } = (await reportsOf(article.id))[0] ?? { weight: 0 }
  expect(await attentionOf(article.id)).toBe(-6 * weight)
})

test('a comment can be reported, one’s own content not', async () => {
  const article = await newArticle()
  const params = { id: String(article.id) }
  const comment = await alice.call(createArticleComment, { params, body: { text: 'hello' } })
  const on = { objectType: 'comment' } as const
  await report(author, about(comment, on))
  expect(await reportsOf(comment.id, 'comment')).toMatchObject([
    { object_type: 'comment', user_id: author.userId },
  ])
  const before = await attentionOf(article.id)
  expect(await attempt(alice, about(comment, on))).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', message: expect.stringContaining('This is yours') },
  })
  expect((await attempt(author, about(article))).status).toBe(400)
  expect(await attentionOf(article.id)).toBe(before)
})

test('what may not be seen can’t be reported, and is not there', async () => {
  for (const state of ['draft', 'deleted', 'removed'] as const)
    expect((await attempt(alice, about(await newArticle(state)))).status, state).toBe(404)
  const article = await newArticle()
  const params = { id: String(article.id) }
  const comment = await alice.call(createArticleComment, { params, body: { text: 'hello' } })
  await app.db.updateTable('articles').set({ state: 'removed' }).where('id', '=', article.id).execute()
  expect((await attempt(author, about(comment, { objectType: 'comment' }))).status).toBe(404)
  for (const objectType of [
    'article',
    'comment',
    'page-post',
    'question',
    'answer',
    'person',
    'guild',
    'collection',
  ])
    expect((await attempt(alice, { objectType, objectId: 999_999_999, reason: 'spam' })).status).toBe(404)
})

test('a co-author of a draft sees it, and does not report it', async () => {
  const article = await newArticle('draft')
  await app.db
    .insertInto('article_coauthors')
    .values({ article_id: article.id, user_id: alice.userId })
    .execute()
  expect((await attempt(alice, about(article))).status).toBe(403)
})

test('"something else" needs a text', async () => {
  const article = await newArticle()
  for (const text of [undefined, '', '  ', '\u200b']) {
    const refused = await attempt(alice, {
      ...about(article, { reason: 'other' }),
      ...(text !== undefined && { text }),
    })
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { text: 'Please say in a few words what’s wrong.' } },
    })
  }
  await report(alice, about(article, { reason: 'other', text: 'It is my diary' }))
  // Each about another: the worst of them hides it at once.
  for (const reason of REPORT_REASONS.filter((reason) => reason !== 'other'))
    await report(alice, about(await newArticle(), { reason }))
})

test('what is no report is refused', async () => {
  const article = await newArticle()
  const bodies = [
    { ...about(article), reason: 'boring' },
    { ...about(article), text: 'x'.repeat(501) },
    { ...about(article), text: 'a\0b' },
    { ...about(article), text: '\ud800' },
    { ...about(article), weight: 9 },
    { ...about(article), userId: author.userId },
    { ...about(article), objectId: String(article.id) },
    { ...about(article), objectId: 0 },
    { ...about(article), objectType: 'thing' },
    {},
  ]
  for (const body of bodies) expect((await attempt(alice, body)).status, JSON.stringify(body)).toBe(400)
  expect((await attempt(app.visitor(), about(article))).status).toBe(401)
  expect(await reportsOf(article.id)).toEqual([])
})

test('fifty reports a day', async () => {
  const angry = await app.signIn('angry')
  const article = await newArticle()
  for (let n = 0; n < 50; n++) await report(angry, about(article))
  expect(await attempt(angry, about(article))).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  })
  app.clock.advance(DAY_MS)
  await report(await app.signIn('angry'), about(article))
})

test('reports go with what they were about', async () => {
  const [article, other] = [await newArticle(), await newArticle()]
  const eka = await app.signIn('eka')
  for (const one of [article, other]) await report(eka, about(one))
  await eraseReports(app.db, 'article', [])
  await eraseReports(app.db, 'article', [article.id])
  expect(await reportsOf(article.id)).toEqual([])
  expect(await reportsOf(other.id)).toHaveLength(1)
})

test('the operators get one mail about something, in their language, without what a stranger typed', async () => {
  const article = await newArticle()
  const mails = async () => {
    while ((await app.jobs.runDue()) > 0);
    return app.mails.filter(({ text }) => text.includes(`/article/${article.id}`))
  }
  const nisa = await app.signIn('nisa')
  await report(nisa, about(article, { reason: 'hate', text: 'Win at evil.example' }))
  expect(await mails()).toMatchObject([
    { to: app.config.mailFrom, subject: 'Something was reported on Cendekia' },
  ])
  await report(await app.signIn('omar'), about(article))
  await report(nisa, about(article, { reason: 'spam' }))
  expect(await mails()).toHaveLength(1)

  await app.signIn('boss', 'operator')
  await app.db.updateTable('users').set({ language: 'id' }).where('email', '=', 'boss@example.com').execute()
  const { id } = await insertArticle(app, { authorId: author.userId })
  const { id: commentId } = await author.call(createArticleComment, {
    params: { id: String(id) },
    body: { text: 'rude' },
  })
  await report(nisa, { objectType: 'comment', objectId: commentId, reason: 'hate' })
  while ((await app.jobs.runDue()) > 0);
  const last = app.mails.at(-1)
  expect(last).toMatchObject({ to: 'boss@example.com', subject: 'Ada yang dilaporkan di Cendekia' })
  expect(last?.text).toContain(`${app.config.publicUrl}/article/${id}`)
  expect(app.mails.map(({ text }) => text).join()).not.toContain('evil.example')
})
