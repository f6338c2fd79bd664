import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportObject, type ReportReason } from '../../contract/reports.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { reportsApp, type Member } from './reports-testing.ts'

let site: Awaited<ReturnType<typeof reportsApp>>
beforeAll(async () => {
  site = await reportsApp()
})
afterAll(() => site.app.close())

const OLD = 3 * DAY_MS
let made = 0
const member = (ageMs = OLD): Promise<Member> => site.memberOf(`member${made++}`, ageMs)
const members = (count: number, ageMs = OLD): Promise<Member[]> =>
  Promise.all(Array.from({ length: count }, () => member(ageMs)))

test('what is never allowed is hidden by one account of three days, and not by one of a minute less', async () => {
  const { newPost, report, stateOf, logOf } = site
  const [first, second] = [await newPost(), await newPost()]
  await report(await member(OLD - 60_000), first, 'exploitation')
  expect(await stateOf(first)).toBe('published')
  expect(await logOf(first)).toEqual([])
  await report(await member(OLD), second, 'exploitation')
  expect(await stateOf(second)).toBe('hidden')
  expect(await logOf(second)).toMatchObject([
    { by: ['reports', null], action: 'hide', details: { rule: 'urgent', urgency: 2 } },
  ])
})

test('two new accounts hide it together, one account that reports twice does not', async () => {
  const { newPost, report, stateOf } = site
  const post = await newPost()
  const [one, other] = [await member(2 * DAY_MS + 23 * HOUR_MS), await member(0)]
  await report(one, post, 'exploitation')
  await report(one, post, 'exploitation')
  await report(other, post, 'spam')
  expect(await stateOf(post)).toBe('published')
  await report(other, post, 'exploitation')
  expect(await stateOf(post)).toBe('hidden')
})

test('a new account that reports it again after three days then hides it alone', async () => {
  const { app, newPost, report, stateOf } = site
  const post = await newPost()
  const one = await member(OLD - HOUR_MS)
  await report(one, post, 'exploitation')
  expect(await stateOf(post)).toBe('published')
  app.clock.advance(HOUR_MS)
  await report(one, post, 'exploitation')
  expect(await stateOf(post)).toBe('hidden')
})

test('three such reports of one person a day hide by themselves; the fourth is stored and waits', async () => {
  const { app, newPost, report, stateOf, weightsOf } = site
  const one = await member()
  const posts = await Promise.all(Array.from({ length: 5 }, () => newPost()))
  // At once, since each must see the others.
  await Promise.all(posts.slice(0, 4).map((post) => report(one, post, 'exploitation')))
  const states = await Promise.all(posts.slice(0, 4).map(stateOf))
  expect(states.filter((state) => state === 'hidden')).toHaveLength(3)
  const fourth = posts[states.indexOf('published')] ?? { id: 0 }
  expect(await weightsOf(fourth)).toEqual([1])
  // Changing the reason of others frees no room.
  await app.db.updateTable('page_posts').set({ state: 'published' }).where('state', '=', 'hidden').execute()
  for (const post of posts.slice(0, 4)) if (post !== fourth) await report(one, post, 'spam')
  await report(one, fourth, 'exploitation')
  expect(await stateOf(fourth)).toBe('published')
  app.clock.advance(DAY_MS)
  await report(one, fourth, 'exploitation')
  expect(await stateOf(fourth)).toBe('hidden')
})

test('after one that was unfounded no such report hides, until one of them was founded', async () => {
  const { mod, newPost, report, close, stateOf } = site
  const one = await member()
  const [wrong, right, next] = [await newPost(), await newPost(), await newPost()]
  await report(one, wrong, 'exploitation')
  expect((await close(mod, wrong, 'unfounded')).status).toBe(200)
  await report(one, wrong, 'exploitation')
  await report(one, right, 'exploitation')
  expect([await stateOf(wrong), await stateOf(right)]).toEqual(['published', 'published'])
  expect((await close(mod, right, 'founded')).body).toEqual({ closed: 1, effects: ['removed'] })
  await report(one, next, 'exploitation')
  expect(await stateOf(next)).toBe('hidden')
  // After an unfounded report the same person never hides the same post again.
  await report(one, wrong, 'exploitation')
  expect(await stateOf(wrong)).toBe('published')
})

test('three people whose reports weigh three together hide a post; of new accounts it takes six', async () => {
  const { newPost, report, stateOf, logOf } = site
  const post = await newPost()
  const [one, two, three] = await members(3)
  if (!one || !two || !three) throw new Error('nobody there')
  await report(one, post, 'spam')
  await report(two, post, 'hate')
  await report(three, post, 'adult')
  expect(await stateOf(post)).toBe('published')
  await report(three, post, 'harassment')
  expect(await stateOf(post)).toBe('hidden')
  expect(await logOf(post)).toMatchObject([
    { action: 'hide', details: { rule: 'weight', weight: 3, people: 3 } },
  ])
  const young = await newPost()
  for (const [n, person] of (await members(6, 0)).entries()) {
    expect(await stateOf(young), `after ${n}`).toBe('published')
    await report(person, young, 'spam')
  }
  expect(await stateOf(young)).toBe('hidden')
})

test('two with much Honor weigh enough, and are too few', async () => {
  const { app, newPost, report, stateOf, weightsOf } = site
  const people = await members(3)
  const values = people.slice(0, 2).map(({ userId }, n) => ({ user_id: userId, total: 2000 - n }))
  await app.db.insertInto('honor_totals').values(values).execute()
  const post = await newPost()
  for (const person of people.slice(0, 2)) await report(person, post, 'spam')
  expect(await stateOf(post)).toBe('published')
  expect(await weightsOf(post)).toEqual([2, 1])
  for (const person of people.slice(2)) await report(person, post, 'spam')
  expect(await stateOf(post)).toBe('hidden')
})

test('only reports of the last 72 hours count together', async () => {
  const { app, newPost, report, stateOf } = site
  const [late, soon] = [await newPost(), await newPost()]
  const [one, two, three] = await members(3)
  if (!one || !two || !three) throw new Error('nobody there')
  for (const post of [late, soon]) for (const person of [one, two]) await report(person, post, 'spam')
  app.clock.advance(72 * HOUR_MS - 1)
  await report(three, soon, 'spam')
  app.clock.advance(1)
  await report(three, late, 'spam')
  expect([await stateOf(soon), await stateOf(late)]).toEqual(['hidden', 'published'])
})

test('of one person’s day ten reports count, the others are for moderators alone', async () => {
  const { app, newPost, report, stateOf } = site
  const [busy, two, three] = await members(3)
  if (!busy || !two || !three) throw new Error('nobody there')
  for (let n = 0; n < 10; n++) await report(busy, await newPost(), 'spam')
  const [eleventh, next] = [await newPost(), await newPost()]
  for (const person of [busy, two, three]) await report(person, eleventh, 'spam')
  expect(await stateOf(eleventh)).toBe('published')
  app.clock.advance(DAY_MS)
  for (const person of [busy, two, three]) await report(person, next, 'spam')
  expect(await stateOf(next)).toBe('hidden')
})

test('people who were mostly right weigh more, people who were mostly wrong hardly anything', async () => {
  const { app, mod, newPost, report, close, weightsOf } = site
  const person = await member()
  const next = async (verdict?: 'founded' | 'unfounded') => {
    const post = await newPost()
    await report(person, post, 'spam')
    app.clock.advance(1000)
    if (verdict !== undefined) await close(mod, post, verdict)
    return (await weightsOf(post))[0]
  }
  expect([await next('founded'), await next('founded'), await next('founded')]).toEqual([1, 1, 1])
  expect(await next('unfounded')).toBe(1.5)
  // Three of four is 75 %, three of five 60 %.
  expect([await next('unfounded'), await next()]).toEqual([1.5, 1])
  await app.db.deleteFrom('reports').where('user_id', '=', person.userId).execute()
  expect([await next('founded'), await next('unfounded'), await next('unfounded')]).toEqual([1, 1, 1])
  // One of three is more than 20 %, one of five is not.
  expect([await next('unfounded'), await next('unfounded'), await next()]).toEqual([1, 1, 0.25])
})

test('articles are hidden by the same rules; that one is adult only a moderator says', async () => {
  const { app, author } = site
  const [spam, urgent, adult] = await Promise.all(
    [1, 2, 3].map(() => insertArticle(app, { authorId: author.userId })),
  )
  if (!spam || !urgent || !adult) throw new Error('not written')
  const reportAs = (person: Member, { id }: { id: number }, reason: ReportReason) =>
    person.call(reportObject, { body: { objectType: 'article', objectId: id, reason } })
  const stateOf = async ({ id }: { id: number }) => {
    const row = app.db.selectFrom('articles').select('state').where('id', '=', id)
    return (await row.executeTakeFirstOrThrow()).state
  }
  const [one, two, three] = await members(3)
  if (!one || !two || !three) throw new Error('nobody there')
  await reportAs(one, spam, 'spam')
  await reportAs(two, spam, 'hate')
  await reportAs(two, spam, 'spam')
  expect(await stateOf(spam)).toBe('published')
  await reportAs(three, spam, 'misinformation')
  expect(await stateOf(spam)).toBe('hidden')
  await reportAs(one, urgent, 'exploitation')
  expect(await stateOf(urgent)).toBe('hidden')
  for (const person of [one, two, three]) await reportAs(person, adult, 'adult')
  expect(await stateOf(adult)).toBe('published')
})
