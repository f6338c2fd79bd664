import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDiscord } from '../../contract/auth.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  const discord = {
    clientId: 'us',
    clientSecret: 'secret',
    authorizeUrl: 'https://provider.test/authorize',
    apiUrl: 'https://provider.test/api',
  }
  app = await testApp({ web: true, config: { discord } })
})
afterAll(() => app.close())

/** A browser that was sent to the provider, and what it comes back with. */
async function leave() {
  const browser = app.visitor()
  const { headers } = await browser.request('GET', startDiscord.path)
  const state = new URL(String(headers['location'])).searchParams.get('state') ?? ''
  return { browser, query: new URLSearchParams({ state, error: 'access_denied' }).toString() }
}

test('a browser that comes back to home with a provider’s answer is redirected, and no document is rendered', async () => {
  const { browser, query } = await leave()
  const { statusCode, headers } = await browser.request('GET', `/?${query}`)
  expect(statusCode).toBe(303)
  expect(headers).toMatchObject({ location: '/auth?providerError=denied', 'cache-control': 'no-store' })
})

test('elsewhere, and to a browser that waits for nothing, it is a page as ever', async () => {
  const { browser, query } = await leave()
  expect((await browser.request('GET', `/trending?${query}`)).statusCode).toBe(200)
  expect((await app.visitor().request('GET', `/?${query}`)).statusCode).toBe(200)
})
