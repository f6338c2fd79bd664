import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishIqTest, getIqStatus, getNextIqItem, startIqTest } from '../../contract/iq.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import {
  answerItems,
  nextItem,
  purgeTwice,
  refusalOf,
  startAs,
  statesOf,
  TAB,
  type Person,
  honorOf,
} from './iq-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const again = (person: Person) => refusalOf(person, startIqTest, { body: { consent: true, tab: TAB } })

async function lapse(): Promise<void> {
  app.clock.advance(7 * DAY_MS)
  await purgeTwice(app)
}

test('an attempt with less than 15 answers lapses after seven days, before anybody has purged it as well', async () => {
  const ana = await startAs(app, 'ana')
  await answerItems(app, ana, { most: 14 })
  app.clock.advance(7 * DAY_MS)
  const status = { iqTestTaken: false, attempt: { state: 'lapsed', answered: 14, isDone: false } }
  expect(await ana.call(getIqStatus)).toMatchObject(status)
  expect(await statesOf(app, ana.userId)).toEqual(['open'])
  await purgeTwice(app)
  expect(await statesOf(app, ana.userId)).toEqual(['lapsed'])
  expect(await ana.call(getIqStatus)).toMatchObject(status)
  expect(await honorOf(app, ana)).toBe(0)
})

/** Two of the first 16 answers count nothing. */
const ENOUGH = 17

test('one with 15 that count is scored by the purge', async () => {
  const budi = await startAs(app, 'budi')
  await answerItems(app, budi, { most: ENOUGH })
  await lapse()
  expect(await budi.call(getIqStatus)).toMatchObject({ iqTestTaken: true, attempt: { state: 'scored' } })
  expect(await again(budi)).toBe('409 already_taken')
  expect(await honorOf(app, budi)).toBe(50)
})

test('or by its person, who finds it done', async () => {
  const citra = await startAs(app, 'citra')
  await answerItems(app, citra, { most: ENOUGH })
  app.clock.advance(7 * DAY_MS)
  expect(await citra.call(getIqStatus)).toMatchObject({ attempt: { state: 'open', isDone: true } })
  expect(await citra.call(getNextIqItem, { query: { tab: TAB } })).toEqual({ item: null })
  const { result } = await citra.call(finishIqTest, { body: { tab: TAB } })
  expect(result).toMatchObject({ items: ENOUGH })
})

test('or when they start again, which is then refused', async () => {
  const dewi = await startAs(app, 'dewi')
  await answerItems(app, dewi, { most: ENOUGH })
  app.clock.advance(8 * DAY_MS)
  expect(await again(dewi)).toBe('409 already_taken')
  expect(await statesOf(app, dewi.userId)).toEqual(['scored'])
})

test('after a lapse one may start again at once, after the second only when 30 days have passed', async () => {
  let eka = await startAs(app, 'eka')
  await lapse()
  expect(await again(eka)).toBe('201 ok')
  app.clock.advance(7 * DAY_MS)
  const waits = { mayStartAt: new Date(app.clock.now().getTime() + 30 * DAY_MS).toISOString() }
  // Nobody has ended it yet.
  expect(await eka.call(getIqStatus)).toMatchObject(waits)
  await purgeTwice(app)
  expect(await eka.call(getIqStatus)).toMatchObject(waits)
  expect(await again(eka)).toBe('409 conflict')
  app.clock.advance(30 * DAY_MS - HOUR_MS - 1000)
  // Sessions end meanwhile.
  eka = await app.signIn('eka')
  expect(await again(eka)).toBe('409 conflict')
  app.clock.advance(1000)
  expect(await eka.call(getIqStatus)).toMatchObject({ mayStartAt: null })
  expect(await again(eka)).toBe('201 ok')
  await lapse()
  expect(await again(eka)).toBe('409 conflict')
  expect(await statesOf(app, eka.userId)).toEqual(['lapsed', 'lapsed', 'lapsed'])
})

test('the attempt of somebody who has left lapses too, and is scored for nobody', async () => {
  const [fajar, gita] = [await startAs(app, 'fajar'), await startAs(app, 'gita')]
  await answerItems(app, gita, { most: ENOUGH })
  for (const { userId } of [fajar, gita]) await app.db.deleteFrom('users').where('id', '=', userId).execute()
  await lapse()
  const left = await app.db
    .selectFrom('iq_attempts')
    .select('state')
    .where('user_id', 'is', null)
    .orderBy('started_at')
    .orderBy('state')
    .execute()
  expect(left).toEqual([{ state: 'lapsed' }, { state: 'scored' }])
  await app.settle()
})

test('a clock that was ahead for one purge ends nothing', async () => {
  const hana = await startAs(app, 'hana')
  const item = await nextItem(hana)
  app.clock.advance(8 * DAY_MS)
  await app.purge()
  app.clock.setBack(8 * DAY_MS)
  app.clock.advance(HOUR_MS)
  await purgeTwice(app)
  expect(await statesOf(app, hana.userId)).toEqual(['open'])
  expect(await nextItem(hana)).toMatchObject({ itemId: item.itemId })
  // And what was noted then is forgotten: its own end takes two purges as well.
  app.clock.advance(7 * DAY_MS)
  await app.purge()
  expect(await statesOf(app, hana.userId)).toEqual(['open'])
  app.clock.advance(HOUR_MS)
  await app.purge()
  expect(await statesOf(app, hana.userId)).toEqual(['lapsed'])
})

test('an attempt that can’t be ended keeps no other from its end', async () => {
  const [indah, joko] = [await startAs(app, 'indah'), await startAs(app, 'joko')]
  await answerItems(app, indah, { most: ENOUGH })
  await app.db
    .updateTable('iq_attempts')
    .set({ param_version: 99 })
    .where('user_id', '=', indah.userId)
    .execute()
  app.clock.advance(7 * DAY_MS)
  await app.purge()
  app.clock.advance(HOUR_MS)
  await expect(app.purge()).rejects.toThrow('Not everything could be purged')
  // Nor is it scored with anything but its own version.
  expect(await statesOf(app, indah.userId)).toEqual(['open'])
  expect(await statesOf(app, joko.userId)).toEqual(['lapsed'])
  await app.db
    .updateTable('iq_attempts')
    .set({ param_version: 0 })
    .where('user_id', '=', indah.userId)
    .execute()
  await app.purge()
  expect(await statesOf(app, indah.userId)).toEqual(['scored'])
})
