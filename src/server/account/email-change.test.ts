import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  cancelEmailChange,
  confirmEmailChange,
  getAccount,
  startEmailChange,
} from '../../contract/account.ts'
import { getUser, resetPassword, signin, signup, verify } from '../../contract/auth.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { newToken } from '../platform/tokens.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import {
  PASSWORD,
  askForReset,
  form,
  lastCode,
  lastTokenTo,
  mailsTo,
  makeAccount,
  otherDevice,
  statusOfSignIn,
  suspend,
  tokensTo,
} from './account-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const dead = { status: 400, body: { code: 'invalid_token' } }
const start = (client: TestClient, newEmail: string) =>
  client.call(startEmailChange, { body: { newEmail, password: PASSWORD } })
const confirm = (token: string, client = app.visitor()) =>
  client.attempt(confirmEmailChange, { body: { token } })

async function ask(name: string): Promise<{ client: TestClient; old: string; new: string }> {
  const [oldEmail, newEmail] = [`${name}@example.com`, `${name}@new.example`]
  const client = await makeAccount(app, oldEmail)
  await start(client, newEmail)
  return { client, old: oldEmail, new: newEmail }
}

test('the address changes when both have confirmed it, and other sessions end', async () => {
  const email = 'ana@example.com'
  const ana = await makeAccount(app, email)
  const phone = await otherDevice(app, email, PASSWORD)
  const change = await start(ana, 'Ana@New.Example')
  expect(change).toEqual({
    newEmail: 'ana@new.example',
    isOldProven: false,
    isNewProven: false,
    expiresAt: new Date(app.clock.now().getTime() + DAY_MS).toISOString(),
  })
  expect((await ana.call(getAccount)).emailChange).toEqual(change)
  const [toOld, toNew] = [await lastTokenTo(app, email), await lastTokenTo(app, 'ana@new.example')]
  expect((await mailsTo(app, email)).at(-1)?.text).toContain('ana@new.example')
  expect(JSON.stringify((await mailsTo(app, 'ana@new.example')).at(-1))).not.toContain(email)

  expect((await confirm(toNew)).body).toEqual({ proven: 'new', isDone: false })
  expect((await ana.call(getAccount)).emailChange).toMatchObject({ isOldProven: false, isNewProven: true })
  expect((await ana.call(getUser)).email).toBe(email)

  expect((await confirm(toOld, ana)).body).toEqual({ proven: 'old', isDone: true })
  expect(await ana.call(getAccount)).toMatchObject({ email: 'ana@new.example', emailChange: null })
  expect((await phone.attempt(getUser)).status).toBe(401)
  expect((await mailsTo(app, email)).at(-1)?.subject).toBe(
    'The email address of your Cendekia account was changed',
  )
  expect(await statusOfSignIn(app, email, PASSWORD)).toBe(401)
  await app.visitor().call(signin, { body: { email: 'ana@new.example', password: PASSWORD } })
})

test('the links work without a session; then every session ends', async () => {
  const bob = await ask('bob')
  await confirm(await lastTokenTo(app, bob.old))
  expect((await confirm(await lastTokenTo(app, bob.new))).body).toMatchObject({ isDone: true })
  expect((await bob.client.attempt(getUser)).status).toBe(401)
})

test('somebody else who is signed in where the link is opened gains and loses nothing', async () => {
  const cid = await ask('cid')
  const stranger = await makeAccount(app, 'stranger@example.com')
  await confirm(await lastTokenTo(app, cid.old), stranger)
  await confirm(await lastTokenTo(app, cid.new), stranger)
  expect((await stranger.call(getUser)).email).toBe('stranger@example.com')
})

test('one link alone, however often it is opened, proves one address', async () => {
  const dan = await ask('dan')
  const token = await lastTokenTo(app, dan.new)
  for (let round = 0; round < 3; round++)
    expect((await confirm(token)).body).toEqual({ proven: 'new', isDone: false })
  expect((await dan.client.call(getUser)).email).toBe(dan.old)
})

test('a link that has done its work is dead', async () => {
  const eve = await ask('eve')
  const tokens = [await lastTokenTo(app, eve.old), await lastTokenTo(app, eve.new)]
  for (const token of tokens) expect((await confirm(token)).status).toBe(200)
  for (const token of tokens) expect(await confirm(token)).toMatchObject(dead)
})

test('a newer change replaces the older, with its links and what they proved', async () => {
  const fay = await ask('fay')
  const older = [await lastTokenTo(app, fay.old), await lastTokenTo(app, fay.new)]
  await confirm(older[0] ?? '')
  const change = await start(fay.client, 'fay@newest.example')
  expect(change).toMatchObject({ newEmail: 'fay@newest.example', isOldProven: false })
  for (const token of older) expect(await confirm(token)).toMatchObject(dead)
  await confirm(await lastTokenTo(app, fay.old))
  expect((await confirm(await lastTokenTo(app, 'fay@newest.example'))).body).toMatchObject({ isDone: true })
})

test('what is cancelled is dead', async () => {
  const gus = await ask('gus')
  await gus.client.call(cancelEmailChange)
  expect((await gus.client.call(getAccount)).emailChange).toBeNull()
  for (const email of [gus.old, gus.new])
    expect(await confirm(await lastTokenTo(app, email))).toMatchObject(dead)
  await gus.client.call(cancelEmailChange)
})

test('after 24 hours it is over, and nothing of it is kept', async () => {
  const hal = await ask('hal')
  app.clock.advance(24 * HOUR_MS - 1)
  expect((await confirm(await lastTokenTo(app, hal.old))).status).toBe(200)
  app.clock.advance(1)
  expect(await confirm(await lastTokenTo(app, hal.new))).toMatchObject(dead)
  const client = await otherDevice(app, hal.old, PASSWORD)
  expect((await client.call(getAccount)).emailChange).toBeNull()
  await app.purge()
  const rows = await app.db
    .selectFrom('email_changes')
    .select('user_id')
    .where('new_email', '=', hal.new)
    .execute()
  expect(rows).toEqual([])
})

test('both links at the same moment make one change, and one mail of notice', async () => {
  const ivy = await ask('ivy')
  const tokens = [await lastTokenTo(app, ivy.old), await lastTokenTo(app, ivy.new)]
  const answers = await Promise.all([...tokens, ...tokens].map((token) => confirm(token)))
  expect(answers.filter(({ body }) => body.isDone === true).length).toBe(1)
  for (const { status } of answers) expect([200, 400]).toContain(status)
  const notices = (await mailsTo(app, ivy.old)).filter(({ subject }) => subject.includes('was changed'))
  expect(notices.length).toBe(1)
})

test('an address that has an account is asked about in the same way, and only its owner is told', async () => {
  await makeAccount(app, 'owner@example.com')
  const before = (await mailsTo(app, 'owner@example.com')).length
  const jim = await makeAccount(app, 'jim@example.com')
  const taken = await jim.attempt(startEmailChange, {
    body: { newEmail: 'owner@example.com', password: PASSWORD },
  })
  const stored = await jim.call(getAccount)
  const toOld = (await mailsTo(app, 'jim@example.com')).at(-1)
  const free = await jim.attempt(startEmailChange, {
    body: { newEmail: 'freed@example.com', password: PASSWORD },
  })
  const same = (text = '') => text.replaceAll('owner@', 'freed@').replace(/token=[\w-]+/g, '')
  expect(taken.status).toBe(200)
  expect(same(JSON.stringify(taken.body))).toBe(JSON.stringify(free.body))
  expect(same(JSON.stringify(stored))).toBe(JSON.stringify(await jim.call(getAccount)))
  expect(same(toOld?.text)).toBe(same((await mailsTo(app, 'jim@example.com')).at(-1)?.text))
  const mails = (await mailsTo(app, 'owner@example.com')).slice(before)
  expect(mails.map(({ subject }) => subject)).toEqual(['This address already has a Cendekia account'])
  expect(await tokensTo(app, 'owner@example.com')).toEqual([])
  expect(mails[0]?.text).not.toContain('jim@')
})

test('an address that got an account meanwhile stays with it, and the link says so', async () => {
  const kim = await ask('kim')
  await confirm(await lastTokenTo(app, kim.old))
  const other = app.visitor()
  await other.call(signup, { body: form(kim.new) })
  await other.call(verify, { body: { email: kim.new, code: await lastCode(app, kim.new) } })
  const token = await lastTokenTo(app, kim.new)
  expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await confirm(token)).toMatchObject(dead)
  expect(await kim.client.call(getAccount)).toMatchObject({ email: kim.old, emailChange: null })
  expect((await other.call(getUser)).email).toBe(kim.new)
})

test('a sign-up that waits for its code with the address is void', async () => {
  const leo = await ask('leo')
  const other = app.visitor()
  await other.call(signup, { body: form(leo.new, { password: 'another person 9' }) })
  const code = await lastCode(app, leo.new)
  for (const email of [leo.old, leo.new]) await confirm(await lastTokenTo(app, email))
  expect((await other.attempt(verify, { body: { email: leo.new, code } })).status).toBe(400)
})

test('links for a new password that went to the old address die with it', async () => {
  const mia = await ask('mia')
  const reset = await askForReset(app, mia.old)
  const tokens = [(await tokensTo(app, mia.old)).at(-1) ?? '', await lastTokenTo(app, mia.new)]
  for (const token of tokens) await confirm(token)
  const body = { token: reset, password: 'gajah menari 17' }
  expect(await app.visitor().attempt(resetPassword, { body })).toMatchObject(dead)
})

test('tokens that nobody was sent, and what is no token, are refused', async () => {
  expect(await confirm(newToken())).toMatchObject(dead)
  for (const token of ['', 'x', null, ['x'], `${newToken()}=`])
    expect((await app.visitor().attempt(confirmEmailChange, { body: { token } })).status).toBe(400)
})

test('tokens are stored as hashes', async () => {
  const ned = await ask('ned')
  const tokens = [await lastTokenTo(app, ned.old), await lastTokenTo(app, ned.new)]
  const rows = await app.db.selectFrom('email_changes').selectAll().execute()
  const stored = rows.flatMap((row) => [row.old_token_hash, row.new_token_hash])
  for (const token of tokens) expect(stored.some((hash) => hash.toString('base64url') === token)).toBe(false)
})

test.each([
  ['nonsense', 'newEmail'],
  ['a@b', 'newEmail'],
  [`a@${'x'.repeat(70)}.com`, 'newEmail'],
  [['a@example.com'], 'newEmail'],
])('%j is no address', async (newEmail, field) => {
  const client = await otherDevice(app, 'ned@example.com', PASSWORD)
  const refused = await client.attempt(startEmailChange, { body: { newEmail, password: PASSWORD } })
  expect(refused).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
})

test('the address one has is told at its field', async () => {
  const client = await otherDevice(app, 'ned@example.com', PASSWORD)
  const body = { newEmail: 'NED@example.com', password: PASSWORD }
  const refused = await client.attempt(startEmailChange, { body })
  expect(refused).toMatchObject({ status: 400, body: { fields: { newEmail: /already the address/ } } })
})

test('suspended people start no change, and one that was started does not end', async () => {
  const oki = await ask('oki')
  await confirm(await lastTokenTo(app, oki.old))
  await suspend(app, oki.old)
  expect(await confirm(await lastTokenTo(app, oki.new))).toMatchObject(dead)
  const refused = await oki.client.attempt(startEmailChange, {
    body: { newEmail: 'other@new.example', password: PASSWORD },
  })
  expect(refused).toMatchObject({ status: 403, body: { code: 'suspended' } })
})

test('mails are written in the person’s language, and lead to the configured site', async () => {
  const client = app.visitor()
  client.language = 'my'
  await makeAccount(app, 'puan@example.com', client)
  client.language = 'en'
  await client.attempt(startEmailChange, {
    body: { newEmail: 'puan@new.example', password: PASSWORD },
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  })
  for (const email of ['puan@example.com', 'puan@new.example']) {
    const mail = (await mailsTo(app, email)).at(-1)
    expect(mail?.subject).toMatch(/^Sahkan/)
    expect(mail?.text).toContain(`${app.config.publicUrl}/confirm-email?token=`)
    expect(mail?.html).not.toContain('evil.example')
  }
})

test('an answer is never stored for repeats: with one key two changes are two', async () => {
  const qi = await makeAccount(app, 'qi@example.com')
  const options = {
    body: { newEmail: 'qi@new.example', password: PASSWORD },
    headers: { 'idempotency-key': 'same' },
  }
  for (let round = 0; round < 2; round++)
    expect((await qi.attempt(startEmailChange, options)).status).toBe(200)
  const tokens = await tokensTo(app, 'qi@new.example')
  expect(new Set(tokens).size).toBe(2)
  const rows = await app.db.selectFrom('idempotency_keys').selectAll().execute()
  expect(rows).toEqual([])
})
