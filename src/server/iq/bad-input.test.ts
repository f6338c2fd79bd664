import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answerIqItem,
  finishIqTest,
  getIqStatus,
  getNextIqItem,
  noteIqEvent,
  startIqTest,
} from '../../contract/iq.ts'
import { saveBirthYear } from '../../contract/nsfw.ts'
import { DAY_MS, SECOND_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import {
  answerBody,
  answerItems,
  keyOf,
  nextItem,
  purgeTwice,
  refusalOf,
  startAs,
  statesOf,
  storedItems,
  TAB,
  takeWholeTest,
  wrong,
  honorOf,
} from './iq-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const NOBODYS = '00000000-0000-4000-8000-000000000000'

describe('starting', () => {
  test('two starts at once are one attempt', async () => {
    const ana = await app.signIn('ana')
    const starts = Array.from({ length: 6 }, () =>
      ana.attempt(startIqTest, { body: { consent: true, tab: TAB } }),
    )
    expect((await Promise.all(starts)).map(({ status }) => status).sort((one, other) => one - other)).toEqual(
      [200, 200, 200, 200, 200, 201],
    )
    expect(await statesOf(app, ana.userId)).toEqual(['open'])
  })

  test.each([
    ['no consent', { tab: TAB }],
    ['consent refused', { consent: false, tab: TAB }],
    ['no tab', { consent: true }],
    ['a tab that is none', { consent: true, tab: 'a b' }],
    ['an unknown form', { consent: true, tab: TAB, form: 'verbal' }],
    ['a score', { consent: true, tab: TAB, score: 140 }],
  ])('is refused with %s', async (_, body) => {
    const budi = await app.signIn('budi')
    expect(await refusalOf(budi, startIqTest, { body })).toBe('400 invalid_input')
    expect(await statesOf(app, budi.userId)).toEqual([])
  })

  test('is for people of 13 and over', async () => {
    const young = await app.signIn('young')
    await young.call(saveBirthYear, { body: { birthYear: app.clock.now().getUTCFullYear() - 13 } })
    expect(await young.call(getIqStatus)).toMatchObject({ isOldEnough: false })
    expect(await refusalOf(young, startIqTest, { body: { consent: true, tab: TAB } })).toBe('403 under_age')
    const older = await app.signIn('older')
    await older.call(saveBirthYear, { body: { birthYear: app.clock.now().getUTCFullYear() - 14 } })
    expect(await refusalOf(older, startIqTest, { body: { consent: true, tab: TAB } })).toBe('201 ok')
  })

  test('a second time is refused once there is a score', async () => {
    const citra = await startAs(app, 'citra')
    await takeWholeTest(app, citra)
    expect(await refusalOf(citra, startIqTest, { body: { consent: true, tab: TAB } })).toBe(
      '409 already_taken',
    )
    expect(await refusalOf(citra, getNextIqItem, { query: { tab: TAB } })).toBe('409 already_taken')
  })

  test('without it there is nothing to ask, answer or finish', async () => {
    const dewi = await app.signIn('dewi')
    expect(await refusalOf(dewi, getNextIqItem, { query: { tab: TAB } })).toBe('404 not_found')
    expect(await refusalOf(dewi, finishIqTest, { body: { tab: TAB } })).toBe('404 not_found')
  })
})

describe('answering', () => {
  test('twice changes nothing, one after the other or at once, and is answered alike', async () => {
    const eka = await startAs(app, 'eka')
    const item = await nextItem(eka)
    const key = await keyOf(app, item.itemId)
    app.clock.advance(9 * SECOND_MS)
    const at = Array.from({ length: 5 }, () =>
      eka.attempt(answerIqItem, { body: answerBody(item, wrong(item, key)) }),
    )
    for (const { status, body } of await Promise.all(at))
      expect([status, body]).toEqual([200, { answered: 1, done: false }])
    const [stored] = await storedItems(app, eka.userId)
    app.clock.advance(9 * SECOND_MS)
    // The right one now comes too late.
    expect(await eka.call(answerIqItem, { body: answerBody(item, key) })).toEqual({
      answered: 1,
      done: false,
    })
    expect(await storedItems(app, eka.userId)).toEqual([stored])
    expect(stored).toMatchObject({ is_correct: false, server_ms: 9000 })
  })

  test('late is stored as wrong, whatever was chosen', async () => {
    const fajar = await startAs(app, 'fajar')
    const item = await nextItem(fajar)
    app.clock.advance(183 * SECOND_MS)
    expect(await nextItem(fajar)).toMatchObject({ itemId: item.itemId, remainingMs: 0 })
    const key = await keyOf(app, item.itemId)
    expect(await fajar.call(answerIqItem, { body: answerBody(item, key) })).toEqual({
      answered: 1,
      done: false,
    })
    expect(await storedItems(app, fajar.userId)).toMatchObject([
      { is_late: true, is_correct: false, response: null },
    ])
  })

  test('what was sent in time and took a moment on its way counts', async () => {
    const gita = await startAs(app, 'gita')
    const item = await nextItem(gita)
    app.clock.advance(181 * SECOND_MS)
    await gita.call(answerIqItem, { body: answerBody(item, await keyOf(app, item.itemId)) })
    expect(await storedItems(app, gita.userId)).toMatchObject([{ is_late: false, is_correct: true }])
  })

  test('an item of somebody else, or of nobody, is not found', async () => {
    const [hana, indah] = [await startAs(app, 'hana'), await startAs(app, 'indah')]
    const item = await nextItem(hana)
    await nextItem(indah)
    expect(await refusalOf(indah, answerIqItem, { body: answerBody(item, 1) })).toBe('404 not_found')
    expect(await refusalOf(indah, answerIqItem, { body: answerBody({ ...item, itemId: NOBODYS }, 1) })).toBe(
      '404 not_found',
    )
    expect(await refusalOf(indah, noteIqEvent, { body: { itemId: item.itemId, type: 'blur' } })).toBe(
      '404 not_found',
    )
    expect(await storedItems(app, hana.userId)).toMatchObject([{ answered_at: null, blur_count: 0 }])
  })

  test('out of order is not possible: there is one open item, and one of an earlier attempt is refused', async () => {
    const joko = await startAs(app, 'joko')
    const item = await nextItem(joko)
    expect(await nextItem(joko)).toMatchObject({ itemId: item.itemId })
    app.clock.advance(8 * DAY_MS)
    await purgeTwice(app)
    await joko.call(startIqTest, { body: { consent: true, tab: TAB } })
    await nextItem(joko)
    expect(await refusalOf(joko, answerIqItem, { body: answerBody(item, 1) })).toBe('409 conflict')
  })

  test.each([
    ['a choice of 8', { choice: 8 }],
    ['a choice below 0', { choice: -1 }],
    ['half a choice', { choice: 1.5 }],
    ['a choice as text', { choice: '1' }],
    ['nothing', {}],
    ['both', { choice: 1, number: 1 }],
    ['a number too large', { number: 1e12 }],
    ['its own verdict', { choice: 1, isCorrect: true }],
    ['a time below 0', { choice: 1, clientMs: -1 }],
    ['a tab that is none', { choice: 1, tab: '' }],
    ['no id', { choice: 1, itemId: 'first' }],
  ])('with %s is refused, and the item stays open', async (_, change) => {
    const kiki = await startAs(app, 'kiki')
    const { itemId } = await nextItem(kiki)
    const told = { tab: TAB, itemId, clientMs: 9000, blurCount: 0, blurMs: 0 }
    expect(await refusalOf(kiki, answerIqItem, { body: { ...told, ...change } })).toBe('400 invalid_input')
    expect(await nextItem(kiki)).toMatchObject({ itemId, position: 1 })
  })

  test('with an answer of the other kind is refused', async () => {
    const lala = await startAs(app, 'lala', { form: 'series' })
    const { itemId } = await nextItem(lala)
    const told = { tab: TAB, itemId, clientMs: 9000, blurCount: 0, blurMs: 0 }
    expect(await refusalOf(lala, answerIqItem, { body: { ...told, choice: 3 } })).toBe('400 invalid_input')
    expect(await refusalOf(lala, answerIqItem, { body: { ...told, choice: null } })).toBe('200 ok')
  })

  test('"I don’t know" is wrong, and is no hurry', async () => {
    const mira = await startAs(app, 'mira')
    const item = await nextItem(mira)
    app.clock.advance(5 * SECOND_MS)
    await mira.call(answerIqItem, { body: answerBody(item, null) })
    expect(await storedItems(app, mira.userId)).toMatchObject([
      { response: null, is_correct: false, is_late: false },
    ])
  })

  test('goes on one a second', async () => {
    const nia = await startAs(app, 'nia')
    await nia.call(answerIqItem, { body: answerBody(await nextItem(nia), null) })
    const second = await nextItem(nia)
    const refused = await nia.attempt(answerIqItem, { body: answerBody(second, null) })
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 1])
    app.clock.advance(SECOND_MS)
    expect(await nia.call(answerIqItem, { body: answerBody(second, null) })).toMatchObject({ answered: 2 })
  })

  test('after a lapse is refused, and gives no score', async () => {
    const oka = await startAs(app, 'oka')
    await answerItems(app, oka, { most: 3 })
    const item = await nextItem(oka)
    app.clock.advance(7 * DAY_MS)
    expect(await refusalOf(oka, answerIqItem, { body: answerBody(item, 1) })).toBe('410 lapsed')
    await purgeTwice(app)
    expect(await refusalOf(oka, answerIqItem, { body: answerBody(item, 1) })).toBe('410 lapsed')
    expect(await refusalOf(oka, getNextIqItem, { query: { tab: TAB } })).toBe('410 lapsed')
    expect(await oka.call(finishIqTest, { body: { tab: TAB } })).toEqual({ result: null })
    expect(await honorOf(app, oka)).toBe(0)
  })

  test('of two askings at once both are given the same item', async () => {
    const putri = await startAs(app, 'putri')
    const asked = await Promise.all(Array.from({ length: 5 }, () => nextItem(putri)))
    expect(new Set(asked.map(({ itemId }) => itemId)).size).toBe(1)
    expect(await storedItems(app, putri.userId)).toHaveLength(1)
  })
})

describe('finishing', () => {
  test('before the end is refused', async () => {
    const rani = await startAs(app, 'rani')
    await answerItems(app, rani, { most: 2 })
    expect(await refusalOf(rani, finishIqTest, { body: { tab: TAB } })).toBe('409 conflict')
    expect(await statesOf(app, rani.userId)).toEqual(['open'])
  })

  test('twice at once scores once and pays once', async () => {
    const sari = await startAs(app, 'sari')
    await answerItems(app, sari)
    const results = await Promise.all(
      Array.from({ length: 4 }, () => sari.call(finishIqTest, { body: { tab: TAB } })),
    )
    expect(new Set(results.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(results[0]?.result?.score).toBeGreaterThan(100)
    expect(await statesOf(app, sari.userId)).toEqual(['scored'])
    expect(await honorOf(app, sari)).toBe(50)
  })
})

test('leaving the window and pasting are noted with the open item, and nothing is refused for it', async () => {
  const tari = await startAs(app, 'tari')
  const item = await nextItem(tari)
  const note = (type: string) => refusalOf(tari, noteIqEvent, { body: { itemId: item.itemId, type } })
  for (const type of ['blur', 'focus', 'blur', 'focus', 'paste']) expect(await note(type)).toBe('200 ok')
  expect(await note('copy')).toBe('400 invalid_input')
  app.clock.advance(9 * SECOND_MS)
  await tari.call(answerIqItem, { body: { ...answerBody(item, null), blurCount: 1, blurMs: 7000 } })
  expect(await note('blur')).toBe('200 ok')
  expect(await storedItems(app, tari.userId)).toMatchObject([{ blur_count: 2, blur_ms: 7000, pastes: 1 }])
  for (let count = 0; count < 60; count++) await note('focus')
  expect(await note('focus')).toBe('429 too_many_requests')
})
