import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerIqItem, finishIqTest, getIqStatus, getNextIqItem, noteIqEvent } from '../../contract/iq.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { statementsOf } from '../testing/statements-of.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { publishTestVersion } from './calibration/version-testing.ts'
import { answerBody, answerItems, nextItem, startAs, TAB } from './iq-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await publishTestVersion(app.db, 1, [])
})
afterAll(() => app.close())

/** The session is one of the round trips. */
const costOf = async (work: () => Promise<unknown>) => {
  const { statements, commits } = await statementsOf(work)
  return { roundTrips: statements.length, commits }
}

test('asking, asking again, noting and answering take three round trips and one commit at most', async () => {
  const ana = await startAs(app, 'ana')
  await answerItems(app, ana, { most: 3 })
  const ask = () => ana.call(getNextIqItem, { query: { tab: TAB } })
  expect(await costOf(ask)).toEqual({ roundTrips: 3, commits: 1 })
  expect(await costOf(ask)).toEqual({ roundTrips: 2, commits: 0 })
  const item = await nextItem(ana)
  const note = () => ana.call(noteIqEvent, { body: { itemId: item.itemId, type: 'blur' } })
  expect(await costOf(note)).toEqual({ roundTrips: 2, commits: 1 })
  app.clock.advance(9 * SECOND_MS)
  const answer = () => ana.call(answerIqItem, { body: answerBody(item, null) })
  expect(await costOf(answer)).toEqual({ roundTrips: 3, commits: 1 })
  expect(await costOf(answer)).toEqual({ roundTrips: 2, commits: 0 })
})

test('finishing is one transaction', async () => {
  const budi = await startAs(app, 'budi')
  await answerItems(app, budi)
  // So that the session was used a moment ago, which is written down once a minute.
  await budi.call(getIqStatus)
  const cost = await costOf(() => budi.call(finishIqTest, { body: { tab: TAB } }))
  // Session, begin, lock, answers, attempt, result, follow-up, commit, result.
  expect(cost).toEqual({ roundTrips: 9, commits: 1 })
})
