import { afterAll, beforeAll, expect, test } from 'vitest'
import { followUser, listFollowing, unfollowUser } from '../../contract/follows.ts'
import { DAY_MS } from '../platform/clock.ts'
import { setHits } from '../testing/set-hits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { listFollowedAmong } from './public.ts'

type Member = TestClient & { userId: number }
let app: TestApp
let alice: Member, bela: Member, citra: Member
beforeAll(async () => {
  app = await testApp()
  alice = await app.signIn('alice')
  bela = await app.signIn('bela')
  citra = await app.signIn('citra')
})
afterAll(() => app.close())

const follow = (client: TestClient, id: number) => client.call(followUser, { params: { id: String(id) } })
const unfollow = (client: TestClient, id: number) => client.call(unfollowUser, { params: { id: String(id) } })
const namesOf = async (client: TestClient) => (await client.call(listFollowing)).items.map(({ name }) => name)

/** People who need not sign in, in the order of their numbers. */
async function insertPeople(prefix: string, count: number): Promise<number[]> {
  const rows = await app.db
    .insertInto('users')
    .values(
      Array.from({ length: count }, (_, n) => ({
        email: `${prefix}${n}@example.com`,
        first_name: `${prefix}${n}`,
        last_name: 'Tester',
        alias_name: `${prefix}${n}-1000`,
        created_at: app.clock.now(),
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

test('a member follows somebody and stops, however often each is said', async () => {
  for (let i = 0; i < 3; i++) expect(await follow(alice, bela.userId)).toEqual({ isFollowing: true })
  expect(await alice.call(listFollowing)).toEqual({
    items: [{ id: bela.userId, name: 'bela Tester', alias: 'bela-1000', profileUrl: null, honor: 0 }],
    nextCursor: null,
    total: 1,
  })
  expect(await bela.call(listFollowing)).toEqual({ items: [], nextCursor: null, total: 0 })
  for (let i = 0; i < 2; i++) expect(await unfollow(alice, bela.userId)).toEqual({ isFollowing: false })
  expect(await alice.call(listFollowing)).toEqual({ items: [], nextCursor: null, total: 0 })
})

test('20 calls at the same time are one', async () => {
  await Promise.all(Array.from({ length: 20 }, () => follow(alice, citra.userId)))
  expect((await alice.call(listFollowing)).total).toBe(1)
  await unfollow(alice, citra.userId)
})

test('nobody follows themselves, nor a person who does not exist', async () => {
  const answers = {
    self: await alice.attempt(followUser, { params: { id: alice.userId } }),
    unknown: await alice.attempt(followUser, { params: { id: 999_999_999 } }),
    gone: await alice.attempt(unfollowUser, { params: { id: 999_999_999 } }),
  }
  expect(answers.self).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', message: 'You can’t follow yourself.' },
  })
  expect(answers.unknown).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(answers.gone).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await unfollow(alice, alice.userId)).toEqual({ isFollowing: false })
  for (const id of ['0', '-1', 'x', '1.5', '99999999999999999999'])
    for (const route of [followUser, unfollowUser])
      expect((await alice.attempt(route, { params: { id } })).status, id).toBe(400)
})

test('a visitor is asked to sign in', async () => {
  const visitor = app.visitor()
  for (const answer of [
    await visitor.attempt(followUser, { params: { id: alice.userId } }),
    await visitor.attempt(unfollowUser, { params: { id: alice.userId } }),
    await visitor.attempt(listFollowing),
  ])
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
})

test('the list is the person’s own, the latest first, in pages', async () => {
  const dewi = await app.signIn('dewi')
  const ids = await insertPeople('person', 45)
  for (const [n, id] of ids.entries()) {
    // Several of the same moment: the cursor must hold more than the time.
    if (n % 4 === 0) app.clock.advance(1000)
    await follow(dewi, id)
  }
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const page = await dewi.call(listFollowing, { query: cursor === undefined ? {} : { cursor } })
    expect(page.items.length).toBeLessThanOrEqual(20)
    expect(page.total).toBe(45)
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(seen).toEqual(ids.toReversed())
  const { nextCursor } = await dewi.call(listFollowing)
  for (const wrong of [nextCursor ?? '', 'AAAA'])
    expect(await alice.attempt(listFollowing, { query: { cursor: wrong } })).toMatchObject({
      status: 400,
      body: { fields: { cursor: expect.any(String) } },
    })
})

test('a person who has left is in nobody’s list', async () => {
  const [id = 0] = await insertPeople('leaver', 1)
  await follow(citra, id)
  await follow(citra, bela.userId)
  expect(await namesOf(citra)).toContain('leaver0 Tester')
  await app.db.deleteFrom('users').where('id', '=', id).execute()
  expect(await namesOf(citra)).toEqual(['bela Tester'])
})

test('somebody suspended or about to leave is not shown, but can be unfollowed', async () => {
  const fitri = await app.signIn('fitri')
  const [suspended = 0, leaving = 0, kept = 0] = await insertPeople('absent', 3)
  for (const id of [suspended, leaving, kept, bela.userId]) await follow(fitri, id)
  const changes = { suspended_at: app.clock.now() }
  for (const id of [suspended, kept])
    await app.db.updateTable('users').set(changes).where('id', '=', id).execute()
  await app.db.updateTable('users').set({ leaving_at: app.clock.now() }).where('id', '=', leaving).execute()
  const shown = await fitri.call(listFollowing)
  expect([shown.total, shown.items.map(({ id }) => id)]).toEqual([1, [bela.userId]])

  for (const id of [suspended, suspended, leaving])
    expect(await unfollow(fitri, id)).toEqual({ isFollowing: false })
  await app.db
    .updateTable('users')
    .set({ suspended_at: null, leaving_at: null })
    .where('id', 'in', [suspended, leaving, kept])
    .execute()
  expect(await namesOf(fitri)).toEqual(['absent2 Tester', 'bela Tester'])
})

test('the people somebody follows are found among many', async () => {
  const [one = 0, two = 0, three = 0] = await insertPeople('among', 3)
  await follow(bela, one)
  await follow(bela, three)
  await follow(alice, two)
  expect(await listFollowedAmong(app.db, bela.userId, [one, two, 999_999_999])).toEqual(new Set([one]))
  expect(await listFollowedAmong(app.db, bela.userId, [])).toEqual(new Set())
})

test('200 people a day; following somebody again counts nothing more, and unfollowing is free', async () => {
  const eka = await app.signIn('eka')
  const [first = 0, second = 0, last = 0] = await insertPeople('crowd', 3)
  await follow(eka, first)
  await setHits(app, 'followsPerDay', 199)
  await follow(eka, second)
  expect(await eka.attempt(followUser, { params: { id: last } })).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  })
  expect(await follow(eka, first)).toEqual({ isFollowing: true })
  expect(await unfollow(eka, first)).toEqual({ isFollowing: false })
  app.clock.advance(DAY_MS)
  expect(await follow(await app.signIn('eka'), last)).toEqual({ isFollowing: true })
})
