import { afterEach, beforeEach, expect, test } from 'vitest'
import { followUser } from '../../contract/follows.ts'
import { blockUser } from '../../contract/blocks.ts'
import { createMute } from '../../contract/mutes.ts'
import { chooseThread } from '../../contract/notifications.ts'
import { createQuestion } from '../../contract/questions.ts'
import { runJobs, setSettings } from '../testing/notified-people.ts'
import { DAY_MS, HOUR_MS, addMs } from '../platform/clock.ts'
import { insertArticle, type ArticleRow } from '../testing/insert-article.ts'
import { insertPost } from '../testing/insert-post.ts'
import { insertNotifications } from '../testing/insert-notifications.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await testApp({ config: { publicUrl: 'https://baca.example', rateLimitScale: 1000 } })
})
afterEach(() => app.close())

/** Moves on to the next time that it is this weekday and hour in UTC. */
function goTo(day: number, hour: number): void {
  const now = app.clock.now()
  const then = new Date(now)
  then.setUTCHours(hour, 0, 0, 0)
  const days = (day - now.getUTCDay() + 7) % 7
  const inMs = then.getTime() - now.getTime() + days * DAY_MS
  app.clock.advance(inMs > 0 ? inMs : inMs + 7 * DAY_MS)
}
const [SUNDAY, MONDAY, THURSDAY] = [0, 1, 4]

async function anHour(): Promise<void> {
  await app.purge()
  await runJobs(app)
}

const daysAgo = (days: number) => addMs(app.clock.now(), -days * DAY_MS)

async function subscriber(name: string, timeZone = 'Asia/Jakarta') {
  const member = await app.signIn(name)
  await setSettings(app, member, { has_digest: true, time_zone: timeZone })
  return member
}

test('on Monday from eight, local time, those who want it get one mail of the week, with a way out', async () => {
  const [alice, bela, writer] = [
    await subscriber('alice'),
    await subscriber('bela', 'Europe/Berlin'),
    await app.signIn('writer'),
  ]
  await app.signIn('nobody')
  goTo(MONDAY, 0)
  const { id } = await insertArticle(app, {
    authorId: writer.userId,
    title: 'Fresh',
    publishedAt: daysAgo(2),
  })
  await insertArticle(app, { authorId: writer.userId, title: 'Stale', publishedAt: daysAgo(8) })
  // 07:59 in Jakarta.
  app.clock.advance(HOUR_MS - 60_000)
  await anHour()
  expect(app.mails).toEqual([])
  app.clock.advance(60_000)
  await anHour()
  expect(app.mails.map(({ to }) => to)).toEqual(['alice@example.com'])
  const [mail] = app.mails
  expect(mail?.subject).toBe('Your week on Cendekia')
  expect(mail?.text).toContain('Fresh\nBy writer Tester')
  expect(mail?.text).toContain(`https://baca.example/article/${id}`)
  expect(mail?.text).not.toContain('Stale')
  expect(mail?.unsubscribeUrl).toContain(`?token=${alice.userId}.digest.`)
  for (let hour = 0; hour < 20; hour++) {
    app.clock.advance(HOUR_MS)
    await anHour()
  }
  expect(app.mails.map(({ to }) => to)).toEqual(['alice@example.com', 'bela@example.com'])
  expect(app.mails[1]?.unsubscribeUrl).toContain(`?token=${bela.userId}.digest.`)
  goTo(THURSDAY, 3)
  await anHour()
  expect(app.mails).toHaveLength(2)
})

test('whoever turns it on in the middle of a week waits for Monday', async () => {
  const writer = await app.signIn('writer')
  goTo(THURSDAY, 3)
  await subscriber('alice')
  await insertArticle(app, { authorId: writer.userId })
  await anHour()
  expect(app.mails).toEqual([])
  goTo(SUNDAY, 23)
  await anHour()
  expect(app.mails).toEqual([])
  goTo(MONDAY, 2)
  await anHour()
  expect(app.mails).toHaveLength(1)
})

test('many nodes at once and a repeated job send one', async () => {
  const [alice, writer] = [await subscriber('alice'), await app.signIn('writer')]
  goTo(MONDAY, 2)
  await insertArticle(app, { authorId: writer.userId })
  const payload = JSON.stringify({ userId: alice.userId })
  const repeated = { kind: 'weeklyDigest', payload, run_at: app.clock.now() }
  await app.db
    .insertInto('jobs')
    .values([
      { ...repeated, attempts: 1 },
      { ...repeated, attempts: 2 },
    ])
    .execute()
  await Promise.all([app.purge(), app.purge()])
  await Promise.all([app.jobs.runDue(), app.jobs.runDue()])
  await runJobs(app)
  expect(app.mails).toHaveLength(1)
})

test('with nothing new there is no mail; unread notifications of the week are something', async () => {
  const alice = await subscriber('alice')
  goTo(MONDAY, 2)
  await anHour()
  expect(app.mails).toEqual([])
  goTo(MONDAY, 2)
  const author = await app.signIn('unread-author')
  for (let nr = 0; nr < 2; nr++) {
    const { id: postId } = await insertPost(app, { authorId: author.userId })
    await insertNotifications(app, [{ userId: alice.userId, postId }])
  }
  await anHour()
  expect(app.mails).toHaveLength(1)
  expect(app.mails[0]?.text).toContain('You have 2 unread notifications.')
})

test('who is followed comes first, in languages that are read; neither one’s own, nor of blocked people, nor adult', async () => {
  const [alice, friend, stranger, foe] = [
    await subscriber('alice'),
    await app.signIn('friend'),
    await app.signIn('stranger'),
    await app.signIn('foe'),
  ]
  await app.db
    .updateTable('users')
    .set({ reading_languages: ['en', 'id'] })
    .where('id', '=', alice.userId)
    .execute()
  await alice.call(followUser, { params: { id: String(friend.userId) } })
  await alice.call(blockUser, { params: { id: String(foe.userId) } })
  goTo(MONDAY, 2)
  await insertArticle(app, { authorId: stranger.userId, title: 'Hot today' })
  await insertArticle(app, { authorId: friend.userId, title: 'Of a friend', publishedAt: daysAgo(5) })
  await insertArticle(app, { authorId: stranger.userId, title: 'Dalam bahasa', language: 'id' })
  await insertArticle(app, { authorId: stranger.userId, title: 'Bahasa lain', language: 'my' })
  await insertArticle(app, { authorId: alice.userId, title: 'My own' })
  await insertArticle(app, { authorId: foe.userId, title: 'Of a foe' })
  await insertArticle(app, { authorId: friend.userId, title: 'Removed', state: 'removed' })
  await insertPost(app, { authorId: friend.userId, isNsfw: true, createdAt: app.clock.now() })
  await anHour()
  const text = app.mails[0]?.text ?? ''
  expect(text.indexOf('Of a friend')).toBeGreaterThan(0)
  expect(text.indexOf('Of a friend')).toBeLessThan(text.indexOf('Hot today'))
  expect(text).toContain('Dalam bahasa')
  for (const title of ['Bahasa lain', 'My own', 'Of a foe', 'Removed']) expect(text).not.toContain(title)
})

test('the master switch is off, so is the digest', async () => {
  const [alice, writer] = [await subscriber('alice'), await app.signIn('writer')]
  await setSettings(app, alice, { is_on: false })
  goTo(MONDAY, 2)
  await insertArticle(app, { authorId: writer.userId })
  await anHour()
  expect(app.mails).toEqual([])
})

test('what somebody has muted is not in it: people, words, tags and threads', async () => {
  const alice = await subscriber('alice')
  const [writer, budi] = [await app.signIn('writer'), await app.signIn('budi')]
  goTo(MONDAY, 2)
  const write = (title: string, row: Partial<ArticleRow> = {}) =>
    insertArticle(app, { authorId: writer.userId, title, publishedAt: daysAgo(1), ...row })
  // Nobody fills it alone, so the one that stays is of somebody else.
  await write('Stays', { authorId: (await app.signIn('citra')).userId })
  await write('By Budi', { authorId: budi.userId })
  await write('A spoiler of it all')
  await write('Tagged', { tags: ['drama'] })
  const { id } = await write('Loud')
  const effect = { effect: 'fold', days: null } as const
  await alice.call(createMute, { body: { kind: 'person', personId: budi.userId, ...effect } })
  await alice.call(createMute, { body: { kind: 'word', text: 'Spoiler', ...effect } })
  await alice.call(createMute, { body: { kind: 'tag', text: 'drama', ...effect } })
  await alice.call(chooseThread, { params: { type: 'article', id: String(id) }, body: { choice: 'muted' } })
  await anHour()
  const text = app.mails[0]?.text
  expect(text).toContain('Stays')
  for (const title of ['By Budi', 'spoiler', 'Tagged', 'Loud']) expect(text).not.toContain(title)
})

test('questions of the week are in it too, in languages that are read; neither one’s own, nor of blocked people, nor muted', async () => {
  const alice = await subscriber('alice')
  const [asker, foe] = [await app.signIn('asker'), await app.signIn('foe')]
  await alice.call(blockUser, { params: { id: String(foe.userId) } })
  const ask = (client: Pick<typeof asker, 'call'>, title: string, language: 'en' | 'id' = 'en') =>
    client.call(createQuestion, { body: { title, category: 'science', language } })
  goTo(SUNDAY, 2)
  const [again] = await Promise.all([app.signIn('asker'), app.signIn('alice'), app.signIn('foe')])
  const { id } = await ask(again, 'Why is the sea salty?')
  await ask(again, 'Mengapa laut asin?', 'id')
  const { id: loud } = await ask(again, 'Why do cats purr?')
  await ask(await app.signIn('alice'), 'Who am I to ask?')
  await ask(await app.signIn('foe'), 'Why am I blocked?')
  const muting = { params: { type: 'question', id: String(loud) }, body: { choice: 'muted' } } as const
  await (await app.signIn('alice')).call(chooseThread, muting)
  await app.settle()
  goTo(MONDAY, 2)
  await anHour()
  const text = app.mails[0]?.text ?? ''
  expect(text).toContain('Why is the sea salty?\nQuestion · 0 answers')
  expect(text).toContain(`https://baca.example/question/${id}`)
  for (const title of ['laut', 'purr', 'Who am I', 'blocked']) expect(text).not.toContain(title)
  // The next week nothing of it is new.
  await app.db.deleteFrom('notifications').execute()
  goTo(MONDAY, 2)
  await anHour()
  expect(app.mails).toHaveLength(1)
})
