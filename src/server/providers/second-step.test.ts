import { afterAll, beforeAll, expect, test } from 'vitest'
import { comeBack, goTo, providerSite, type ProviderSite } from './provider-site-testing.ts'
import { discordStandIn, type DiscordStandIn } from './testing/discord-stand-in.ts'

let discord: DiscordStandIn
let site: ProviderSite
beforeAll(async () => {
  discord = await discordStandIn('http://localhost:3000/')
  site = await providerSite({ discord: discord.config })
})
afterAll(async () => {
  await site.close()
  await discord.close()
})

test('a provider is one step: who has two gets no session by it, and is led to the second', async () => {
  const sari = {
    id: '80351110224679000',
    username: 'sari',
    global_name: null,
    email: 'sari@mail.example',
    verified: true,
  }
  const comeFromDiscord = async () => {
    const browser = site.visitor()
    const to = await comeBack(browser, discord.agree(await goTo(browser, '/api/auth/discord'), sari))
    return { browser, to }
  }
  const first = await comeFromDiscord()
  expect(first.to).toBe('/')
  const { id } = await site.whoIs(first.browser)
  const now = site.clock.now()
  await site.db
    .insertInto('two_factor')
    .values({ user_id: id, secret: Buffer.alloc(48), started_at: now, confirmed_at: now })
    .execute()

  const { browser, to } = await comeFromDiscord()
  expect(to).toBe('/auth?step=code')
  expect(browser.cookies.has('sid')).toBe(false)
  expect(browser.cookies.get('second')).toMatch(/^[\w-]{43}$/)
})
