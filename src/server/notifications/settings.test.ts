import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BodyOf } from '../../contract/endpoint.ts'
import { getNotificationSettings, saveNotificationSettings } from '../../contract/notifications.ts'
import { features } from '../features.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { notificationTypes } from './follow-ups.ts'
import { isTimeZone } from './rules.ts'
import { greetStream } from './unread-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

test('everybody begins with the defaults of every type, in their language', async () => {
  const ana = await app.signIn('ana')
  const settings = await ana.call(getNotificationSettings)
  expect(settings).toMatchObject({
    isOn: true,
    hasDigest: false,
    timeZone: null,
    quietFrom: 22,
    quietUntil: 7,
  })
  expect(settings.types.map(({ name }) => name)).toEqual(Object.keys(notificationTypes(features)))
  expect(settings.types.every(({ channels }) => channels.inApp)).toBe(true)
  ana.language = 'my'
  const { types } = await ana.call(getNotificationSettings)
  expect(types.find(({ name }) => name === 'like')).toMatchObject({ label: 'Tanda suka' })
})

test('what is not named stays as it is', async () => {
  const budi = await app.signIn('budi')
  const save = (body: BodyOf<typeof saveNotificationSettings>) =>
    budi.call(saveNotificationSettings, { body })
  await save({ isOn: false, timeZone: 'Asia/Kuala_Lumpur' })
  await save({ hasDigest: true })
  await save({ quietFrom: 0, quietUntil: 23 })
  const channels = { inApp: true, mail: true, push: false }
  const saved = await save({ type: { name: 'like', channels } })
  expect(saved).toMatchObject({
    isOn: false,
    hasDigest: true,
    timeZone: 'Asia/Kuala_Lumpur',
    quietFrom: 0,
    quietUntil: 23,
  })
  expect(saved.types.find(({ name }) => name === 'like')?.channels).toEqual(channels)
  expect(await budi.call(getNotificationSettings)).toEqual(saved)
  expect(await greetStream(app.db, budi.userId, app.clock.now())).toEqual([
    { kind: 'notifications', unread: 0, isNews: false },
  ])
})

test('a time zone or type that there is not is refused beside its field', async () => {
  const ana = await app.signIn('ana')
  for (const timeZone of ['Asia/Nowhere', 'GMT+25', '+0700', '-12', 'Asia'])
    expect(await ana.attempt(saveNotificationSettings, { body: { timeZone } })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { timeZone: expect.stringContaining('Asia/Jakarta') } },
    })
  const channels = { inApp: true, mail: true, push: true }
  const unknown = { type: { name: 'earthquake', channels } }
  expect(await ana.attempt(saveNotificationSettings, { body: unknown })).toMatchObject({
    status: 400,
    body: { fields: { type: expect.any(String) } },
  })
  const bodies = [
    { timeZone: "Asia/Jakarta'; drop table users" },
    { quietFrom: 24 },
    { quietUntil: -1 },
    { quietFrom: 1.5 },
    { isOn: 'no' },
    { type: { name: 'like', channels: { inApp: true } } },
    { type: { name: 'LIKE', channels } },
    { volume: 11 },
    {},
  ]
  for (const body of bodies)
    expect((await ana.attempt(saveNotificationSettings, { body })).status, JSON.stringify(body)).toBe(400)
  expect(await ana.call(getNotificationSettings)).toMatchObject({ timeZone: null })
})

test('a time zone is a name that both browsers and the database know', async () => {
  for (const name of ['Asia/Jakarta', 'Asia/Kuala_Lumpur', 'UTC', 'America/Argentina/Buenos_Aires'])
    expect(isTimeZone(name)).toBe(true)
  for (const name of ['', '+07', 'x', '/etc/passwd', 'Asia/']) expect(isTimeZone(name)).toBe(false)
})

test('24 changes of one person at once are all kept', async () => {
  const citra = await app.signIn('citra')
  const save = (hour: number) => citra.attempt(saveNotificationSettings, { body: { quietFrom: hour } })
  const answers = await Promise.all(Array.from({ length: 24 }, (_, hour) => save(hour)))
  expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200))
})
