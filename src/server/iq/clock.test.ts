import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerIqItem, getIqStatus } from '../../contract/iq.ts'
import { IQ_ITEM_SECONDS } from '../../contract/iq-rules.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../platform/clock.ts'
import type { Work } from '../platform/work-pool.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import {
  answerBody,
  answerItems,
  keyOf,
  nextItem,
  startAs,
  storedItems,
  TAB,
  takeWholeTest,
} from './iq-testing.ts'
import { itemKeys } from './item-keys.ts'
import { itemSeeds } from './item-seeds.ts'
import { makeItem, type ItemOrder } from './make-item.ts'
import { serveNext } from './next-actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const WHOLE = IQ_ITEM_SECONDS * SECOND_MS

test('how long an item takes to be made is not taken from its time', async () => {
  const zaki = await startAs(app, 'zaki')
  const work: Work = {
    run: <T>(_: string, order: unknown) => {
      app.clock.advance(4 * SECOND_MS)
      return Promise.resolve(makeItem(order as ItemOrder) as T)
    },
  }
  const next = () => {
    const asking = {
      userId: zaki.userId,
      tab: TAB,
      now: app.clock.now(),
      seeds: itemSeeds(app.site.secret),
      keys: itemKeys(app.site.secret),
      work,
    }
    return serveNext(app.db, asking, app.clock)
  }
  expect(await next()).toMatchObject({ position: 1, remainingMs: WHOLE })
  // It is not made again.
  expect(await next()).toMatchObject({ position: 1, remainingMs: WHOLE })
})

test('a clock that is set back gives an item its whole time once more, and never longer', async () => {
  const ana = await startAs(app, 'ana')
  const item = await nextItem(ana)
  app.clock.setBack(2 * HOUR_MS)
  const again = await nextItem(ana)
  expect(again).toMatchObject({ itemId: item.itemId, remainingMs: WHOLE })
  expect(new Date(again.deadlineAt).getTime() - app.clock.now().getTime()).toBe(WHOLE)
  app.clock.advance(MINUTE_MS)
  expect(await nextItem(ana)).toMatchObject({ itemId: item.itemId, remainingMs: WHOLE - MINUTE_MS })
  app.clock.advance(WHOLE)
  expect(await nextItem(ana)).toMatchObject({ itemId: item.itemId, remainingMs: 0 })
  await ana.call(answerIqItem, { body: answerBody(item, 1) })
  expect(await storedItems(app, ana.userId)).toMatchObject([{ is_late: true }])
})

test('an answer after the clock was set back counts, with the time that the browser took', async () => {
  const budi = await startAs(app, 'budi')
  const item = await nextItem(budi)
  app.clock.setBack(HOUR_MS)
  await budi.call(answerIqItem, { body: answerBody(item, await keyOf(app, item.itemId)) })
  expect(await storedItems(app, budi.userId)).toMatchObject([
    { is_correct: true, is_late: false, server_ms: 9000 },
  ])
  // Its answer lies in the future now: it keeps nobody from answering the next one.
  app.clock.setBack(HOUR_MS)
  const second = await nextItem(budi)
  expect(await budi.call(answerIqItem, { body: answerBody(second, null) })).toMatchObject({ answered: 2 })
})

test('a clock that jumps ahead makes the open item late, and nothing else', async () => {
  const citra = await startAs(app, 'citra')
  const item = await nextItem(citra)
  app.clock.advance(DAY_MS)
  const again = await nextItem(citra)
  expect(again).toMatchObject({
    itemId: item.itemId,
    remainingMs: 0,
    deadlineAt: app.clock.now().toISOString(),
  })
  await citra.call(answerIqItem, { body: answerBody(item, 1) })
  expect(await storedItems(app, citra.userId)).toMatchObject([{ is_late: true, server_ms: WHOLE + 2000 }])
  expect(await nextItem(citra)).toMatchObject({ position: 2, remainingMs: WHOLE })
})

test('a test across a clock that jumps to and fro ends with a score', async () => {
  const dewi = await startAs(app, 'dewi')
  await answerItems(app, dewi, { most: 5 })
  app.clock.setBack(3 * HOUR_MS)
  await answerItems(app, dewi, { most: 5 })
  app.clock.advance(DAY_MS)
  expect((await takeWholeTest(app, dewi))?.score).toBeGreaterThan(115)
  expect(await dewi.call(getIqStatus)).toMatchObject({ iqTestTaken: true })
})
