import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser } from '../../contract/blocks.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import {
  createSavedView,
  deleteSavedView,
  getSavedView,
  listSavedViews,
  updateSavedView,
  type SavedView,
} from '../../contract/explore.ts'
import { VIEWS_MAX } from '../../contract/explore-rules.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

let app: TestApp
let alice: TestClient & { userId: number }
let bela: TestClient & { userId: number }
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  bela = await app.signIn('bela')
})
afterAll(() => app.close())

const state = {
  query: { category: 'science', likes: '5', sort: 'likes' },
  columns: ['title', 'author', 'likes'],
  kind: 'table',
} satisfies BodyOf<typeof createSavedView>['state']

function save(client: TestClient, more: Partial<BodyOf<typeof createSavedView>> = {}): Promise<SavedView> {
  return client.call(createSavedView, { body: { name: 'Liked science', isPublic: false, state, ...more } })
}
const on = ({ id }: { id: number }) => ({ params: { id: String(id) } })

test('a view is saved, listed by name, changed and deleted by whom it belongs to', async () => {
  const view = await save(alice)
  expect(view).toMatchObject({ name: 'Liked science', isPublic: false, isMine: true, state })
  await save(alice, { name: 'Astronomy' })
  expect((await alice.call(listSavedViews)).items.map(({ name }) => name)).toEqual([
    'Astronomy',
    'Liked science',
  ])
  const changed = await alice.call(updateSavedView, {
    ...on(view),
    body: { name: ' Zoology ', isPublic: true },
  })
  expect(changed).toMatchObject({ id: view.id, name: 'Zoology', isPublic: true, state })
  const cards = { ...state, kind: 'cards' as const }
  expect(await alice.call(updateSavedView, { ...on(view), body: { state: cards } })).toMatchObject({
    name: 'Zoology',
    state: cards,
  })
  expect((await bela.call(listSavedViews)).items).toEqual([])
  await alice.call(deleteSavedView, on(view))
  expect((await alice.attempt(getSavedView, on(view))).status).toBe(404)
})

test('a private view is nobody else’s to know of; a public one opens for everybody with its link', async () => {
  const secret = await save(alice, { name: 'Mine' })
  const open = await save(alice, { name: 'For all', isPublic: true })
  const moderator = await app.signIn('mod', 'moderator')
  for (const client of [app.visitor(), bela, moderator]) {
    expect((await client.attempt(getSavedView, on(secret))).status).toBe(404)
    expect(await client.call(getSavedView, on(open))).toMatchObject({
      name: 'For all',
      isMine: false,
      author: { id: alice.userId },
    })
  }
  expect((await bela.attempt(updateSavedView, { ...on(secret), body: { name: 'x' } })).status).toBe(404)
  expect((await bela.attempt(deleteSavedView, on(secret))).status).toBe(404)
  expect((await moderator.attempt(deleteSavedView, on(secret))).status).toBe(404)
  for (const client of [bela, moderator])
    expect((await client.attempt(updateSavedView, { ...on(open), body: { name: 'x' } })).status).toBe(403)
  expect((await bela.attempt(deleteSavedView, on(open))).status).toBe(403)
  await moderator.call(deleteSavedView, on(open))
  expect((await alice.attempt(getSavedView, on(open))).status).toBe(404)
})

test('between people who have blocked each other a public view is not found', async () => {
  const carol = await app.signIn('carol')
  const open = await save(alice, { name: 'Not for Carol', isPublic: true })
  await alice.call(blockUser, { params: { id: String(carol.userId) } })
  app.clock.advance(10_000)
  expect((await (await app.signIn('carol')).attempt(getSavedView, on(open))).status).toBe(404)
  expect((await app.visitor().attempt(getSavedView, on(open))).status).toBe(200)
})

test('fifty views are enough, also when they are saved at once', async () => {
  const dora = await app.signIn('dora')
  const attempts = await Promise.all(
    Array.from({ length: VIEWS_MAX + 3 }, (_, nr) =>
      dora.attempt(createSavedView, { body: { name: `View ${nr}`, isPublic: false, state } }),
    ),
  )
  expect(attempts.filter(({ status }) => status === 200)).toHaveLength(VIEWS_MAX)
  for (const { status, body } of attempts.filter(({ status }) => status !== 200))
    expect([status, body.message]).toEqual([
      409,
      'You’ve reached the limit of 50 saved views. Delete one you no longer need.',
    ])
})

test.each([
  { name: '' },
  { name: ' ' },
  { name: 'x'.repeat(61) },
  { name: 'a\nb' },
  { isPublic: 'yes' },
  { state: {} },
  { state: { ...state, columns: [] } },
  { state: { ...state, columns: ['title', 'title'] } },
  { state: { ...state, columns: ['email'] } },
  { state: { ...state, kind: 'chart' } },
  { state: { ...state, query: { category: 'nothing' } } },
  { state: { ...state, query: { cursor: 'x' } } },
  { state: { ...state, query: { __proto__: null, secret: '1' } } },
])('%j is no view', async (wrong) => {
  const body = { name: 'A view', isPublic: false, state, ...wrong }
  expect((await alice.attempt(createSavedView, { body })).status).toBe(400)
})
