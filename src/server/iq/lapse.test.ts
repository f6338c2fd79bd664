import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishIqTest, getIqStatus, getNextIqItem, startIqTest } from '../../contract/iq.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import {
  answerItems,
  nextItem,
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
  await app.purge()
}

test('an attempt with less than 15 answers lapses after seven days, before anybody has purged it as well', async () => {
  const ana = await startAs(app, 'ana')
  await answerItems(app, ana, { most: 14 })
  app.clock.advance(7 * DAY_MS)
  const status = { iqTestTaken: false, attempt: { state: 'lapsed', answered: 14, isDone: false } }
  expect(await ana.call(getIqStatus)).toMatchObject(status)
  expect(await statesOf(app, ana.userId)).toEqual(['open'])
  await app.purge()
  expect(await statesOf(app, ana.userId)).toEqual(['lapsed'])
  expect(await ana.call(getIqStatus)).toMatchObject(status)
  expect(await honorOf(app, ana)).toBe(0)
})

test('one with 15 is scored by the purge', async () => {
  const budi = await startAs(app, 'budi')
  await answerItems(app, budi, { most: 15 })
  await nextItem(budi)
  await lapse()
  expect(await budi.call(getIqStatus)).toMatchObject({ iqTestTaken: true, attempt: { state: 'scored' } })
  expect(await again(budi)).toBe('409 already_taken')
  expect(await honorOf(app, budi)).toBe(50)
})

test('or by its person, who finds it done', async () => {
  const citra = await startAs(app, 'citra')
  await answerItems(app, citra, { most: 15 })
  app.clock.advance(7 * DAY_MS)
  expect(await citra.call(getIqStatus)).toMatchObject({ attempt: { state: 'open', isDone: true } })
  expect(await citra.call(getNextIqItem, { query: { tab: TAB } })).toEqual({ item: null })
  const { result } = await citra.call(finishIqTest, { body: { tab: TAB } })
  expect(result).toMatchObject({ items: 15 })
})

test('or when they start again, which is then refused', async () => {
  const dewi = await startAs(app, 'dewi')
  await answerItems(app, dewi, { most: 16 })
  app.clock.advance(8 * DAY_MS)
  expect(await again(dewi)).toBe('409 already_taken')
  expect(await statesOf(app, dewi.userId)).toEqual(['scored'])
})

test('after a lapse one may start again at once, after the second only when 30 days have passed', async () => {
  let eka = await startAs(app, 'eka')
  await lapse()
  expect(await again(eka)).toBe('200 ok')
  await lapse()
  const { mayStartAt } = await eka.call(getIqStatus)
  expect(mayStartAt).toBe(new Date(app.clock.now().getTime() + 30 * DAY_MS).toISOString())
  expect(await again(eka)).toBe('409 conflict')
  app.clock.advance(30 * DAY_MS - 1000)
  // Sessions end meanwhile.
  eka = await app.signIn('eka')
  expect(await again(eka)).toBe('409 conflict')
  app.clock.advance(1000)
  expect(await eka.call(getIqStatus)).toMatchObject({ mayStartAt: null })
  expect(await again(eka)).toBe('200 ok')
  await lapse()
  expect(await again(eka)).toBe('409 conflict')
  expect(await statesOf(app, eka.userId)).toEqual(['lapsed', 'lapsed', 'lapsed'])
})

test('the attempt of somebody who has left lapses too, and is scored for nobody', async () => {
  const [fajar, gita] = [await startAs(app, 'fajar'), await startAs(app, 'gita')]
  await answerItems(app, gita, { most: 15 })
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
