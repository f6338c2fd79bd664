import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerIqItem, finishIqTest, getIqStatus, getNextIqItem, startIqTest } from '../../contract/iq.ts'
import { DAY_MS, SECOND_MS } from '../platform/clock.ts'
import type { Work } from '../platform/work-pool.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { takeAnswer } from './answer-actions.ts'
import { itemKeys } from './item-keys.ts'
import { itemSeeds } from './item-seeds.ts'
import {
  answerBody,
  answerItems,
  honorOf,
  keyOf,
  nextItem,
  OTHER_TAB,
  refusalOf,
  startAs,
  statesOf,
  storedItems,
  TAB,
  takeWholeTest,
  type Person,
} from './iq-testing.ts'
import { serveNext } from './next-actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const noThread: Work = { run: () => Promise.reject(new Error('Every thread is busy')) }
const askingOf = ({ userId }: Person, secret = app.site.secret) => ({
  userId,
  tab: TAB,
  now: app.clock.now(),
  seeds: itemSeeds(secret),
  keys: itemKeys(secret),
  work: noThread,
})

test('an open item is shown again and answered without making it anew: by what was shown, whatever the site makes now', async () => {
  const ana = await startAs(app, 'ana')
  const item = await nextItem(ana)
  const key = await keyOf(app, item.itemId)
  // A release whose templates are others.
  await app.db.updateTable('iq_items').set({ template_id: 'matrix-of-another-release' }).execute()
  expect(await serveNext(app.db, askingOf(ana), app.clock)).toEqual(item)
  app.clock.advance(9 * SECOND_MS)
  const body = { ...answerBody(item, key), blurCount: 0 }
  expect(await takeAnswer(app.db, askingOf(ana), body)).toEqual({ answered: 1, done: false, result: 'given' })
  expect(await storedItems(app, ana.userId)).toMatchObject([
    { is_correct: true, response: key, shown: null, key_enc: null },
  ])
})

test('what is stored of an open item does not tell its key, nor its template to whoever is shown it', async () => {
  const budi = await startAs(app, 'budi')
  const item = await nextItem(budi)
  const [stored] = await storedItems(app, budi.userId)
  const { itemId: _, position: __, deadlineAt: ___, remainingMs: ____, ...shown } = item
  expect(stored?.shown).toEqual(shown)
  expect(stored?.key_enc).toHaveLength(36)
})

test('an item whose key the site can no longer open is replaced, and its answer is not judged', async () => {
  const citra = await startAs(app, 'citra')
  const item = await nextItem(citra)
  const other = itemKeys('the secret of before').seal(item.itemId, 3)
  await app.db.updateTable('iq_items').set({ key_enc: other }).where('id', '=', item.itemId).execute()
  app.clock.advance(9 * SECOND_MS)
  expect(await refusalOf(citra, answerIqItem, { body: answerBody(item, 3) })).toBe('404 not_found')
  const next = await nextItem(citra)
  expect(next).toMatchObject({ position: 1, remainingMs: 180_000 })
  expect(next.itemId).not.toBe(item.itemId)
  expect(await citra.call(answerIqItem, { body: answerBody(next, 3) })).toMatchObject({ answered: 1 })
})

test('answers whose templates nobody knows any more count nothing: too few are left for a score', async () => {
  const dewi = await startAs(app, 'dewi')
  await answerItems(app, dewi, { most: 17 })
  const [, , third] = await storedItems(app, dewi.userId)
  await app.db
    .updateTable('iq_items')
    .set({ template_id: 'matrix-of-another-release' })
    .where('attempt_id', '=', third?.attempt_id ?? '')
    .where('position', '<=', 3)
    .execute()
  app.clock.advance(7 * DAY_MS)
  expect(await dewi.call(finishIqTest, { body: { tab: TAB } })).toEqual({ result: null })
  expect(await statesOf(app, dewi.userId)).toEqual(['not-scored'])
  const scores = app.db.selectFrom('iq_attempts').select(['theta', 'se']).where('user_id', '=', dewi.userId)
  expect(await scores.execute()).toEqual([{ theta: null, se: null }])
  expect(await honorOf(app, dewi)).toBe(0)
})

test('a test in which less than half was really answered is scored, and not paid', async () => {
  const eka = await startAs(app, 'eka')
  for (;;) {
    const { item } = await eka.call(getNextIqItem, { query: { tab: TAB } })
    if (item === null) break
    app.clock.advance(9 * SECOND_MS)
    const value = item.position % 3 === 0 ? await keyOf(app, item.itemId) : null
    await eka.call(answerIqItem, { body: answerBody(item, value) })
  }
  expect((await eka.call(finishIqTest, { body: { tab: TAB } })).result).not.toBeNull()
  expect(await honorOf(app, eka)).toBe(0)
})

test('taking over, another kind of device and pastes are noted with the score, and not punished', async () => {
  const fajar = await startAs(app, 'fajar')
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' }
  const body = { consent: true, tab: OTHER_TAB }
  expect((await fajar.attempt(startIqTest, { body, headers })).status).toBe(200)
  expect((await fajar.attempt(startIqTest, { body: { ...body, tab: TAB } })).status).toBe(200)
  const { itemId } = await nextItem(fajar)
  await fajar.request('POST', '/api/iq/event', { body: { itemId, type: 'paste' } })
  expect(await takeWholeTest(app, fajar, { secondsEach: 30 })).toMatchObject({ validity: 'good' })
  const noted = await app.db
    .selectFrom('iq_attempts')
    .select(['flags', 'device'])
    .where('user_id', '=', fajar.userId)
    .execute()
  expect(noted).toMatchObject([
    { device: 'desktop', flags: { takeOvers: 2, otherDevices: 1, pastes: 1, rapid: 0 } },
  ])
})

test('asking for an item has an effect: nobody may ask for its head, and who asked reads past the caches', async () => {
  const gita = await startAs(app, 'gita')
  const head = await gita.request('HEAD', `/api/iq/next?tab=${TAB}`)
  expect(head.statusCode).toBe(404)
  expect(await storedItems(app, gita.userId)).toEqual([])
  gita.cookies.delete('wrote')
  await nextItem(gita)
  expect(gita.cookies.has('wrote')).toBe(true)
  gita.cookies.delete('wrote')
  await gita.call(getIqStatus)
  expect(gita.cookies.has('wrote')).toBe(false)
})
