import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '../../contract/auth.ts'
import { answerIqItem, finishIqTest, getIqResult, getIqStatus, startIqTest } from '../../contract/iq.ts'
import { IQ_FAMILIES, IQ_ITEM_SECONDS, IQ_MOST_SHOWN } from '../../contract/iq-rules.ts'
import { DAY_MS, SECOND_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { exportIqAttempts } from './export-queries.ts'
import {
  answerBody,
  answerItems,
  nextItem,
  startAs,
  storedItems,
  TAB,
  takeWholeTest,
  honorOf,
  ledgerOf,
} from './iq-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('[S7-8] GET /api/iq/status answers the IQ status, to members only', async () => {
  const alice = await app.signIn('alice')
  expect(await alice.call(getIqStatus)).toEqual({
    iqTestTaken: false,
    attempt: null,
    mayStartAt: null,
    isOldEnough: true,
  })
  expect((await app.visitor().attempt(getIqStatus)).status).toBe(401)
})

test('[S3-3] IQ status has iqTestTaken, true once there is a result', async () => {
  const bela = await app.signIn('bela')
  const result = { user_id: bela.userId, score: 117, finished_at: app.clock.now() }
  await app.db.insertInto('iq_results').values(result).execute()
  expect(await bela.call(getIqStatus)).toMatchObject({ iqTestTaken: true })
  expect(await bela.call(getUser)).toMatchObject({ iqTestTaken: true, iqScore: 117 })
})

test('a whole test: items one after the other, then one score with its interval, and Honor once', async () => {
  const citra = await startAs(app, 'citra')
  expect(await citra.call(getIqStatus)).toMatchObject({
    iqTestTaken: false,
    attempt: { state: 'open', form: 'full', extraTime: false, answered: 0, isDone: false },
  })
  expect(await citra.call(getIqResult)).toEqual({ result: null })
  const count = await answerItems(app, citra, { knows: (position) => position % 3 !== 0 })
  expect(count).toBeGreaterThanOrEqual(15)
  expect(count).toBeLessThanOrEqual(IQ_MOST_SHOWN)
  expect(await citra.call(getIqStatus)).toMatchObject({ attempt: { isDone: true, answered: count } })
  const { result } = await citra.call(finishIqTest, { body: { tab: TAB } })
  expect(result).toMatchObject({
    items: count,
    families: IQ_FAMILIES.length,
    form: 'full',
    comparedWith: null,
    validity: expect.stringMatching(/^(good|caution)$/),
    finishedAt: app.clock.now().toISOString(),
  })
  expect(result?.low).toBeLessThan(result?.score ?? 0)
  expect(result?.high).toBeGreaterThan(result?.score ?? 0)
  // Asked again, whatever happens: the same.
  expect(await citra.call(finishIqTest, { body: { tab: 'any-other-tab' } })).toEqual({ result })
  expect(await citra.call(getIqResult)).toEqual({ result })
  const score = Math.min(140, Math.max(60, result?.score ?? 0))
  expect(await citra.call(getUser)).toMatchObject({ iqTestTaken: true, iqScore: score })
  expect(await citra.call(getIqStatus)).toMatchObject({ iqTestTaken: true, attempt: { state: 'scored' } })
  expect(await ledgerOf(app, citra)).toEqual(['+50 iq-finished'])
  const items = await storedItems(app, citra.userId)
  expect(new Set(items.map(({ template_id }) => template_id)).size).toBe(count)
  expect(items.filter(({ is_pilot }) => is_pilot).map(({ position }) => position >= 5)).toEqual([true, true])
})

test('who knows more scores higher, and is paid the same', async () => {
  const [dewi, eka] = [await startAs(app, 'dewi'), await startAs(app, 'eka')]
  const knowing = await takeWholeTest(app, dewi)
  const guessing = await takeWholeTest(app, eka, { knows: () => false })
  expect(knowing?.score).toBeGreaterThan(120)
  expect(guessing?.score).toBeLessThan(80)
  expect(await honorOf(app, dewi)).toBe(50)
  expect(await honorOf(app, eka)).toBe(50)
})

test('the same item comes again, drawn alike, with the time that it has left', async () => {
  const fajar = await startAs(app, 'fajar')
  const first = await nextItem(fajar)
  expect(first).toMatchObject({ position: 1, remainingMs: IQ_ITEM_SECONDS * SECOND_MS })
  app.clock.advance(50 * SECOND_MS)
  const again = await nextItem(fajar)
  expect(again).toEqual({ ...first, remainingMs: (IQ_ITEM_SECONDS - 50) * SECOND_MS })
})

test('whoever rests between two items loses no time', async () => {
  const gita = await startAs(app, 'gita')
  await answerItems(app, gita, { most: 1 })
  app.clock.advance(3 * DAY_MS)
  expect(await nextItem(gita)).toMatchObject({ position: 2, remainingMs: IQ_ITEM_SECONDS * SECOND_MS })
})

test('extra time doubles the time of every item', async () => {
  const hana = await startAs(app, 'hana', { extraTime: true })
  const item = await nextItem(hana)
  expect(item.remainingMs).toBe(2 * IQ_ITEM_SECONDS * SECOND_MS)
  app.clock.advance(300 * SECOND_MS)
  await hana.call(answerIqItem, { body: answerBody(item, null) })
  expect(await storedItems(app, hana.userId)).toMatchObject([{ is_late: false, server_ms: 300_000 }])
})

test('the form without drawings has series alone, and a score', async () => {
  const indah = await startAs(app, 'indah', { form: 'series' })
  const item = await nextItem(indah)
  expect(item).toMatchObject({ kind: 'number', instruction: 'series', stem: [] })
  expect(item.numbers?.length).toBeGreaterThanOrEqual(4)
  expect(await takeWholeTest(app, indah)).toMatchObject({ form: 'series', families: 1 })
})

test('too many answers that nobody can have thought about give no score and no Honor, and it may be started again', async () => {
  const joko = await startAs(app, 'joko')
  expect(await takeWholeTest(app, joko, { secondsEach: 2 })).toBeNull()
  expect(await joko.call(finishIqTest, { body: { tab: TAB } })).toEqual({ result: null })
  expect(await joko.call(getIqStatus)).toMatchObject({
    iqTestTaken: false,
    attempt: { state: 'not-scored' },
    mayStartAt: null,
  })
  expect(await honorOf(app, joko)).toBe(0)
  expect(await joko.call(startIqTest, { body: { consent: true, tab: TAB } })).toMatchObject({ answered: 0 })
})

test('two people are never asked the same', async () => {
  const [kiki, lala] = [await startAs(app, 'kiki'), await startAs(app, 'lala')]
  const drawn = async (person: typeof kiki) => {
    const { stem, options, numbers } = await nextItem(person)
    return JSON.stringify({ stem, options, numbers })
  }
  expect(await drawn(kiki)).not.toBe(await drawn(lala))
})

test('when an account is deleted its answers stay, and belong to nobody', async () => {
  const mira = await startAs(app, 'mira')
  await takeWholeTest(app, mira)
  await app.db.deleteFrom('users').where('id', '=', mira.userId).execute()
  const left = await app.db.selectFrom('iq_attempts').selectAll().where('user_id', 'is', null).execute()
  expect(left).toMatchObject([{ state: 'scored', tab: '', void_reason: null }])
  // Nothing is left to tell by when it was, or from where.
  const items = await app.db
    .selectFrom('iq_items')
    .selectAll()
    .where('attempt_id', '=', left[0]?.id ?? '')
    .execute()
  const times = [...left, ...items]
    .flatMap((row) => Object.values(row))
    .filter((value) => value instanceof Date)
  expect(times.length).toBeGreaterThan(3 * 15)
  for (const time of times) expect(time.getTime() % DAY_MS).toBe(0)
  for (const item of items)
    expect(item).toMatchObject({ client_ms: null, blur_count: 0, blur_ms: 0, pastes: 0, is_late: false })
  expect(
    await app.db.selectFrom('iq_results').select('score').where('user_id', '=', mira.userId).execute(),
  ).toEqual([])
})

test('people take along what they answered and were told, and nothing that gives items away', async () => {
  const nia = await startAs(app, 'nia')
  const result = await takeWholeTest(app, nia)
  const [attempt] = await exportIqAttempts(app.db, nia.userId)
  expect(attempt).toMatchObject({
    state: 'scored',
    device: 'desktop',
    report: { score: result?.score },
    validity: result?.validity,
    flags: { rapid: 0, pastes: 0 },
  })
  expect(attempt?.answers).toHaveLength(result?.items ?? 0)
  expect(JSON.stringify(attempt)).not.toMatch(/correct|template|theta|pilot|key|shown|stem/i)
})
