import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser, listBlocked, unblockUser } from '../../contract/blocks.ts'
import { followUser, listFollowing } from '../../contract/follows.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeArticle } from '../testing/write-article.ts'
import type { TestWriter } from '../testing/write-post.ts'
import { createArticle, updateArticle } from '../../contract/articles.ts'
import { answerInvitation, listMyInvitations } from '../../contract/co-authors.ts'

let app: TestApp
let alice: TestWriter, bela: TestWriter, citra: TestWriter
beforeAll(async () => {
  app = await testApp()
  alice = await app.signIn('alice')
  bela = await app.signIn('bela')
  citra = await app.signIn('citra')
})
afterAll(() => app.close())

const block = (client: TestClient, id: number) => client.call(blockUser, { params: { id: String(id) } })
const unblock = (client: TestClient, id: number) => client.call(unblockUser, { params: { id: String(id) } })
const namesOf = async (client: TestClient) =>
  (await client.call(listBlocked)).items.map(({ person }) => person.name)

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

test('a member blocks somebody and takes it back, however often each is said', async () => {
  for (let i = 0; i < 3; i++) expect(await block(alice, bela.userId)).toEqual({ isBlocked: true })
  expect(await alice.call(listBlocked)).toEqual({
    items: [
      {
        person: { id: bela.userId, name: 'bela Tester', alias: 'bela-1000', profileUrl: null, honor: 0 },
        blockedAt: app.clock.now().toISOString(),
      },
    ],
    nextCursor: null,
  })
  expect(await namesOf(bela)).toEqual([])
  for (let i = 0; i < 2; i++) expect(await unblock(alice, bela.userId)).toEqual({ isBlocked: false })
  expect(await namesOf(alice)).toEqual([])
})

test('20 calls at the same time are one', async () => {
  await Promise.all(Array.from({ length: 20 }, () => block(alice, citra.userId)))
  expect(await namesOf(alice)).toEqual(['citra Tester'])
  await unblock(alice, citra.userId)
})

test('two who block each other stay apart until both have taken it back', async () => {
  await Promise.all([block(alice, bela.userId), block(bela, alice.userId)])
  await unblock(alice, bela.userId)
  expect((await alice.attempt(followUser, { params: { id: bela.userId } })).status).toBe(404)
  await unblock(bela, alice.userId)
  expect((await alice.attempt(followUser, { params: { id: bela.userId } })).status).toBe(200)
})

test('nobody blocks themselves, nor somebody who is unknown or suspended', async () => {
  expect(await alice.attempt(blockUser, { params: { id: alice.userId } })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', message: 'You can’t block yourself.' },
  })
  const [suspended = 0] = await insertPeople('suspended', 1)
  await app.db
    .updateTable('users')
    .set({ suspended_at: app.clock.now() })
    .where('id', '=', suspended)
    .execute()
  for (const id of [999_999_999, suspended])
    for (const route of [blockUser, unblockUser])
      expect(await alice.attempt(route, { params: { id } })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
  for (const id of ['0', '-1', 'x', '1.5', '99999999999999999999'])
    for (const route of [blockUser, unblockUser])
      expect((await alice.attempt(route, { params: { id } })).status, id).toBe(400)
})

test('somebody who is suspended later is not listed, and can be unblocked all the same', async () => {
  const [id = 0] = await insertPeople('later', 1)
  await block(citra, id)
  await app.db.updateTable('users').set({ suspended_at: app.clock.now() }).where('id', '=', id).execute()
  expect(await namesOf(citra)).toEqual([])
  expect(await unblock(citra, id)).toEqual({ isBlocked: false })
})

test('a visitor is asked to sign in', async () => {
  const visitor = app.visitor()
  for (const answer of [
    await visitor.attempt(blockUser, { params: { id: alice.userId } }),
    await visitor.attempt(unblockUser, { params: { id: alice.userId } }),
    await visitor.attempt(listBlocked),
  ])
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
})

test('a block ends the follows of both, which do not come back with the unblocking', async () => {
  const follow = (client: TestClient, id: number) => client.call(followUser, { params: { id: String(id) } })
  await follow(alice, bela.userId)
  await follow(bela, alice.userId)
  await follow(bela, citra.userId)
  await block(alice, bela.userId)
  for (const [me, you] of [
    [alice, bela],
    [bela, alice],
  ] as const)
    expect((await me.attempt(followUser, { params: { id: you.userId } })).status).toBe(404)
  expect((await alice.call(listFollowing)).total).toBe(0)
  expect((await bela.call(listFollowing)).total).toBe(1)
  await unblock(alice, bela.userId)
  expect((await bela.call(listFollowing)).items.map(({ id }) => id)).toEqual([citra.userId])
})

test('staff who are blocked can’t follow either', async () => {
  const moderator = await app.signIn('mod', 'moderator')
  await block(alice, moderator.userId)
  expect((await moderator.attempt(followUser, { params: { id: alice.userId } })).status).toBe(404)
})

test('a block withdraws open invitations, and a new one is refused as if the alias were nobody’s', async () => {
  const article = await writeArticle(alice, { coAuthors: ['bela-1000', 'citra-1000'] })
  const params = { id: String(article.id) }
  await block(bela, alice.userId)
  expect((await bela.call(listMyInvitations)).items).toEqual([])
  expect(await bela.attempt(answerInvitation, { params, body: { isAccepted: true } })).toMatchObject({
    status: 404,
  })
  expect((await citra.call(listMyInvitations)).items).toHaveLength(1)
  const unknown = (alias: string) => ({
    status: 400,
    body: { fields: { coAuthors: `We couldn’t find anyone with the alias ${alias}.` } },
  })
  for (const alias of ['bela-1000', 'nobody-1000']) {
    const coAuthors = ['citra-1000', alias]
    expect(await alice.attempt(updateArticle, { params, body: { coAuthors } })).toMatchObject(unknown(alias))
    expect(
      await alice.attempt(createArticle, {
        body: {
          title: 'Another one',
          content: 'Words',
          language: 'en',
          categories: ['science'],
          isDraft: true,
          coAuthors: [alias],
        },
      }),
    ).toMatchObject(unknown(alias))
  }
  await unblock(bela, alice.userId)
  expect((await alice.attempt(updateArticle, { params, body: { coAuthors: ['bela-1000'] } })).status).toBe(
    200,
  )
})

test('the list is the person’s own, the latest first, in pages', async () => {
  const dewi = await app.signIn('dewi')
  const ids = await insertPeople('person', 45)
  for (const [n, id] of ids.entries()) {
    // Several of the same moment: the cursor must hold more than the time.
    if (n % 4 === 0) app.clock.advance(1000)
    await block(dewi, id)
  }
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const page = await dewi.call(listBlocked, { query: cursor === undefined ? {} : { cursor } })
    expect(page.items.length).toBeLessThanOrEqual(20)
    seen.push(...page.items.map(({ person }) => person.id))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(seen.toSorted((a, b) => a - b)).toEqual(ids)
  expect(seen.slice(0, 1)).toEqual([ids[44]])
  const { nextCursor } = await dewi.call(listBlocked)
  for (const wrong of [nextCursor ?? '', 'AAAA'])
    expect(await alice.attempt(listBlocked, { query: { cursor: wrong } })).toMatchObject({
      status: 400,
      body: { fields: { cursor: expect.any(String) } },
    })
})

test('100 people a day; blocking somebody again counts nothing more, and unblocking is free', async () => {
  const eka = await app.signIn('eka')
  const [last = 0, ...ids] = await insertPeople('crowd', 101)
  for (const id of ids) await block(eka, id)
  expect(await eka.attempt(blockUser, { params: { id: last } })).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  })
  expect(await block(eka, ids[0] ?? 0)).toEqual({ isBlocked: true })
  expect(await unblock(eka, ids[0] ?? 0)).toEqual({ isBlocked: false })
  app.clock.advance(DAY_MS)
  expect(await block(await app.signIn('eka'), last)).toEqual({ isBlocked: true })
})
