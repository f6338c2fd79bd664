import { afterEach, beforeEach, expect, test } from 'vitest'
import { getNotificationSettings, saveNotificationSettings } from '../../contract/notifications.ts'
import { savePushSubscription } from '../../contract/push.ts'
import { likeSomething, listener, runJobs } from '../testing/notified-people.ts'
import { HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { goToHour, newBrowser, takePushes, type Answers, type Sent } from './push-testing.ts'

let app: TestApp
let sent: Sent[]
let answers: Answers
beforeEach(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  goToHour(app, 5)
  ;({ sent, answers } = takePushes(app))
})
afterEach(() => app.close())

test('in quiet hours it waits for their end; several are one then, and what was read is not told', async () => {
  const alice = await listener(app, 'alice', { push: true }, 'my')
  const [budi, browser] = [await app.signIn('budi'), newBrowser()]
  await alice.call(savePushSubscription, { body: { ...browser.body, timeZone: 'Asia/Kuala_Lumpur' } })
  // 23:00 in Kuala Lumpur.
  goToHour(app, 15)
  for (let article = 0; article < 3; article++) await likeSomething(app, alice, budi)
  const lines = await app.db.selectFrom('notifications').select('id').orderBy('id').execute()
  await app.db
    .updateTable('notifications')
    .set({ read_at: app.clock.now() })
    .where('id', '=', lines[0]?.id ?? 0)
    .execute()
  await runJobs(app)
  app.clock.advance(7 * HOUR_MS + 59 * MINUTE_MS)
  await runJobs(app)
  expect(sent).toEqual([])
  app.clock.advance(MINUTE_MS)
  await runJobs(app)
  expect(sent.map((push) => browser.read(push))).toEqual([
    { title: 'Cendekia', body: '2 pemberitahuan baharu', path: '/notifications', tag: 'notifications' },
  ])
})

test('a push that is tried again asks for quiet hours again', async () => {
  const [alice, budi, browser] = [
    await listener(app, 'alice', { push: true }),
    await app.signIn('budi'),
    newBrowser(),
  ]
  await alice.call(savePushSubscription, { body: browser.body })
  // 21:59:50 in Jakarta; the next try would be at 22:00.
  goToHour(app, 14)
  app.clock.advance(HOUR_MS - 10_000)
  answers.splice(0, 9, 503, 503)
  await likeSomething(app, alice, budi)
  for (let tries = 0; tries < 4; tries++) {
    await runJobs(app)
    app.clock.advance(20_000)
  }
  const before = sent.length
  app.clock.advance(8 * HOUR_MS)
  await runJobs(app)
  expect(sent).toHaveLength(before)
  app.clock.advance(HOUR_MS)
  await runJobs(app)
  await runJobs(app)
  expect(sent).toHaveLength(before + 1)
})

test('whoever changes their time zone or quiet hours waits for no other morning', async () => {
  const [alice, budi, browser] = [
    await listener(app, 'alice', { push: true }),
    await app.signIn('budi'),
    newBrowser(),
  ]
  await alice.call(savePushSubscription, { body: { ...browser.body, timeZone: 'Asia/Jakarta' } })
  goToHour(app, 16)
  await likeSomething(app, alice, budi)
  await runJobs(app)
  await alice.call(saveNotificationSettings, { body: { quietFrom: 21 } })
  await runJobs(app)
  expect(sent).toEqual([])
  // It is 16 there.
  await alice.call(saveNotificationSettings, { body: { timeZone: 'UTC' } })
  await runJobs(app)
  expect(sent).toHaveLength(1)
})

test('a zone that was chosen stays, also that of Jakarta; whoever never chose has that of their browser', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const zoneOf = async (client: TestClient) => (await client.call(getNotificationSettings)).timeZone
  expect(await zoneOf(alice)).toBeNull()
  await alice.call(saveNotificationSettings, { body: { timeZone: 'Asia/Jakarta' } })
  await bela.call(saveNotificationSettings, { body: { hasDigest: true } })
  expect(await zoneOf(bela)).toBeNull()
  for (const client of [alice, bela])
    await client.call(savePushSubscription, { body: { ...newBrowser().body, timeZone: 'Europe/Berlin' } })
  expect(await zoneOf(alice)).toBe('Asia/Jakarta')
  expect(await zoneOf(bela)).toBe('Europe/Berlin')
})
