import { expect, test } from 'vitest'
import { finishGoogle, startDiscord, startGoogle } from '../../contract/auth.ts'
import { comeBack, providerSite } from './provider-site-testing.ts'

test('a provider that is not configured is not found, and home is home', async () => {
  const site = await providerSite({ google: undefined, discord: undefined })
  try {
    const browser = site.visitor()
    for (const route of [startGoogle, startDiscord, finishGoogle])
      expect(await browser.attempt(route)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect([...browser.cookies.keys()]).toEqual([])
    expect(await comeBack(browser, 'http://localhost:3000/?code=x&state=y')).toBeUndefined()
  } finally {
    await site.close()
  }
})
