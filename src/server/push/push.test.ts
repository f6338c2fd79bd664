import { createECDH } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deletePushSubscription, getPush, savePushSubscription } from '../../contract/push.ts'
import { likeSomething, listener, runJobs, setSettings } from '../testing/notified-people.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
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

const endpoints = async (userId: number) => {
  const rows = app.db.selectFrom('push_subscriptions').select('endpoint').where('user_id', '=', userId)
  return (await rows.orderBy('id').execute()).map(({ endpoint }) => endpoint)
}

test('a browser that takes pushes is told at once, encrypted, by its service alone', async () => {
  const [alice, budi, browser] = [
    await listener(app, 'alice', { push: true }),
    await app.signIn('budi'),
    newBrowser(),
  ]
  await alice.call(savePushSubscription, { body: browser.body })
  expect(await alice.call(getPush)).toMatchObject({ isSubscribed: true })
  const id = await likeSomething(app, alice, budi, { title: 'How stars are born' })
  await runJobs(app)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ endpoint: browser.endpoint, redirect: 'error' })
  const headers = Object.fromEntries(sent[0]?.headers ?? [])
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
  const { publicKey } = await alice.call(getPush)
  expect(headers['authorization']).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]{86}, k=/)
  expect(headers['authorization']?.endsWith(`, k=${publicKey}`)).toBe(true)
  expect(browser.read(sent[0])).toEqual({
    title: 'Cendekia',
    body: 'budi Tester liked “How stars are born”',
    path: `/article/${id}`,
    tag: expect.stringMatching(/^notification-\d+$/),
  })
  await runJobs(app)
  expect(sent).toHaveLength(1)
})

test('a browser that its service no longer knows is forgotten', async () => {
  const [alice, budi] = [await listener(app, 'alice', { push: true }), await app.signIn('budi')]
  for (const status of [404, 410]) {
    const browser = newBrowser()
    await alice.call(savePushSubscription, { body: browser.body })
    answers.splice(0, 9, status)
    await likeSomething(app, alice, budi)
    await runJobs(app)
    expect(await endpoints(alice.userId)).toEqual([])
    expect(await alice.call(getPush)).toMatchObject({ isSubscribed: false })
  }
})

test('a service that is busy, broken or away is asked again; one that refuses is not', async () => {
  const [alice, budi, browser] = [
    await listener(app, 'alice', { push: true }),
    await app.signIn('budi'),
    newBrowser(),
  ]
  await alice.call(savePushSubscription, { body: browser.body })
  answers.splice(0, 9, 429, 503, 'unreachable', 201, 400)
  await likeSomething(app, alice, budi)
  for (let tries = 0; tries < 6; tries++) {
    await runJobs(app)
    app.clock.advance(10 * MINUTE_MS)
  }
  expect(sent).toHaveLength(3)
  await likeSomething(app, alice, budi)
  for (let tries = 0; tries < 3; tries++) {
    await runJobs(app)
    app.clock.advance(10 * MINUTE_MS)
  }
  expect(sent).toHaveLength(4)
  expect(await endpoints(alice.userId)).toEqual([browser.endpoint])
})

test('what was read before it could be sent, or is a day old, is not sent', async () => {
  const [alice, budi, browser] = [
    await listener(app, 'alice', { push: true }),
    await app.signIn('budi'),
    newBrowser(),
  ]
  await alice.call(savePushSubscription, { body: browser.body })
  answers.splice(0, 9, 'unreachable', 'unreachable')
  await likeSomething(app, alice, budi)
  await runJobs(app)
  await app.db.updateTable('notifications').set({ read_at: app.clock.now() }).execute()
  app.clock.advance(MINUTE_MS)
  await runJobs(app)
  await likeSomething(app, alice, budi)
  await runJobs(app)
  app.clock.advance(DAY_MS + MINUTE_MS)
  await runJobs(app)
  expect(sent).toEqual([])
})

test('nothing is pushed with the master switch off, nor of types that are not wanted', async () => {
  const [alice, bela, budi] = [
    await listener(app, 'alice', { push: true }),
    await listener(app, 'bela', { mail: true }),
    await app.signIn('budi'),
  ]
  await setSettings(app, alice, { is_on: false })
  for (const member of [alice, bela]) {
    await member.call(savePushSubscription, { body: newBrowser().body })
    await likeSomething(app, member, budi)
  }
  await runJobs(app)
  expect(sent).toEqual([])
})

test('a browser belongs to whoever used it last, ends with its session, and the eleventh replaces the oldest', async () => {
  const [alice, bela, browser] = [await app.signIn('alice'), await app.signIn('bela'), newBrowser()]
  await alice.call(savePushSubscription, { body: browser.body })
  await bela.call(savePushSubscription, { body: browser.body })
  expect(await endpoints(alice.userId)).toEqual([])
  expect(await endpoints(bela.userId)).toEqual([browser.endpoint])
  await alice.call(deletePushSubscription, { body: { endpoint: browser.endpoint } })
  expect(await endpoints(bela.userId)).toEqual([browser.endpoint])
  // The same browser with a new address has one all the same.
  const moved = newBrowser()
  await bela.call(savePushSubscription, { body: moved.body })
  expect(await endpoints(bela.userId)).toEqual([moved.endpoint])
  await bela.request('GET', '/api/auth/logout', { headers: { 'sec-fetch-dest': 'document' } })
  expect(await endpoints(bela.userId)).toEqual([])

  const now = app.clock.now()
  const { p256dh, auth } = { p256dh: Buffer.alloc(65), auth: Buffer.alloc(16) }
  const { token_hash } = await app.db
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', (await app.signIn('citra')).userId)
    .executeTakeFirstOrThrow()
  const citra = await app.signIn('citra')
  await app.db
    .insertInto('push_subscriptions')
    .values(
      Array.from({ length: 10 }, (_, n) => ({
        user_id: citra.userId,
        token_hash,
        endpoint: `https://fcm.googleapis.com/fcm/send/${n}`,
        p256dh,
        auth,
        created_at: new Date(now.getTime() - (10 - n) * 1000),
      })),
    )
    .execute()
  const eleventh = newBrowser()
  await citra.call(savePushSubscription, { body: eleventh.body })
  const left = await endpoints(citra.userId)
  expect(left).toHaveLength(10)
  expect(left).not.toContain('https://fcm.googleapis.com/fcm/send/0')
  expect(left).toContain(eleventh.endpoint)
})

test('nobody is asked before the first comment or reply that they received', async () => {
  const alice = await app.signIn('alice')
  const standing = async (client: TestClient) => (await client.call(getPush)).mayAsk
  expect(await standing(alice)).toBe(false)
  const now = app.clock.now()
  const line = { user_id: alice.userId, object_type: 'article', created_at: now, updated_at: now, causes: 1 }
  await app.db
    .insertInto('notifications')
    .values({ ...line, type: 'like', object_id: 1 })
    .execute()
  expect(await standing(alice)).toBe(false)
  await app.db
    .insertInto('notifications')
    .values({ ...line, type: 'reply', object_id: 1 })
    .execute()
  expect(await standing(alice)).toBe(true)
})

test('addresses that are no push service, keys that are none and unknown time zones are refused at their field', async () => {
  const alice = await app.signIn('alice')
  const { body } = newBrowser()
  const off = Buffer.from(body.keys.p256dh, 'base64url')
  off.writeUInt8((off.at(-1) ?? 0) ^ 1, 64)
  const wrong: [object, string][] = [
    [{ endpoint: 'https://127.0.0.1/admin' }, 'endpoint'],
    [{ endpoint: 'https://fcm.googleapis.com@evil.example/x' }, 'endpoint'],
    [{ endpoint: 'http://fcm.googleapis.com/x' }, 'endpoint'],
    [{ keys: { ...body.keys, p256dh: off.toString('base64url') } }, 'keys.p256dh'],
    [{ keys: { ...body.keys, p256dh: 'A'.repeat(87) } }, 'keys.p256dh'],
    [{ keys: { ...body.keys, auth: 'short' } }, 'keys.auth'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  ]
  for (const [change, field] of wrong) {
    const refused = await alice.attempt(savePushSubscription, { body: { ...body, ...change } })
    expect(refused, JSON.stringify(change)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
    })
  }
  expect(await endpoints(alice.userId)).toEqual([])
  expect((await app.visitor().attempt(savePushSubscription, { body })).status).toBe(401)
})

test('the key is made once: a site that starts again has the same, and the private one never leaves', async () => {
  const { publicKey } = await (await app.signIn('alice')).call(getPush)
  const { value } = await app.db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'vapid_key')
    .executeTakeFirstOrThrow()
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(value, 'base64url'))
  expect(pair.getPublicKey().toString('base64url')).toBe(publicKey)
})
