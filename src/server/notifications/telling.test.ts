import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertArticle } from '../testing/insert-article.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { eventsOf, like, markRead, tellAgain, told } from './notifications-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const wholeTable = () => app.db.selectFrom('notifications').selectAll().orderBy('id').execute()

test('a like is told once, in the language of who reads it', async () => {
  const author = await app.signIn('author')
  const article = await insertArticle(app, { authorId: author.userId })
  const ana = await app.signIn('ana')
  await like(ana, article)
  const { items, unread } = await told(app, author)
  expect(unread).toBe(1)
  expect(items).toMatchObject([
    {
      type: 'like',
      icon: 'like',
      path: `/article/${article.id}`,
      isRead: false,
      actors: [{ id: ana.userId, name: 'ana Tester' }],
      sentence: [
        { text: 'ana Tester', isStrong: true },
        { text: ' liked ', isStrong: false },
        { text: '“How stars are born”', isStrong: true },
      ],
    },
  ])
  author.language = 'id'
  expect((await told(app, author)).sentences).toEqual(['ana Tester menyukai “How stars are born”'])
  expect(await eventsOf(app, author)).toEqual([{ kind: 'notifications', unread: 1, isNews: true }])
})

test('likes of one article are one line, which says how many they are', async () => {
  const author = await app.signIn('grouped')
  const article = await insertArticle(app, { authorId: author.userId })
  const sentences: string[] = []
  for (const name of ['budi', 'citra', 'dewi', 'eka']) {
    await like(await app.signIn(name), article)
    app.clock.advance(1000)
    const { sentences: now, unread } = await told(app, author)
    expect(unread).toBe(1)
    sentences.push(...now)
  }
  expect(sentences).toEqual([
    'budi Tester liked “How stars are born”',
    'citra Tester and budi Tester liked “How stars are born”',
    'dewi Tester, citra Tester and budi Tester liked “How stars are born”',
    'eka Tester, dewi Tester and 2 others liked “How stars are born”',
  ])
  expect((await told(app, author)).items[0]?.actors).toHaveLength(3)
})

test('24 likes at once, and follow-ups that run again and again, tell everything once', async () => {
  const author = await app.signIn('crowded')
  const article = await insertArticle(app, { authorId: author.userId })
  const people = await Promise.all(Array.from({ length: 24 }, (_, i) => app.signIn(`crowd${i}`)))
  await Promise.all(people.map((person) => like(person, article)))
  await Promise.all([app.settle(), app.settle(), app.settle()])
  const before = await wholeTable()
  const events = (await eventsOf(app, author)).length
  await tellAgain(app)
  await tellAgain(app)
  expect(await wholeTable()).toEqual(before)
  expect(await eventsOf(app, author)).toHaveLength(events)
  expect((await told(app, author)).items).toHaveLength(1)
  const { causes } = await app.db
    .selectFrom('notifications')
    .select('causes')
    .where('user_id', '=', author.userId)
    .executeTakeFirstOrThrow()
  expect(causes).toBe(24)
})

test('a like that is taken back before it was read was never there; given again it is no news', async () => {
  const author = await app.signIn('fickle')
  const article = await insertArticle(app, { authorId: author.userId })
  const ana = await app.signIn('ana')
  await like(ana, article)
  await app.settle()
  await like(ana, article, false)
  expect(await told(app, author)).toMatchObject({ items: [], unread: 0 })
  await like(ana, article)
  expect(await told(app, author)).toMatchObject({ items: [{ isRead: false }], unread: 1 })
  expect(await eventsOf(app, author)).toMatchObject([
    { unread: 1, isNews: true },
    { unread: 0, isNews: false },
    { unread: 1, isNews: false },
  ])
})

test('a like that was read and is taken back is gone too, and is not told anew when it is given again', async () => {
  const author = await app.signIn('reader')
  const article = await insertArticle(app, { authorId: author.userId })
  const ana = await app.signIn('ana')
  await like(ana, article)
  const { items } = await told(app, author)
  expect(await markRead(author, items)).toEqual({ unread: 0 })
  await like(ana, article, false)
  expect(await told(app, author)).toMatchObject({ items: [], unread: 0 })
  await like(ana, article)
  expect(await told(app, author)).toMatchObject({ items: [{ isRead: true }], unread: 0 })
  expect((await eventsOf(app, author)).filter(({ isNews }) => isNews)).toHaveLength(1)
  // Somebody else is news, and brings the line back to the top.
  await like(await app.signIn('budi'), article)
  expect(await told(app, author)).toMatchObject({ items: [{ isRead: false }], unread: 1 })
})

test('a line names those who like it now, and is read again when what came since is taken back', async () => {
  const author = await app.signIn('truthful')
  const article = await insertArticle(app, { authorId: author.userId })
  const [ana, budi] = [await app.signIn('ana'), await app.signIn('budi')]
  const [said, both] = [
    'ana Tester liked “How stars are born”',
    'budi Tester and ana Tester liked “How stars are born”',
  ]
  await like(ana, article)
  const { items } = await told(app, author)
  await markRead(author)
  app.clock.advance(1000)
  await like(budi, article)
  expect(await told(app, author)).toMatchObject({ sentences: [both], unread: 1 })
  await like(budi, article, false)
  expect(await told(app, author)).toMatchObject({
    sentences: [said],
    unread: 0,
    items: [{ isRead: true, updatedAt: items[0]?.updatedAt }],
  })
  // Nobody has read of Budi yet; of Ana they have.
  await like(budi, article)
  expect(await told(app, author)).toMatchObject({ sentences: [both], unread: 1 })
  await markRead(author)
  await like(ana, article, false)
  expect(await told(app, author)).toMatchObject({
    sentences: ['budi Tester liked “How stars are born”'],
    unread: 0,
    items: [{ isRead: true }],
  })
  for (const isLike of [true, false, true]) {
    await like(ana, article, isLike)
    await like(budi, article, isLike)
    expect((await told(app, author)).unread).toBe(0)
  }
  expect((await eventsOf(app, author)).filter(({ isNews }) => isNews)).toHaveLength(2)
})

test('nobody is told what they did themselves', async () => {
  const author = await app.signIn('proud')
  const article = await insertArticle(app, { authorId: author.userId })
  await like(author, article)
  expect(await told(app, author)).toMatchObject({ items: [], unread: 0 })
  expect(await eventsOf(app, author)).toEqual([])
})

test('a like and what is told of it are one commit: a like that fails tells nothing', async () => {
  const author = await app.signIn('drafting')
  const article = await insertArticle(app, { authorId: author.userId, state: 'draft' })
  const ana = await app.signIn('ana')
  await app.settle()
  await expect(like(ana, article)).rejects.toThrow()
  expect(await app.db.selectFrom('follow_ups').selectAll().execute()).toEqual([])
})
