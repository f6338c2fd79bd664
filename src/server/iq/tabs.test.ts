import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerIqItem, finishIqTest, getNextIqItem, startIqTest } from '../../contract/iq.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import {
  answerBody,
  answerItems,
  nextItem,
  OTHER_TAB,
  refusalOf,
  startAs,
  statesOf,
  storedItems,
  TAB,
} from './iq-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('another tab takes the attempt over with its open item; the first is told that it has moved', async () => {
  const ana = await startAs(app, 'ana', { extraTime: true })
  const item = await nextItem(ana)
  app.clock.advance(20 * SECOND_MS)
  // What was chosen at the start stays.
  const taken = await ana.call(startIqTest, { body: { consent: true, tab: OTHER_TAB, form: 'series' } })
  expect(taken).toMatchObject({ state: 'open', form: 'full', extraTime: true, answered: 0 })
  expect(await refusalOf(ana, getNextIqItem, { query: { tab: TAB } })).toBe('409 moved')
  expect(await refusalOf(ana, answerIqItem, { body: answerBody(item, 1) })).toBe('409 moved')
  expect(await refusalOf(ana, finishIqTest, { body: { tab: TAB } })).toBe('409 moved')
  expect(await nextItem(ana, OTHER_TAB)).toMatchObject({ itemId: item.itemId, remainingMs: 340_000 })
  await ana.call(answerIqItem, { body: answerBody(item, 1, OTHER_TAB) })
  expect(await statesOf(app, ana.userId)).toEqual(['open'])
  // And back again.
  await ana.call(startIqTest, { body: { consent: true, tab: TAB } })
  expect(await refusalOf(ana, getNextIqItem, { query: { tab: OTHER_TAB } })).toBe('409 moved')
  expect(await nextItem(ana)).toMatchObject({ position: 2 })
})

test('an answer that was stored before the tab moved is still answered alike', async () => {
  const budi = await startAs(app, 'budi')
  const item = await nextItem(budi)
  await budi.call(answerIqItem, { body: answerBody(item, 1) })
  await budi.call(startIqTest, { body: { consent: true, tab: OTHER_TAB } })
  expect(await budi.call(answerIqItem, { body: answerBody(item, 1) })).toEqual({ answered: 1, done: false })
})

test('of two tabs that answer at once only the one that has the attempt is heard', async () => {
  const citra = await startAs(app, 'citra')
  await answerItems(app, citra, { most: 2 })
  const item = await nextItem(citra)
  app.clock.advance(9 * SECOND_MS)
  const [moved, answer] = await Promise.all([
    citra.attempt(startIqTest, { body: { consent: true, tab: OTHER_TAB } }),
    citra.attempt(answerIqItem, { body: answerBody(item, null) }),
  ])
  expect(moved.status).toBe(200)
  const stored = (await storedItems(app, citra.userId)).at(-1)
  expect(answer.status).toBe(stored?.answered_at === null ? 409 : 200)
  expect(await nextItem(citra, OTHER_TAB)).toMatchObject({ position: stored?.answered_at === null ? 3 : 4 })
})
