import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser } from '../../contract/blocks.ts'
import { createMute, deleteMute } from '../../contract/mutes.ts'
import { chooseThread, getThread, saveNotificationSettings } from '../../contract/notifications.ts'
import { DAY_MS } from '../platform/clock.ts'
import { changeArticle, insertArticle } from '../testing/insert-article.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { at, eventsOf, like, likePost, markRead, tellAgain, told } from './notifications-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

async function arrange(name: string) {
  const author = await app.signIn(name)
  const article = await insertArticle(app, { authorId: author.userId })
  return { author, article, ana: await app.signIn(`${name}-ana`), budi: await app.signIn(`${name}-budi`) }
}

test('a muted person is not told of, until the mute ends', async () => {
  const { author, article, ana, budi } = await arrange('muting')
  const mute = { kind: 'person', personId: ana.userId, effect: 'fold', days: 7 } as const
  const { id } = await author.call(createMute, { body: mute })
  await like(ana, article)
  expect((await told(app, author)).items).toEqual([])
  await like(budi, article)
  expect((await told(app, author)).items).toMatchObject([{ actors: [{ id: budi.userId }] }])
  await author.call(deleteMute, { params: { id: String(id) } })
  const second = await insertArticle(app, { authorId: author.userId })
  await like(ana, second)
  expect((await told(app, author)).items).toHaveLength(2)
})

test('a muted thread tells nothing; a followed and a normal one do', async () => {
  const { author, article, ana } = await arrange('threads')
  const params = { type: 'article', id: String(article.id) } as const
  expect(await author.call(getThread, { params })).toEqual({ choice: 'normal' })
  expect(await author.call(chooseThread, { params, body: { choice: 'muted' } })).toEqual({ choice: 'muted' })
  expect(await author.call(getThread, { params })).toEqual({ choice: 'muted' })
  await like(ana, article)
  expect((await told(app, author)).items).toEqual([])
  for (const choice of ['following', 'normal'] as const) {
    await author.call(chooseThread, { params, body: { choice } })
    expect(await author.call(getThread, { params })).toEqual({ choice })
  }
})

test('a thread is of something that can be read and is commented on', async () => {
  const { author, article, ana } = await arrange('hidden-threads')
  const draft = await insertArticle(app, { authorId: author.userId, state: 'draft' })
  const refused = [
    { type: 'article', id: draft.id },
    { type: 'article', id: 999_999 },
    { type: 'person', id: ana.userId },
    { type: 'comment', id: 1 },
    { type: 'question', id: 1 },
  ]
  for (const params of refused) {
    expect(await ana.attempt(getThread, { params })).toMatchObject({ status: 404 })
    const answer = await ana.attempt(chooseThread, { params, body: { choice: 'muted' } })
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
  const adult = await insertPost(app, { authorId: author.userId, isNsfw: true })
  const answer = await ana.attempt(getThread, { params: { type: 'page-post', id: adult.id } })
  expect(answer).toMatchObject({ status: 403, body: { code: 'consent_required' } })
  const params = { type: 'article', id: article.id }
  for (const choice of ['loud', '', null])
    expect((await ana.attempt(chooseThread, { params, body: { choice } })).status).toBe(400)
  expect((await ana.attempt(getThread, { params: { type: 'planet', id: 1 } })).status).toBe(400)
})

test('a type that is turned off is not told, neither are people who are suspended, nor by them', async () => {
  const { author, article, ana, budi } = await arrange('switched')
  const channels = { inApp: false, mail: true, push: true }
  await author.call(saveNotificationSettings, { body: { type: { name: 'like', channels } } })
  await like(ana, article)
  expect((await told(app, author)).items).toEqual([])
  await author.call(saveNotificationSettings, {
    body: { type: { name: 'like', channels: { ...channels, inApp: true } } },
  })
  await suspend(budi.userId)
  const second = await insertArticle(app, { authorId: author.userId })
  await app.db
    .insertInto('likes')
    .values({
      object_type: 'article',
      object_id: second.id,
      user_id: budi.userId,
      weight: 1,
      created_at: app.clock.now(),
    })
    .execute()
  const subject = `article ${second.id} ${budi.userId}`
  await app.db.insertInto('follow_ups').values({ kind: 'notify-like', subject }).execute()
  expect((await told(app, author)).items).toEqual([])
})

const suspend = (id: number) =>
  app.db.updateTable('users').set({ suspended_at: app.clock.now() }).where('id', '=', id).execute()

test('people who block each other are told nothing of each other, and what was unread goes', async () => {
  const { author, article, ana, budi } = await arrange('blocking')
  const second = await insertArticle(app, { authorId: author.userId })
  await like(ana, second)
  await app.settle()
  await markRead(author)
  await like(ana, article)
  await like(budi, article)
  expect(await told(app, author)).toMatchObject({ unread: 1, items: [{}, {}] })
  await author.call(blockUser, { params: at({ id: ana.userId }) })
  // Of the line with two only the other is left; the line that was read had nobody else.
  const { items, unread, sentences } = await told(app, author)
  expect(sentences).toEqual(['blocking-budi Tester liked “How stars are born”'])
  expect(items[0]?.actors.map(({ id }) => id)).toEqual([budi.userId])
  expect(unread).toBe(1)
  await tellAgain(app)
  expect(await told(app, author)).toMatchObject({ unread: 1, items: [{ actors: [{ id: budi.userId }] }] })
})

test('a block takes a lone unread line away at once, on the stream too', async () => {
  const { author, article, ana } = await arrange('alone')
  await like(ana, article)
  await app.settle()
  await ana.call(blockUser, { params: at({ id: author.userId }) })
  expect(await told(app, author)).toMatchObject({ unread: 0, items: [] })
  expect(await eventsOf(app, author)).toMatchObject([
    { unread: 1, isNews: true },
    { unread: 0, isNews: false },
  ])
})

test('the master switch takes the badge away; the list stays readable', async () => {
  const { author, article, ana, budi } = await arrange('master')
  await like(ana, article)
  await app.settle()
  await author.call(saveNotificationSettings, { body: { isOn: false } })
  await like(budi, article)
  expect(await told(app, author)).toMatchObject({ unread: 0, items: [{ isRead: false }] })
  await author.call(saveNotificationSettings, { body: { isOn: true } })
  expect(await told(app, author)).toMatchObject({ unread: 1 })
  // Nothing was read, and no device is told so.
  expect(await eventsOf(app, author)).toEqual([
    { kind: 'notifications', unread: 1, isNews: true },
    { kind: 'notifications', unread: 0, isNews: false },
    { kind: 'notifications', unread: 1, isNews: false },
  ])
})

test('a notification of what may no longer be read is gone', async () => {
  const { author, article, ana } = await arrange('gone')
  await like(ana, article)
  expect((await told(app, author)).items).toHaveLength(1)
  for (const state of ['deleted', 'removed'] as const) {
    await changeArticle(app, article.id, { state })
    expect(await told(app, author)).toMatchObject({ items: [], unread: 0 })
    await changeArticle(app, article.id, { state: 'published' })
    expect((await told(app, author)).items).toHaveLength(1)
  }
})

test('adult posts have no title in a sentence, and are nothing for people under age', async () => {
  const { author, ana } = await arrange('adult')
  const post = await insertPost(app, { authorId: author.userId, title: 'What nobody under age reads' })
  await likePost(ana, post)
  expect((await told(app, author)).sentences).toEqual([
    'adult-ana Tester liked “What nobody under age reads”',
  ])
  await app.db.updateTable('page_posts').set({ is_nsfw: true }).where('id', '=', post.id).execute()
  expect((await told(app, author)).sentences).toEqual(['adult-ana Tester liked a post'])
  author.language = 'my'
  expect((await told(app, author)).sentences).toEqual(['adult-ana Tester menyukai satu hantaran'])
  const birthYear = app.clock.now().getUTCFullYear() - 15
  await app.db.updateTable('users').set({ birth_year: birthYear }).where('id', '=', author.userId).execute()
  expect((await told(app, author)).items).toEqual([])
})

test('after 90 days a line is forgotten, and those of erased objects go with them', async () => {
  const { author, article, ana } = await arrange('kept')
  await like(ana, article)
  await app.settle()
  const linesOf = () =>
    app.db.selectFrom('notifications').select('id').where('user_id', '=', author.userId).execute()
  app.clock.advance(89 * DAY_MS)
  await app.purge()
  expect(await linesOf()).toHaveLength(1)
  app.clock.advance(2 * DAY_MS)
  await app.purge()
  expect(await linesOf()).toEqual([])
  const second = await insertArticle(app, { authorId: author.userId })
  await like(await app.signIn('kept-citra'), second)
  await app.settle()
  expect(await linesOf()).toHaveLength(1)
  await app.db
    .updateTable('articles')
    .set({ state: 'deleted', deleted_at: app.clock.now() })
    .where('id', '=', second.id)
    .execute()
  app.clock.advance(31 * DAY_MS)
  await app.purge()
  expect(await linesOf()).toEqual([])
})
