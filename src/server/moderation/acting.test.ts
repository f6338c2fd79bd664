import { afterAll, beforeAll, expect, test } from 'vitest'
import { getArticle, listMyArticles } from '../../contract/articles.ts'
import { deletePagePost, getPagePost } from '../../contract/page-posts.ts'
import { claimModerationCase, listModerationLog, listModerationQueue } from '../../contract/moderation.ts'
import { DAY_MS, MINUTE_MS, addMs } from '../platform/clock.ts'
import { writeArticle } from '../testing/write-article.ts'
import { moderationApp, type Thing } from './moderation-testing.ts'

let site: Awaited<ReturnType<typeof moderationApp>>
beforeAll(async () => {
  site = await moderationApp()
})
afterAll(() => site.app.close())

const queue = async () => (await site.mod.call(listModerationQueue, { query: {} })).items

/** By people whose accounts are not new. */
async function reportByThree(thing: Thing): Promise<void> {
  const { app, report } = site
  for (const name of ['one', 'two', 'three']) {
    const reporter = await app.signIn(name)
    await app.db
      .updateTable('users')
      .set({ created_at: addMs(app.clock.now(), -10 * DAY_MS) })
      .where('id', '=', reporter.userId)
      .execute()
    await report(reporter, thing)
  }
}

test('one card has all reports about an object, with who sent them and who wrote it', async () => {
  const { newPost, report, member, author } = site
  const post = await newPost('An insult')
  await report(member, post)
  await report(await site.app.signIn('another'), post, 'spam')
  const card = (await queue()).find(({ objectId }) => objectId === post.objectId)
  expect(card).toMatchObject({
    title: 'An insult',
    path: `/page-post/${post.objectId}`,
    state: 'visible',
    reportCount: 2,
    author: { id: author.userId, history: { removed: 0 } },
    claim: null,
    version: 0,
  })
  expect(card?.reports.map(({ reporter }) => reporter?.name)).toHaveLength(2)
  expect(card?.actions).toEqual(['keep', 'hide', 'mark-nsfw', 'warn', 'silence', 'suspend', 'escalate'])
})

test('a removed post is gone, its author reads why, and the log says no more than what and by which rule', async () => {
  const { newPost, report, member, author, mod, act, told, ownOf, app } = site
  const post = await newPost('A threat')
  await report(member, post)
  const { status, body } = await act(mod, post, { action: 'hide', reason: 'You threaten somebody by name.' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ isProposed: false, closed: 1 })
  expect((await app.visitor().attempt(getPagePost, { params: { id: String(post.objectId) } })).status).toBe(
    404,
  )
  expect((await queue()).some(({ objectId }) => objectId === post.objectId)).toBe(false)
  expect(await told(author)).toContain(
    'A moderator removed something you posted: You threaten somebody by name.',
  )
  const own = await ownOf(author, body.actionId)
  expect(own.body).toMatchObject({
    action: 'hide',
    rule: 'harassment',
    excerpt: 'A threat',
    isActive: true,
    path: null,
  })
  expect((await ownOf(member, body.actionId)).status).toBe(404)
  expect(await told(member)).toContain('A moderator confirmed what you reported and acted on it. Thank you')
  const log = await app.visitor().call(listModerationLog, { query: {} })
  expect(log.items[0]).toMatchObject({
    action: 'hide',
    rule: 'harassment',
    objectType: 'page-post',
    isAutomatic: false,
  })
  expect(JSON.stringify(log)).not.toMatch(/threat/i)
})

test('what was kept is as it was, and who reported it is told', async () => {
  const { newPost, report, member, mod, act, told, app } = site
  const post = await newPost()
  await report(member, post)
  expect((await act(mod, post, { action: 'keep' })).body).toMatchObject({ closed: 1 })
  expect((await app.visitor().attempt(getPagePost, { params: { id: String(post.objectId) } })).status).toBe(
    200,
  )
  expect(await told(member)).toContain(
    'A moderator reviewed what you reported and found that it follows the rules',
  )
  expect((await act(mod, post, { action: 'keep' })).status).toBe(409)
})

test('three reports hide a post while it is being checked; its author is told, and told again when it is back', async () => {
  const { newPost, mod, act, told, author } = site
  const post = await newPost('A misunderstanding')
  await reportByThree(post)
  expect(await told(author)).toContain('People reported “A misunderstanding”. It’s hidden while we review it')
  const [card] = await queue()
  expect(card).toMatchObject({ objectId: post.objectId, state: 'hidden', reportCount: 3 })
  await act(mod, post, { action: 'keep' })
  const lines = await told(author)
  expect(lines).toContain(
    'A moderator reviewed “A misunderstanding”: it follows the rules and is visible again',
  )
  expect(lines.join()).not.toContain('hidden while')
})

test('whoever claims it is the only one who acts, for ten minutes', async () => {
  const { newPost, report, member, mod, second, act, app } = site
  const post = await newPost()
  await report(member, post)
  await mod.call(claimModerationCase, { body: post })
  expect((await second.attempt(claimModerationCase, { body: post })).status).toBe(409)
  expect((await act(second, post, { action: 'hide' })).body).toMatchObject({
    message: expect.stringContaining('Another moderator is reviewing this.'),
  })
  app.clock.advance(10 * MINUTE_MS)
  expect((await second.attempt(claimModerationCase, { body: post })).status).toBe(200)
  expect((await act(mod, post, { action: 'hide' })).status).toBe(409)
})

test('of two moderators at once one acts, and the other is told', async () => {
  const { newPost, report, member, mod, second, act } = site
  const post = await newPost()
  await report(member, post)
  const answers = await Promise.all([
    act(mod, post, { action: 'hide', version: 0 }),
    act(second, post, { action: 'keep', version: 0 }),
  ])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('nobody judges themself, nor a moderator another; an operator does, and nobody judges an operator', async () => {
  const { mod, second, act, app, personOf, author } = site
  const operator = await app.signIn('operator', 'operator')
  expect((await act(mod, personOf(mod), { action: 'warn' })).body).toMatchObject({ code: 'not_allowed' })
  expect((await act(mod, personOf(second), { action: 'warn' })).body).toMatchObject({ code: 'not_allowed' })
  expect((await act(mod, personOf(operator), { action: 'suspend', days: 7 })).body).toMatchObject({
    code: 'not_allowed',
  })
  expect((await act(operator, personOf(second), { action: 'warn' })).status).toBe(200)
  expect((await act(author, personOf(second), { action: 'warn', version: 0 })).status).toBe(404)
})

test('what its author has deleted meanwhile can’t be removed, and the answer says so', async () => {
  const { newPost, report, member, author, mod, act } = site
  const post = await newPost()
  await report(member, post)
  await author.call(deletePagePost, { params: { id: String(post.objectId) } })
  const { status, body } = await act(mod, post, { action: 'hide' })
  expect(status).toBe(404)
  expect(body).toMatchObject({ message: 'This was just deleted. Nothing was done.' })
  expect(
    (await act(mod, { objectType: 'page-post', objectId: 987_654 }, { action: 'hide', version: 0 })).status,
  ).toBe(404)
  expect((await act(mod, post, { action: 'warn' })).status).toBe(200)
})

test('how long it lasts is asked for with a silence or a suspension, and with nothing else', async () => {
  const { newPost, mod, act } = site
  const post = await newPost()
  for (const given of [
    { action: 'silence' },
    { action: 'silence', days: 2 },
    { action: 'suspend' },
    { action: 'hide', days: 7 },
  ] as const)
    expect((await act(mod, post, given)).body, given.action).toMatchObject({ code: 'invalid_input' })
})

test('what was handed to the operators is theirs alone', async () => {
  const { newPost, report, member, mod, act, app, caseOf } = site
  const operator = await app.signIn('operator', 'operator')
  const post = await newPost()
  await report(member, post)
  expect((await act(mod, post, { action: 'escalate' })).status).toBe(200)
  expect((await queue()).some(({ objectId }) => objectId === post.objectId)).toBe(false)
  expect((await caseOf(mod, post)).actions).toEqual([])
  expect((await operator.call(listModerationQueue, { query: {} })).items[0]).toMatchObject({
    objectId: post.objectId,
    isEscalated: true,
  })
  expect((await act(operator, post, { action: 'keep' })).status).toBe(200)
})

test('an article is removed and given back, with its place in the lists', async () => {
  const { author, member, report, mod, act, app } = site
  const { id } = await writeArticle(author, { title: 'The moons of Jupiter' })
  const article = { objectType: 'article', objectId: id } as const
  await report(member, article)
  const listed = async () =>
    (await app.visitor().request('GET', '/api/articles')).body.includes('The moons of Jupiter')
  await act(mod, article, { action: 'hide' })
  app.clock.advance(MINUTE_MS)
  expect(await listed()).toBe(false)
  expect((await act(mod, article, { action: 'restore' })).status).toBe(200)
  app.clock.advance(MINUTE_MS)
  expect(await listed()).toBe(true)
})

test('three reports hide an article; its author is told and sees it, and keeping it puts it back', async () => {
  const { author, mod, act, told, app } = site
  const { id } = await writeArticle(author, { title: 'The rings of Saturn', tags: ['saturn'] })
  const article = { objectType: 'article', objectId: id } as const
  const params = { id: String(id) }
  const places = ['/api/articles', '/api/articles?tag=saturn', '/api/articles/search?q=saturn', '/feed.xml']
  const listed = async () => {
    await app.settle()
    app.clock.advance(15 * MINUTE_MS)
    const pages = await Promise.all(places.map((path) => app.visitor().request('GET', path)))
    return pages.map(({ body }) => body.includes('The rings of Saturn'))
  }
  expect(await listed()).toEqual(places.map(() => true))
  await reportByThree(article)
  expect(await told(author)).toContain(
    'People reported “The rings of Saturn”. It’s hidden while we review it',
  )
  expect(await listed()).toEqual(places.map(() => false))
  for (const path of [`/article/${id}`, `/api/articles/${id}`])
    expect((await app.visitor().request('GET', path)).statusCode).toBe(404)
  expect(await author.call(getArticle, { params })).toMatchObject({ state: 'hidden' })
  const own = await author.call(listMyArticles, { query: { state: 'published' } })
  expect(own.items).toContainEqual(expect.objectContaining({ id, state: 'hidden' }))
  const card = (await queue()).find(({ objectType, objectId }) => objectType === 'article' && objectId === id)
  expect(card).toMatchObject({ state: 'hidden', reportCount: 3, path: `/article/${id}` })
  // There is no adult article, so nothing to mark.
  expect(card?.actions).toEqual(['keep', 'hide', 'warn', 'silence', 'suspend', 'escalate'])
  expect((await act(mod, article, { action: 'keep' })).body).toMatchObject({ closed: 3 })
  expect(await listed()).toEqual(places.map(() => true))
  expect(await told(author)).toContain(
    'A moderator reviewed “The rings of Saturn”: it follows the rules and is visible again',
  )
})

test('hiding what reports hid removes the article, and restoring gives it back to everybody', async () => {
  const { author, mod, act, app } = site
  const { id } = await writeArticle(author, { title: 'The ice of Europa' })
  const article = { objectType: 'article', objectId: id } as const
  const params = { id: String(id) }
  await reportByThree(article)
  expect((await act(mod, article, { action: 'hide' })).body).toMatchObject({ closed: 3 })
  expect((await author.attempt(getArticle, { params })).status).toBe(404)
  expect((await act(mod, article, { action: 'restore' })).status).toBe(200)
  app.clock.advance(MINUTE_MS)
  expect(await app.visitor().call(getArticle, { params })).toMatchObject({ state: 'published' })
})

test('a hidden article of somebody who is suspended meanwhile comes back with them, once both are over', async () => {
  const { act, app, personOf } = site
  // Suspending asks for a fresh sign-in.
  const mod = await app.signIn('mod', 'moderator')
  const writer = await app.signIn('writer')
  const written = await Promise.all(
    ['Kept before', 'Kept after'].map((title) => writeArticle(writer, { title })),
  )
  const [before, after] = written.map(({ id }): Thing => ({ objectType: 'article', objectId: id }))
  if (before === undefined || after === undefined) throw new Error('not written')
  for (const article of [before, after]) await reportByThree(article)
  const statuses = async () => {
    await app.settle()
    app.clock.advance(MINUTE_MS)
    const paths = [before, after].map(({ objectId }) => `/api/articles/${objectId}`)
    return Promise.all(paths.map(async (path) => (await app.visitor().request('GET', path)).statusCode))
  }
  expect((await act(mod, personOf(writer), { action: 'suspend', days: 7 })).status).toBe(200)
  await app.settle()
  expect((await act(mod, before, { action: 'keep' })).status).toBe(200)
  expect(await statuses()).toEqual([404, 404])
  expect((await act(mod, personOf(writer), { action: 'lift' })).status).toBe(200)
  expect(await statuses()).toEqual([200, 404])
  expect((await act(mod, after, { action: 'keep' })).status).toBe(200)
  expect(await statuses()).toEqual([200, 200])
})
