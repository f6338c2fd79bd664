import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUnsubscription, unsubscribe } from '../../contract/unsubscribe.ts'
import { likeSomething, listener, runJobs, setSettings } from '../testing/notified-people.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { signUnsubscription } from './unsubscribe-token.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const ONE_CLICK = 'List-Unsubscribe=One-Click'
const tokenFor = (userId: number, what: 'mail' | 'digest') =>
  signUnsubscription(app.site.secret, { userId, what })

/** As a mail program does it: no cookie, no page, no origin of ours. */
function click(path: string, body = ONE_CLICK, headers: Record<string, string> = {}) {
  return app.http.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Mail/1.0', ...headers },
  })
}

const wantsMail = async (userId: number) => {
  const rows = await app.db
    .selectFrom('notification_channels')
    .selectAll()
    .where('user_id', '=', userId)
    .execute()
  return rows.filter(({ mail }) => mail).map(({ type }) => type)
}

test('one click in a mail ends such mails at once, and again is no error', async () => {
  const [alice, budi] = [await listener(app, 'alice', { mail: true, push: true }), await app.signIn('budi')]
  await likeSomething(app, alice, budi)
  app.clock.advance(10 * MINUTE_MS)
  await runJobs(app)
  const { pathname, search } = new URL(app.mails.at(-1)?.unsubscribeUrl ?? '')
  const link = pathname + search
  const query = { token: new URLSearchParams(search).get('token') ?? '' }
  expect(await app.visitor().call(getUnsubscription, { query })).toEqual({ what: 'mail', isOff: false })
  expect(await wantsMail(alice.userId)).toEqual(['like'])
  for (let clicks = 0; clicks < 2; clicks++) {
    const answer = await click(link)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual({ what: 'mail', isOff: true })
  }
  expect(await wantsMail(alice.userId)).toEqual([])
  expect(await app.visitor().call(getUnsubscription, { query })).toEqual({ what: 'mail', isOff: true })
  // Only mails: what they said about pushes stays.
  const row = app.db.selectFrom('notification_channels').select('push').where('user_id', '=', alice.userId)
  expect(await row.where('type', '=', 'like').execute()).toEqual([{ push: true }])
  const before = app.mails.length
  await likeSomething(app, alice, budi)
  app.clock.advance(10 * MINUTE_MS)
  await runJobs(app)
  expect(app.mails).toHaveLength(before)
})

test('types that are mailed by default are off too, for somebody who never chose anything', async () => {
  const dewi = await app.signIn('dewi')
  expect((await click(`/api/unsubscribe?token=${tokenFor(dewi.userId, 'mail')}`)).statusCode).toBe(200)
  expect(await wantsMail(dewi.userId)).toEqual([])
  expect(
    await app.visitor().call(getUnsubscription, { query: { token: tokenFor(dewi.userId, 'mail') } }),
  ).toMatchObject({ isOff: true })
})

test.each([
  ['another site', { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }, ONE_CLICK],
  [
    'a multipart form, as RFC 8058 prefers',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
  ['our page', { 'content-type': 'application/json' }, '{}'],
  ['something that is no JSON', { 'content-type': 'application/json' }, '{'],
  ['no body at all', {}, ''],
])('it is taken from %s', async (_, headers, body) => {
  const eka = await app.signIn(`eka${Math.random().toString(36).slice(2, 8)}`)
  await setSettings(app, eka, { has_digest: true })
  const answer = await click(`/api/unsubscribe?token=${tokenFor(eka.userId, 'digest')}`, body, headers)
  expect(answer.statusCode, answer.body).toBe(200)
  const settings = app.db.selectFrom('notification_settings').select('has_digest')
  expect(await settings.where('user_id', '=', eka.userId).execute()).toEqual([{ has_digest: false }])
})

test('looking at the link changes nothing: programs follow links too', async () => {
  const fajar = await app.signIn('fajar')
  await setSettings(app, fajar, { has_digest: true })
  const query = { token: tokenFor(fajar.userId, 'digest') }
  for (let looks = 0; looks < 2; looks++)
    expect(await app.visitor().call(getUnsubscription, { query })).toEqual({ what: 'digest', isOff: false })
  const head = await app.http.inject({ method: 'HEAD', url: `/api/unsubscribe?token=${query.token}` })
  expect(head.statusCode).toBe(200)
  expect(await app.visitor().call(getUnsubscription, { query })).toEqual({ what: 'digest', isOff: false })
})

test('a link ends only what it is for, and only for its person', async () => {
  const [gita, hana] = [
    await listener(app, 'gita', { mail: true }),
    await listener(app, 'hana', { mail: true }),
  ]
  await setSettings(app, gita, { has_digest: true })
  await click(`/api/unsubscribe?token=${tokenFor(gita.userId, 'mail')}`)
  const query = { token: tokenFor(gita.userId, 'digest') }
  expect(await app.visitor().call(getUnsubscription, { query })).toMatchObject({ isOff: false })
  expect(await wantsMail(hana.userId)).toEqual(['like'])
})

test('a link that we did not make is refused, in the reader’s language', async () => {
  const [indah, joko] = [await listener(app, 'indah', { mail: true }), await app.signIn('joko')]
  const [, , signature = ''] = tokenFor(joko.userId, 'mail').split('.')
  const visitor = app.visitor()
  visitor.language = 'id'
  const forged = [
    `${indah.userId}.mail.${signature}`,
    `${joko.userId}.digest.${signature}`,
    `${joko.userId}.mail.${signature}.x`,
    `${joko.userId}.mail.`,
    `${joko.userId}.everything.${signature}`,
    `0${joko.userId}.mail.${signature}`,
    'x',
    '..',
  ]
  for (const token of forged)
    for (const route of [getUnsubscription, unsubscribe]) {
      const refused = await visitor.attempt(route, { query: { token } })
      expect(refused, token).toMatchObject({
        status: 400,
        body: { code: 'invalid_token', message: expect.stringContaining('Tautan ini tidak lengkap') },
      })
    }
  expect((await visitor.attempt(unsubscribe)).status).toBe(400)
  expect((await visitor.attempt(unsubscribe, { query: { token: 'ö' } })).status).toBe(400)
  expect(await wantsMail(indah.userId)).toEqual(['like'])
})

test('a body too large for a form is refused; other writes take no form and no other site', async () => {
  const path = `/api/unsubscribe?token=${tokenFor(1, 'mail')}`
  expect((await click(path, 'x'.repeat(70_000))).statusCode).toBe(413)
  const kira = await app.signIn('kira')
  const cookie = `sid=${kira.cookies.get('sid')}`
  const foreign = await click('/api/welcome', '{}', { cookie, 'content-type': 'application/json' })
  expect(foreign.json()).toMatchObject({ code: 'cross_site' })
  const form = await click('/api/welcome', 'a=b', { cookie, 'sec-fetch-site': 'same-origin' })
  expect(form.statusCode).toBe(415)
})

test('somebody who has left is no error', async () => {
  const answer = await click(`/api/unsubscribe?token=${tokenFor(999_999, 'mail')}`)
  expect(answer.json()).toEqual({ what: 'mail', isOff: true })
})
