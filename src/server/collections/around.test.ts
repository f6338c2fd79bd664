import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBookmarks, setBookmark } from '../../contract/bookmarks.ts'
import * as contract from '../../contract/collections.ts'
import { createCollectionComment, listCollectionComments } from '../../contract/comments.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import { giveNsfwConsent } from '../../contract/nsfw.ts'
import { reportObject } from '../../contract/reports.ts'
import { suggestSearches } from '../../contract/search.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { collectionType } from './collection-type.ts'
import { addRow, at, keep } from './collections-testing.ts'
import { removeByStaff } from '../testing/remove-by-staff.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const judged = collectionType.judged as NonNullable<typeof collectionType.judged>

test('a collection is liked, saved, commented on and reported', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const made = await keep(alice, { title: 'Moons of Jupiter' })
  await bela.call(contract.likeCollection, { params: at(made), body: { isLike: true } })
  const params = { objectType: 'collection' as const, objectId: String(made.id) }
  await bela.call(setBookmark, { params, body: {} })
  await bela.call(createCollectionComment, { params: at(made), body: { text: 'Io is missing.' } })
  expect(await bela.call(contract.getCollection, { params: at(made) })).toMatchObject({
    likes: 1,
    comments: 1,
  })
  expect(await bela.call(contract.getCollectionMine, { params: at(made) })).toMatchObject({
    liked: true,
    bookmarked: true,
    canEdit: false,
    canManage: false,
    canSuggest: true,
  })
  expect((await bela.call(listBookmarks, {})).items).toMatchObject([
    { collection: { title: 'Moons of Jupiter' } },
  ])
  const report = { objectType: 'collection' as const, objectId: made.id, reason: 'spam' as const }
  expect((await bela.attempt(reportObject, { body: report })).status).toBe(200)
  await alice.call(contract.deleteCollection, { params: at(made) })
  expect((await bela.attempt(listCollectionComments, { params: at(made) })).status).toBe(404)
  expect((await bela.call(listBookmarks, {})).items).toMatchObject([{ collection: null }])
  await app.settle()
  app.clock.advance(31 * DAY_MS)
  await app.purge()
  for (const table of ['comments', 'likes', 'bookmarks', 'object_counters'] as const) {
    const left = await app.db
      .selectFrom(table)
      .selectAll()
      .where('object_type', '=', 'collection')
      .where('object_id', '=', made.id)
      .execute()
    expect(left, table).toEqual([])
  }
})

test('it is found by its title, its columns and what is in its rows, suggested, and in the sitemap', async () => {
  const gita = await app.signIn('gita')
  const made = await keep(gita, { title: 'Volcanoes of Lombok', description: 'High ones.', tags: ['lombok'] })
  await addRow(gita, made, { c1: 'Rinjani' })
  await app.settle()
  const found = async (q: string) =>
    (await app.visitor().call(contract.searchCollections, { query: { q } })).map(({ id }) => id)
  for (const q of ['volcano', 'lombok', 'diameter', 'rinjani', 'high'])
    expect(await found(q), q).toEqual([made.id])
  expect(await found('krakatoa')).toEqual([])
  const { titles } = await app.visitor().call(suggestSearches, { query: { q: 'volcanoes of lo' } })
  expect(titles).toMatchObject([{ type: 'collection', id: made.id, path: `/collection/${made.id}` }])
  const sitemap = await app.visitor().request('GET', '/sitemap-collections-0.xml')
  expect(sitemap.body).toContain(`/collection/${made.id}<`)
  await gita.call(contract.deleteCollection, { params: at(made) })
  await app.settle()
  app.clock.advance(15 * MINUTE_MS)
  expect(await found('rinjani')).toEqual([])
  expect((await app.visitor().request('GET', '/sitemap-collections-0.xml')).body).not.toContain(
    `/collection/${made.id}<`,
  )
})

test('a search is narrowed by language, category, author and days, and its last word may be unfinished', async () => {
  const [kadek, lina] = [await app.signIn('kadek'), await app.signIn('lina')]
  const mine = await keep(kadek, { title: 'Wayang figures', category: 'entertainment', language: 'en' })
  const theirs = await keep(lina, { title: 'Tokoh wayang', category: 'history', language: 'id' })
  await addRow(lina, theirs, { c1: 'Semar bijaksana' })
  await app.settle()
  const found = async (query: Partial<QueryOf<typeof contract.searchCollections>>) =>
    (await app.visitor().call(contract.searchCollections, { query: { q: 'wayang', ...query } })).map(
      ({ id }) => id,
    )
  const today = app.clock.now().toISOString().slice(0, 10)
  expect(new Set(await found({ from: today, to: today }))).toEqual(new Set([mine.id, theirs.id]))
  expect(await found({ to: '2020-01-01' })).toEqual([])
  expect(await found({ language: 'id' })).toEqual([theirs.id])
  expect(await found({ category: 'entertainment' })).toEqual([mine.id])
  expect(await found({ author: theirs.author?.alias ?? '' })).toEqual([theirs.id])
  expect(await found({ q: 'wayang fig' })).toEqual([mine.id])
  expect(await found({ q: 'semar' })).toEqual([theirs.id])
  expect(await found({ q: 'wayang -semar' })).toEqual([mine.id])
})

test('reports hide a collection, and a verdict brings it back or removes it', async () => {
  const alice = await app.signIn('hadi')
  const made = await keep(alice)
  const now = app.clock.now()
  const { db } = app
  expect(await judged.lock(db, made.id)).toBe(true)
  expect(await judged.hide(db, made.id, now)).toBe(true)
  expect(await judged.hide(db, made.id, now)).toBe(false)
  const read = () => app.visitor().attempt(contract.getCollection, { params: at(made) })
  expect((await read()).status).toBe(404)
  expect(await alice.call(contract.getCollection, { params: at(made) })).toMatchObject({ state: 'hidden' })
  const change = { params: at(made), body: { title: 'Otherwise' } }
  expect((await alice.attempt(contract.updateCollection, change)).status).toBe(403)
  expect((await judged.listHidden(db)).map(({ id }) => id)).toEqual([made.id])
  expect(await judged.lift(db, made.id, now)).toEqual(['restored'])
  expect((await read()).status).toBe(200)
  await judged.hide(db, made.id, now)
  expect(await judged.uphold(db, made.id, { isNsfw: false, isForbidden: false }, now)).toEqual(['removed'])
  expect((await alice.attempt(contract.getCollection, { params: at(made) })).status).toBe(404)
})

test('an adult collection is in no list and only for those who have proved their age', async () => {
  const indah = await app.signIn('indah')
  const made = await keep(indah, { title: 'Quite adult things', isNsfw: true })
  await app.settle()
  const reader = app.visitor()
  expect((await reader.attempt(contract.getCollection, { params: at(made) })).status).toBe(403)
  expect((await reader.request('GET', `/api/collections/${made.id}/export.csv`)).statusCode).toBe(403)
  const { items } = await reader.call(contract.listCollections, {})
  expect(items.some(({ id }) => id === made.id)).toBe(false)
  expect(await reader.call(contract.searchCollections, { query: { q: 'quite adult' } })).toEqual([])
  await reader.call(giveNsfwConsent)
  expect((await reader.attempt(contract.getCollection, { params: at(made) })).status).toBe(200)
  expect(await judged.isMarked(app.db, made.id)).toBe(false)
  const open = await keep(indah)
  expect(await judged.markNsfw(app.db, open.id)).toBe(true)
  expect(await judged.lift(app.db, open.id, app.clock.now())).toEqual(['unmarked'])
})

test('the staff marks a collection, removes it, and changes nothing in it', async () => {
  const [joko, mod] = [await app.signIn('joko'), await app.signIn('mod', 'moderator')]
  const made = await keep(joko)
  const patch = (body: object) => mod.request('PATCH', `/api/collections/${made.id}`, { body })
  expect((await patch({ title: 'Better' })).statusCode).toBe(403)
  await mod.call(giveNsfwConsent)
  expect((await patch({ isNsfw: true })).json()).toMatchObject({ isNsfw: true })
  expect(
    (await joko.attempt(contract.updateCollection, { params: at(made), body: { isNsfw: false } })).status,
  ).toBe(403)
  expect((await mod.attempt(contract.deleteCollection, { params: at(made) })).status).toBe(403)
  await removeByStaff(mod, 'collection', made.id)
  expect((await joko.attempt(contract.restoreCollection, { params: at(made) })).status).toBe(404)
})
