import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clearConversation, getConversation, getMessage, listMessages } from '../../contract/conversations.ts'
import {
  closeMessageReport,
  deleteMessage,
  listMessageReports,
  readMessageReport,
  reportMessage,
} from '../../contract/message-acts.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { ask, of, send, start, startGroup, type Somebody } from './change-testing.ts'

let app: TestApp
let number = 0
let [ana, budi, mod, operator] = [] as unknown as [Somebody, Somebody, Somebody, Somebody]
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  mod = await app.signIn('mod', 'moderator')
  operator = await app.signIn('op', 'operator')
})
afterAll(() => app.close())
beforeEach(async () => {
  number++
  ana = await app.signIn(`ana${number}`)
  budi = await app.signIn(`budi${number}`)
  await app.db.deleteFrom('message_reports').execute()
})

const report = (client: Somebody, message: { id: number }, body: object = {}) =>
  client.attempt(reportMessage, { ...of(message), body: { reason: 'harassment', consent: true, ...body } })
const listed = async (client: Somebody = mod) => (await client.call(listMessageReports)).items
/** All that are open, read one by one. */
const openReports = async (client: Somebody = mod) => {
  const reports = []
  for (const one of await listed(client)) reports.push(await client.call(readMessageReport, of(one)))
  return reports
}
const readings = async () => {
  const rows = await app.db
    .selectFrom('staff_log')
    .select(['actor_id', 'action', 'object_id', 'details'])
    .where('object_type', '=', 'message-report')
    .orderBy('id')
    .execute()
  return rows.map(({ actor_id, action, object_id, details }) => [actor_id, action, object_id, details])
}

test('a report shows moderators the message and the five before it, as they were, and nothing else', async () => {
  const first = await start(ana, budi, 'Word 1')
  for (const count of [2, 3, 4, 5, 6]) await send(count % 2 === 0 ? budi : ana, first, `Word ${count}`)
  const bad = await send(ana, first, 'Word 7, ||and a hidden insult||')
  await send(ana, first, 'Word 8')
  expect((await report(budi, bad, { text: 'She insults me.' })).status).toBe(200)
  await ana.call(deleteMessage, { ...of(bad), query: { for: 'everyone' } })

  const [only, ...others] = await openReports()
  expect(others).toEqual([])
  expect(only).toMatchObject({
    reason: 'harassment',
    text: 'She insults me.',
    reporter: { id: budi.userId },
  })
  expect(only?.excerpt.map(({ text }) => text)).toEqual([
    'Word 2',
    'Word 3',
    'Word 4',
    'Word 5',
    'Word 6',
    'Word 7, and a hidden insult',
  ])
  expect(only?.excerpt.at(-1)).toMatchObject({
    senderId: ana.userId,
    senderName: `ana${number} Tester`,
    pictureCount: 0,
  })
})

test('only what the reporter is shown goes into a report', async () => {
  const first = await start(ana, budi, 'Cleared')
  await budi.call(clearConversation, of({ id: first.conversationId }))
  const hidden = await send(ana, first, 'Hidden')
  await budi.call(deleteMessage, { ...of(hidden), query: { for: 'me' } })
  const removed = await send(ana, first, 'Removed')
  await ana.call(deleteMessage, { ...of(removed), query: { for: 'everyone' } })
  const bad = await send(ana, first, 'Bad')
  for (const gone of [first, hidden, removed]) expect((await report(budi, gone)).status).toBe(404)
  await report(budi, bad)
  expect((await openReports())[0]?.excerpt.map(({ text }) => text)).toEqual(['', 'Bad'])
})

test('one open report of a person and message: a second replaces what they said; own ones and strange ones are refused', async () => {
  const message = await start(ana, budi)
  expect((await report(ana, message)).status).toBe(400)
  for (const outsider of [mod, operator, await app.signIn(`eka${number}`)])
    expect((await report(outsider, message)).status).toBe(404)
  expect((await report(budi, message, { consent: false })).status).toBe(400)
  expect((await report(budi, message, { reason: 'other' })).status).toBe(400)
  await report(budi, message, { reason: 'spam' })
  await report(budi, message, { reason: 'other', text: 'It is a threat.' })
  expect(await openReports()).toMatchObject([{ reason: 'other', text: 'It is a threat.' }])
})

test('a request can be reported before it is accepted', async () => {
  const message = await ask(ana, budi, 'Buy my pills')
  expect((await report(budi, message, { reason: 'spam' })).status).toBe(200)
  expect((await openReports())[0]?.excerpt).toMatchObject([{ text: 'Buy my pills' }])
})

test('operators get one mail about a message, without a word of the conversation or of the reporter', async () => {
  const message = await startGroup(ana, [budi, await app.signIn(`citra${number}`)], 'Xylophone')
  const citra = await app.signIn(`citra${number}`)
  await app.jobs.runDue()
  app.mails.length = 0
  await report(budi, message, { reason: 'other', text: 'Zeppelin' })
  await report(budi, message, { reason: 'spam' })
  await report(citra, message)
  await app.jobs.runDue()
  const mails = app.mails.filter(({ to }) => to === 'op@example.com')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toContain('A message was reported')
  expect(JSON.stringify(mails)).not.toMatch(/Xylophone|Zeppelin|ana|budi|Readers/)
})

test('every reading is written into the staff’s log, and every verdict; closed ones are listed no more', async () => {
  const message = await start(ana, budi)
  await report(budi, message)
  const before = (await readings()).length
  const [{ id } = { id: 0 }] = await listed()
  expect(await listed()).toEqual([{ id, reason: 'harassment', createdAt: expect.any(String) }])
  // The list has nothing of anybody, so looking at it is no reading.
  expect(await readings()).toHaveLength(before)
  await mod.call(readMessageReport, of({ id }))
  await operator.call(readMessageReport, of({ id }))
  expect((await budi.attempt(readMessageReport, of({ id }))).status).toBe(404)
  expect((await readings()).slice(before)).toEqual([
    [mod.userId, 'read-message-report', id, {}],
    [operator.userId, 'read-message-report', id, {}],
  ])
  const close = (client: Somebody) =>
    client.attempt(closeMessageReport, { ...of({ id }), body: { verdict: 'founded' } })
  expect((await close(budi)).status).toBe(404)
  expect((await close(mod)).status).toBe(200)
  expect((await close(operator)).status).toBe(409)
  expect((await readings()).at(-1)).toEqual([mod.userId, 'close-message-report', id, { verdict: 'founded' }])
  expect(await openReports()).toEqual([])
  expect((await mod.attempt(readMessageReport, of({ id }))).status).toBe(404)
  expect(
    (await mod.attempt(closeMessageReport, { ...of({ id: 999_999 }), body: { verdict: 'founded' } })).status,
  ).toBe(404)
  // Reported again after the verdict, it is a new one.
  await report(budi, message)
  expect(await openReports()).toHaveLength(1)
})

test('the list goes on page by page', async () => {
  const message = await start(ana, budi)
  const values = Array.from({ length: 25 }, (_, place) => ({
    message_id: null,
    reporter_id: budi.userId,
    reported_id: ana.userId,
    reason: 'spam',
    excerpt: '[]',
    text: String(place),
    created_at: app.clock.now(),
  }))
  await app.db.insertInto('message_reports').values(values).execute()
  const first = await mod.call(listMessageReports)
  const second = await mod.call(listMessageReports, { query: { cursor: first.nextCursor ?? '' } })
  const ids = [...first.items, ...second.items].map(({ id }) => id)
  expect(ids).toEqual(Array.from({ length: 25 }, (_, place) => (ids[0] ?? 0) - place))
  expect([second.items.length, second.nextCursor]).toEqual([5, null])
  expect(message.id).toBeGreaterThan(0)
})

test('a moderator is neither shown a report about themselves nor judges it', async () => {
  const second = await app.signIn('mod2', 'moderator')
  const message = await start(second, budi, 'I am the law')
  await report(budi, message)
  expect(await openReports(second)).toEqual([])
  const [{ id } = { id: 0 }] = await openReports()
  const own = { ...of({ id }), body: { verdict: 'unfounded' } }
  expect((await second.attempt(closeMessageReport, own)).status).toBe(403)
  expect((await second.attempt(readMessageReport, of({ id }))).status).toBe(404)
})

test('staff read no conversation that they are not in, reported or not', async () => {
  const message = await start(ana, budi)
  await report(budi, message)
  const place = of({ id: message.conversationId })
  for (const client of [mod, operator]) {
    expect((await client.attempt(getConversation, place)).status).toBe(404)
    expect((await client.attempt(listMessages, place)).status).toBe(404)
    expect((await client.attempt(getMessage, of(message))).status).toBe(404)
    const everyone = { ...of(message), query: { for: 'everyone' } }
    expect((await client.attempt(deleteMessage, everyone)).status).toBe(404)
  }
  expect((await ana.attempt(listMessageReports)).status).toBe(404)
})

test('reports are limited each day, and what was judged is erased after some months', async () => {
  const limited = await testApp()
  const [one, other] = [await limited.signIn('one'), await limited.signIn('other')]
  const message = await start(one, other)
  const answers = []
  for (let count = 0; count < 60; count++) answers.push((await report(other, message)).status)
  expect(answers.at(-1)).toBe(429)
  await limited.close()

  const judged = await start(ana, budi)
  await report(budi, judged)
  const [{ id } = { id: 0 }] = await openReports()
  await mod.call(closeMessageReport, { ...of({ id }), body: { verdict: 'unfounded' } })
  const count = async () => (await app.db.selectFrom('message_reports').select('id').execute()).length
  app.clock.advance(90 * DAY_MS - MINUTE_MS)
  await app.purge()
  expect(await count()).toBe(1)
  app.clock.advance(MINUTE_MS)
  await app.purge()
  expect(await count()).toBe(0)
})
