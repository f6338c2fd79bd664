import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOwnActions } from '../../contract/appeals.ts'
import { createArticleComment } from '../../contract/comments.ts'
import { claimModerationCase, releaseModerationCase } from '../../contract/moderation.ts'
import * as posts from '../../contract/page-posts.ts'
import { closeReports, reportObject } from '../../contract/reports.ts'
import { DAY_MS } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { reportsApp, type Member } from './reports-testing.ts'

let site: Awaited<ReturnType<typeof reportsApp>>
beforeAll(async () => {
  site = await reportsApp()
})
afterAll(() => site.app.close())

let made = 0
const member = (): Promise<Member> => site.memberOf(`member${made++}`, 3 * DAY_MS)
const at = ({ id }: { id: number }) => ({ params: { id: String(id) } })

async function verdictsOf(objectId: number, objectType = 'page-post'): Promise<string[]> {
  const rows = await site.app.db
    .selectFrom('reports')
    .select('state')
    .where((eb) => eb.and({ object_type: objectType, object_id: objectId }))
    .orderBy('id')
    .execute()
  return rows.map(({ state }) => state)
}

async function attentionOf(objectId: number, objectType = 'page-post'): Promise<number> {
  const row = await site.app.db
    .selectFrom('object_counters')
    .select('attention')
    .where((eb) => eb.and({ object_type: objectType, object_id: objectId }))
    .executeTakeFirst()
  return row?.attention ?? 0
}

/** Whether the public finds it in the list and by its own address. */
async function isPublic(post: { id: number }): Promise<boolean> {
  site.app.clock.advance(2000)
  const visitor = site.app.visitor()
  const listed = await visitor.call(posts.listPagePosts, { query: { limit: '50' } })
  const { status } = await visitor.attempt(posts.getPagePost, at(post))
  expect(status).toBe(listed.some(({ id }) => id === post.id) ? 200 : 404)
  return status === 200
}

async function searched(term: string): Promise<number[]> {
  await site.app.settle()
  // Search results are cached for five seconds.
  site.app.clock.advance(5000)
  const found = await site.app.visitor().call(posts.searchPagePosts, { query: { q: term } })
  return found.map(({ id }) => id)
}

test('unfounded reports are undone: the post is back in lists and search, and nothing weighs on it', async () => {
  const { author, mod, report, close, stateOf, logOf } = site
  const post = await author.call(posts.createPagePost, {
    body: { type: 'discussion', title: 'Zodiacal light over Bromo' },
  })
  expect(await searched('zodiacal')).toEqual([post.id])
  const [one, two] = [await member(), await member()]
  await report(one, post, 'spam')
  await report(two, post, 'exploitation')
  expect(await isPublic(post)).toBe(false)
  expect(await searched('zodiacal')).toEqual([])
  expect(await attentionOf(post.id)).toBe(-12)
  expect(await close(mod, post, 'unfounded')).toMatchObject({
    status: 200,
    body: { closed: 2, effects: ['restored'] },
  })
  expect(await stateOf(post)).toBe('published')
  expect(await isPublic(post)).toBe(true)
  expect(await searched('zodiacal')).toEqual([post.id])
  expect(await attentionOf(post.id)).toBe(0)
  expect(await verdictsOf(post.id)).toEqual(['rejected', 'rejected'])
  const reports = [expect.any(Number), expect.any(Number)]
  expect((await logOf(post)).at(-1)).toEqual({
    by: ['staff', mod.userId],
    action: 'close-reports',
    details: { verdict: 'unfounded', effects: ['restored'], reports },
  })
})

test('a mark that unfounded reports set is taken away, and no others set it again', async () => {
  const { mod, newPost, report, close, logOf } = site
  const post = await newPost()
  for (const person of [await member(), await member()]) await report(person, post, 'adult')
  expect(await logOf(post)).toMatchObject([
    { by: ['reports', null], action: 'mark-adult', details: { nsfwWeight: 2 } },
  ])
  const marked = await mod.call(posts.getPagePost, at(post))
  expect(marked.isNsfw).toBe(true)
  expect((await close(mod, post, 'unfounded')).body).toEqual({ closed: 2, effects: ['unmarked'] })
  for (const person of [await member(), await member()]) await report(person, post, 'adult')
  expect(await site.app.visitor().call(posts.getPagePost, at(post))).toMatchObject({
    isNsfw: false,
    isRedacted: false,
  })
})

test('a mark of the author or a moderator stays, whatever reports said', async () => {
  const { mod, newPost, report, close } = site
  const post = await newPost(true)
  await report(await member(), post, 'spam')
  expect((await close(mod, post, 'unfounded')).body).toEqual({ closed: 1, effects: [] })
  expect((await mod.call(posts.getPagePost, at(post))).isNsfw).toBe(true)
})

test('what its author deleted while it was hidden comes back as a public post', async () => {
  const { author, mod, newPost, report, close } = site
  const post = await newPost()
  await report(await member(), post, 'exploitation')
  await author.call(posts.deletePagePost, at(post))
  expect((await close(mod, post, 'unfounded')).body).toEqual({ closed: 1, effects: ['restored'] })
  expect(await isPublic(post)).toBe(false)
  expect((await author.call(posts.restorePagePost, at(post))).state).toBe('published')
  expect(await isPublic(post)).toBe(true)
})

test('founded reports remove what they hid, also from its author and from the trash', async () => {
  const { author, mod, newPost, report, close, stateOf } = site
  const [hidden, deleted] = [await newPost(), await newPost()]
  for (const post of [hidden, deleted]) await report(await member(), post, 'exploitation')
  await author.call(posts.deletePagePost, at(deleted))
  for (const post of [hidden, deleted]) {
    expect((await close(mod, post, 'founded')).body).toEqual({ closed: 1, effects: ['removed'] })
    expect(await stateOf(post)).toBe('removed')
    for (const who of [author, mod]) expect((await who.attempt(posts.getPagePost, at(post))).status).toBe(404)
    expect((await author.attempt(posts.restorePagePost, at(post))).status).toBe(404)
    expect(await verdictsOf(post.id)).toEqual(['confirmed'])
    expect(await attentionOf(post.id)).toBe(-6)
  }
})

test('founded: a forbidden post is removed though nothing hid it, an adult one is marked, anything else stays', async () => {
  const { app, author, mod, newPost, report, close, stateOf } = site
  const [forbidden, adult, spam] = [await newPost(), await newPost(), await newPost()]
  await report(await app.signIn('newcomer'), forbidden, 'exploitation')
  expect((await close(mod, forbidden, 'founded')).body).toEqual({ closed: 1, effects: ['removed'] })
  await report(await member(), adult, 'adult')
  expect((await close(mod, adult, 'founded')).body).toEqual({ closed: 1, effects: ['marked'] })
  const unmark = await author.attempt(posts.updatePagePost, { ...at(adult), body: { isNsfw: false } })
  expect(unmark.status).toBe(403)
  await report(await member(), spam, 'spam')
  expect((await close(mod, spam, 'founded')).body).toEqual({ closed: 1, effects: [] })
  expect(await stateOf(spam)).toBe('published')
})

test('a hidden post whose reporters have left can be restored as well', async () => {
  const { app, mod, newPost, report, close, stateOf } = site
  const post = await newPost()
  const person = await member()
  await report(person, post, 'exploitation')
  await app.db.deleteFrom('users').where('id', '=', person.userId).execute()
  expect((await close(mod, post, 'unfounded')).body).toEqual({ closed: 0, effects: ['restored'] })
  expect(await stateOf(post)).toBe('published')
})

test('articles and comments: reports are closed, and unfounded ones weigh no more', async () => {
  const { app, author, mod } = site
  const article = await insertArticle(app, { authorId: author.userId })
  const comment = await author.call(createArticleComment, { ...at(article), body: { text: 'Well.' } })
  for (const [objectType, objectId] of [
    ['article', article.id],
    ['comment', comment.id],
  ] as const) {
    const before = await attentionOf(objectId, objectType)
    const body = { objectType, objectId }
    await (await member()).call(reportObject, { body: { ...body, reason: 'hate' } })
    expect(await attentionOf(objectId, objectType)).toBe(before - 6)
    const closed = await mod.call(closeReports, {
      body: { ...body, verdict: 'unfounded', reason: 'We have looked at it.' },
    })
    expect(closed).toEqual({ closed: 1, effects: [] })
    expect(await attentionOf(objectId, objectType)).toBe(before)
    expect(await verdictsOf(objectId, objectType)).toEqual(['rejected'])
  }
})

test('refused: people who are no staff, the author’s own post, and what nobody reported', async () => {
  const { app, newPost, mod, author, report, close, stateOf } = site
  const post = await newPost()
  expect(await close(mod, post, 'unfounded')).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await close(mod, { id: 999_999_999 }, 'unfounded')).status).toBe(404)
  await report(await member(), post, 'exploitation')
  expect((await close(app.visitor(), post, 'unfounded')).status).toBe(404)
  for (const who of [author, await member()]) expect((await close(who, post, 'unfounded')).status).toBe(404)
  await app.db.updateTable('users').set({ role: 'moderator' }).where('id', '=', author.userId).execute()
  expect(await close(author, post, 'unfounded')).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('another moderator') },
  })
  await app.db.updateTable('users').set({ role: 'user' }).where('id', '=', author.userId).execute()
  const reason = 'We have looked at it.'
  for (const body of [
    { verdict: 'maybe', reason },
    { verdict: 'founded', reason, weight: 3 },
    { verdict: 'founded' },
    {},
  ])
    expect(
      (await mod.attempt(closeReports, { body: { objectType: 'page-post', objectId: post.id, ...body } }))
        .status,
    ).toBe(400)
  expect(await stateOf(post)).toBe('hidden')
})

test('of two who close at once one does, and the other finds nothing left', async () => {
  const { app, mod, newPost, report, close, stateOf, logOf } = site
  const other = await app.signIn('mod2', 'moderator')
  for (let round = 0; round < 5; round++) {
    const post = await newPost()
    await report(await member(), post, 'exploitation')
    const answers = await Promise.all([close(mod, post, 'unfounded'), close(other, post, 'founded')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const isLifted = answers[0]?.status === 200
    expect(await stateOf(post)).toBe(isLifted ? 'published' : 'removed')
    expect(await verdictsOf(post.id)).toEqual([isLifted ? 'rejected' : 'confirmed'])
    expect(await logOf(post)).toHaveLength(2)
  }
})

test('a report that comes while others are closed is closed with them or stays open, and never lost between', async () => {
  const { mod, newPost, report, close, stateOf } = site
  for (let round = 0; round < 5; round++) {
    const post = await newPost()
    await report(await member(), post, 'spam')
    const late = await member()
    await Promise.all([report(late, post, 'exploitation'), close(mod, post, 'unfounded')])
    const verdicts = await verdictsOf(post.id)
    expect(verdicts[0]).toBe('rejected')
    // Closed: it was hidden and lifted again. Open: it came after, and hides.
    expect(await stateOf(post)).toBe(verdicts[1] === 'open' ? 'hidden' : 'published')
    expect(await attentionOf(post.id)).toBe(verdicts[1] === 'open' ? -6 : 0)
  }
})

test('reports are no way around what holds for every action: the staff’s own, a claim, what operators decide', async () => {
  const { app, newPost, mod, author, report, close } = site
  const post = await newPost()
  await report(await member(), post, 'exploitation')
  const second = await app.signIn('second', 'moderator')
  const named = { objectType: 'page-post', objectId: post.id } as const
  await second.call(claimModerationCase, { body: named })
  expect(await close(mod, post, 'founded')).toMatchObject({ status: 409, body: { code: 'conflict' } })
  await second.call(releaseModerationCase, { body: named })
  const roleOf = (role: string) =>
    app.db.updateTable('users').set({ role }).where('id', '=', author.userId).execute()
  for (const role of ['moderator', 'operator']) {
    await roleOf(role)
    expect((await close(mod, post, 'founded')).status, role).toBe(403)
  }
  await roleOf('user')
  await app.db
    .updateTable('report_cases')
    .set({ is_escalated: true })
    .where('object_id', '=', post.id)
    .execute()
  expect((await close(mod, post, 'founded')).status).toBe(403)
  await app.db
    .updateTable('report_cases')
    .set({ is_escalated: false })
    .where('object_id', '=', post.id)
    .execute()
  expect((await close(mod, post, 'founded')).body).toMatchObject({ effects: ['removed'] })
  const [own] = (await author.call(listOwnActions, { query: {} })).items
  expect(own).toMatchObject({ action: 'hide', objectId: post.id, reason: 'We have looked at it.' })
})

test('a verdict outlives its object, without the text, for a year', async () => {
  const { app, mod, newPost, report, close } = site
  const [closed, open] = [await newPost(), await newPost()]
  const person = await member()
  await person.call(reportObject, {
    body: { objectType: 'page-post', objectId: closed.id, reason: 'exploitation', text: 'Look at it' },
  })
  await close(mod, closed, 'founded')
  await report(person, open, 'spam')
  await site.author.call(posts.deletePagePost, at(open))
  app.clock.advance(31 * DAY_MS)
  await app.purge()
  const left = await app.db
    .selectFrom('reports')
    .select(['object_id', 'text', 'state'])
    .where('user_id', '=', person.userId)
    .execute()
  expect(left).toEqual([{ object_id: closed.id, text: '', state: 'confirmed' }])
  app.clock.advance(335 * DAY_MS)
  await app.purge()
  expect(await verdictsOf(closed.id)).toEqual([])
})
