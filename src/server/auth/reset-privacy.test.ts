import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgotPassword, resetPassword } from '../../contract/auth.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { pauseAfter } from '../platform/jobs.ts'
import { statementsOf } from '../testing/statements-of.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { lastResetToken, mailsTo, makeAccount } from './accounts-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const ask = (email: string) => app.visitor().call(forgotPassword, { body: { email } })
const waiting = () => app.db.selectFrom('jobs').select(['kind', 'payload']).execute()

test('asking for a link is the same work whether or not the address has an account', async () => {
  await makeAccount(app, 'known@example.com')
  for (let round = 0; round < 5; round++) {
    const { statements: known } = await statementsOf(() => ask('known@example.com'))
    const { statements: unknown } = await statementsOf(() => ask('unknown@example.com'))
    expect(known.length).toBeGreaterThan(0)
    expect(known).toEqual(unknown)
    expect(known.join()).not.toMatch(/\busers\b/)
  }
})

test('what is queued for an address is deleted as soon as it was looked up', async () => {
  await ask('nobody@example.com')
  expect(JSON.stringify(await waiting())).toContain('nobody@example.com')
  expect(await mailsTo(app, 'nobody@example.com')).toEqual([])
  expect(await waiting()).toEqual([])
})

test('what could not be looked up is deleted when the link would be dead', async () => {
  await makeAccount(app, 'late@example.com')
  const before = (await mailsTo(app, 'late@example.com')).length
  await ask('late@example.com')
  app.clock.advance(30 * MINUTE_MS)
  expect((await mailsTo(app, 'late@example.com')).length).toBe(before)
  expect(await waiting()).toEqual([])

  await ask('stuck@example.com')
  // Tried and put off, as while the database does not take writes.
  await app.db
    .updateTable('jobs')
    .set({ run_at: new Date(app.clock.now().getTime() + pauseAfter(12)) })
    .execute()
  app.clock.advance(30 * MINUTE_MS)
  await app.purge()
  expect(await waiting()).toEqual([])
})

test('the 30 minutes of a link begin when it is asked for, not when its mail is made', async () => {
  const email = 'counted@example.com'
  await makeAccount(app, email)
  await ask(email)
  app.clock.advance(20 * MINUTE_MS)
  const token = await lastResetToken(app, email)
  app.clock.advance(10 * MINUTE_MS)
  const body = { token, password: 'gajah menari 17' }
  expect((await app.visitor().attempt(resetPassword, { body })).status).toBe(400)
})

test('of two links the newer one counts, even if its mail is made first', async () => {
  const email = 'order@example.com'
  await makeAccount(app, email)
  await ask(email)
  await app.db
    .updateTable('jobs')
    .set({ leased_until: new Date(app.clock.now().getTime() + 2000) })
    .execute()
  app.clock.advance(1000)
  await ask(email)
  const token = await lastResetToken(app, email)
  app.clock.advance(MINUTE_MS)
  expect(await lastResetToken(app, email), 'no second mail').toBe(token)
  const body = { token, password: 'gajah menari 17' }
  expect((await app.visitor().attempt(resetPassword, { body })).status).toBe(200)
})
