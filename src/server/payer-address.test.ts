import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmEmailChange, getAccount, startEmailChange } from '../contract/account.ts'
import { lastTokenTo, makeAccount, mailsTo, PASSWORD } from './account/account-testing.ts'
import { marketSite, type MarketSite } from './market/payments/market-site-testing.ts'
import { loggedErrors } from './testing/logged-errors.ts'
import type { TestClient } from './testing/test-client.ts'

let site: MarketSite
beforeAll(async () => {
  site = await marketSite()
})
afterAll(() => site.close())

async function changeAddress(client: TestClient, from: string, to: string): Promise<void> {
  await client.call(startEmailChange, { body: { newEmail: to, password: PASSWORD } })
  const tokens = [await lastTokenTo(site.app, from), await lastTokenTo(site.app, to)]
  for (const token of tokens) await client.call(confirmEmailChange, { body: { token } })
  // Jobs that are due are run with the mails.
  await mailsTo(site.app, to)
}

const updates = () => site.stripe.asked.filter(({ call }) => call.startsWith('POST /v1/customers/'))
const addresses = () => [...site.world.customers.values()].map(({ email }) => email)

test('who pays is written to at their new address once both have confirmed it', async () => {
  const ana = await makeAccount(site.app, 'ana@example.com')
  await site.buy(ana, 'topaz')
  expect(addresses()).toEqual(['ana@example.com'])
  await changeAddress(ana, 'ana@example.com', 'ana@new.example')
  expect((await ana.call(getAccount)).email).toBe('ana@new.example')
  expect(addresses()).toEqual(['ana@new.example'])
  expect(updates()).toMatchObject([{ form: { email: 'ana@new.example', name: 'Sari Dewi' } }])
})

test('of somebody who never paid the provider hears nothing', async () => {
  const before = updates().length
  const budi = await makeAccount(site.app, 'budi@example.com')
  await changeAddress(budi, 'budi@example.com', 'budi@new.example')
  expect(updates()).toHaveLength(before)
})

test('where the provider is away it is told later; whom it does not know is forgotten', async () => {
  const citra = await makeAccount(site.app, 'citra@example.com')
  await site.buy(citra, 'topaz')
  site.stripe.state.isDown = true
  await changeAddress(citra, 'citra@example.com', 'citra@new.example')
  expect(addresses()).toContain('citra@example.com')
  expect(loggedErrors.splice(0).length).toBeLessThan(2)
  site.stripe.state.isDown = false
  site.app.clock.advance(60_000)
  await mailsTo(site.app, 'citra@new.example')
  expect(addresses()).toContain('citra@new.example')

  const known = () => site.app.db.selectFrom('payment_customers').selectAll().execute()
  const count = (await known()).length
  for (const [id, { email }] of site.world.customers)
    if (email === 'citra@new.example') site.world.customers.delete(id)
  await changeAddress(citra, 'citra@new.example', 'citra@third.example')
  expect(await known()).toHaveLength(count - 1)
})
