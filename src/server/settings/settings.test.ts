import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '../../contract/auth.ts'
import { saveTheme } from '../../contract/settings.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function subscribe(userId: number, plan: string, days: number, status = 'active'): Promise<void> {
  await app.db
    .insertInto('subscriptions')
    .values({
      user_id: userId,
      plan,
      status,
      provider: 'manual',
      current_period_end: addMs(app.clock.now(), days * DAY_MS),
    })
    .execute()
}

test('[S7-9] POST /api/user/theme takes the body {theme} and stores the choice', async () => {
  const alice = await app.signIn('alice')
  await alice.call(saveTheme, { body: { theme: 'light' } })
  expect(await alice.call(getUser)).toMatchObject({ selectedTheme: 'light' })
})

test('[S7-10] POST /api/user/theme answers selectedTheme', async () => {
  const alice = await app.signIn('alice')
  expect(await alice.call(saveTheme, { body: { theme: 'auto' } })).toEqual({ selectedTheme: 'auto' })
})

test('a premium theme needs its plan, whatever the body claims', async () => {
  const bela = await app.signIn('bela')
  const refused = await bela.attempt(saveTheme, { body: { theme: 'topaz' } })
  expect(refused).toMatchObject({
    status: 403,
    body: { code: 'plan_required', message: 'You need Topaz membership to access this theme.' },
  })
  const claimed = await bela.attempt(saveTheme, { body: { theme: 'aqua', isAqua: true } })
  expect(claimed).toMatchObject({ status: 400, body: { fields: { isAqua: expect.any(String) } } })
  expect(await bela.call(getUser)).toMatchObject({ selectedTheme: 'dark', isFree: true, isAqua: false })
})

test('a plan opens its own theme and those below, until it ends', async () => {
  const citra = await app.signIn('citra')
  await subscribe(citra.userId, 'agate', 30)
  expect(await citra.call(getUser)).toMatchObject({
    isAgate: true,
    isFree: false,
    isTopaz: false,
    isAqua: false,
  })
  expect(await citra.call(saveTheme, { body: { theme: 'topaz' } })).toEqual({ selectedTheme: 'topaz' })
  expect(await citra.call(saveTheme, { body: { theme: 'agate' } })).toEqual({ selectedTheme: 'agate' })
  expect((await citra.attempt(saveTheme, { body: { theme: 'aqua' } })).status).toBe(403)

  await app.db
    .updateTable('subscriptions')
    .set({ current_period_end: addMs(app.clock.now(), -1) })
    .execute()
  expect((await citra.attempt(saveTheme, { body: { theme: 'agate' } })).status).toBe(403)
  expect(await citra.call(getUser)).toMatchObject({ isFree: true })
})

test('a failed payment keeps the plan for seven days', async () => {
  const dewi = await app.signIn('dewi')
  await subscribe(dewi.userId, 'aqua', -6, 'past_due')
  expect(await dewi.call(getUser)).toMatchObject({ isAqua: true })
  await app.db.deleteFrom('subscriptions').where('user_id', '=', dewi.userId).execute()
  await subscribe(dewi.userId, 'aqua', -8, 'past_due')
  expect(await dewi.call(getUser)).toMatchObject({ isFree: true })
})

test('a theme that does not exist is refused in the reader’s language', async () => {
  const alice = await app.signIn('alice')
  alice.language = 'my'
  for (const theme of ['neon', '__proto__', '', 7, null, ['dark']]) {
    const refused = await alice.attempt(saveTheme, { body: { theme } })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', message: 'Sila semak ruangan yang ditandakan.' },
    })
  }
})

test('a visitor has no theme on the server', async () => {
  const refused = await app.visitor().attempt(saveTheme, { body: { theme: 'dark' } })
  expect(refused).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
})
