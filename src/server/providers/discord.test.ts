import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDiscord } from '../../contract/auth.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { testApp } from '../testing/test-app.ts'
import { comeBack, goTo, providerSite, type ProviderSite } from './provider-site-testing.ts'
import { discordStandIn, type DiscordPerson, type DiscordStandIn } from './testing/discord-stand-in.ts'

const HOME = 'http://localhost:3000/'
const SHOWN = undefined

let discord: DiscordStandIn
let site: ProviderSite
beforeAll(async () => {
  discord = await discordStandIn(HOME)
  site = await providerSite({ discord: discord.config })
})
afterAll(async () => {
  await site.close()
  await discord.close()
})

let lastId = 80351110224678900n
function person(username: string, rest: Partial<DiscordPerson> = {}): DiscordPerson {
  const email = `${username}@mail.example`
  return { id: String(++lastId), username, global_name: null, email, verified: true, ...rest }
}

test('/api/auth/discord sends the browser on to Discord with a state of its own', async () => {
  const app = await testApp({ config: { discord: discord.config } })
  try {
    const answer = await app.visitor().attempt(startDiscord)
    expect(answer.status).toBe(303)
    const address = new URL(String(answer.headers.location))
    expect(address.href.startsWith(`${discord.config.authorizeUrl}?`)).toBe(true)
    expect(address.searchParams.get('state')).toMatch(/^[\w-]{43}$/)
    expect(address.searchParams.get('redirect_uri')).toBe(HOME)
    expect(String(answer.headers['set-cookie'])).toMatch(/^oauth=[\w-]{43}; .*HttpOnly/)
  } finally {
    await app.close()
  }
})

test('a new person comes home with an account and a session', async () => {
  const browser = site.visitor()
  const back = discord.agree(
    await goTo(browser, '/api/auth/discord'),
    person('ayu', { global_name: 'Ayu Lestari' }),
  )
  expect(await comeBack(browser, back)).toBe('/')
  expect(browser.cookies.has('oauth')).toBe(false)
  expect(await site.whoIs(browser)).toMatchObject({
    firstName: 'Ayu',
    lastName: 'Lestari',
    email: 'ayu@mail.example',
  })
})

test('somebody without a shown name is called by the username', async () => {
  const browser = site.visitor()
  await comeBack(browser, discord.agree(await goTo(browser, '/api/auth/discord'), person('bayu.99')))
  expect(await site.whoIs(browser)).toMatchObject({ firstName: 'bayu.99', lastName: '' })
})

test('somebody whose names are nothing that can be shown is called a member, in the language of the visit', async () => {
  const browser = site.visitor()
  browser.language = 'my'
  const unseen = person('nobody', { username: '\u202E', global_name: ' \u0000 ' })
  await comeBack(browser, discord.agree(await goTo(browser, '/api/auth/discord'), unseen))
  expect(await site.whoIs(browser)).toMatchObject({ firstName: 'Ahli', lastName: '' })
})

test('the same person comes back to the same account', async () => {
  const cahya = person('cahya')
  const first = site.visitor()
  await comeBack(first, discord.agree(await goTo(first, '/api/auth/discord'), cahya))
  const second = site.visitor()
  const changed = { ...cahya, username: 'other', email: null, verified: false }
  expect(await comeBack(second, discord.agree(await goTo(second, '/api/auth/discord'), changed))).toBe('/')
  expect((await site.whoIs(second)).id).toBe((await site.whoIs(first)).id)
})

test('an account with this address is linked', async () => {
  const { id } = await site.db
    .insertInto('users')
    .values({ email: 'dian@mail.example', first_name: 'Dian', last_name: 'Lama', alias_name: 'dian-1' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const browser = site.visitor()
  expect(
    await comeBack(browser, discord.agree(await goTo(browser, '/api/auth/discord'), person('dian'))),
  ).toBe('/')
  expect(await site.whoIs(browser)).toMatchObject({ id, firstName: 'Dian' })
})

test.each([
  ['the address is not verified', { verified: false }],
  ['nothing says whether the address is verified', { verified: undefined }],
  ['there is no address', { email: null }],
  ['the address was not given', { email: undefined }],
])('nobody is signed in when %s', async (_, rest) => {
  const browser = site.visitor()
  const back = discord.agree(await goTo(browser, '/api/auth/discord'), {
    ...person('endah'),
    ...rest,
  } as DiscordPerson)
  expect(await comeBack(browser, back)).toBe('/auth?providerError=unverified')
  expect([...browser.cookies.keys()]).toEqual([])
})

test('somebody who declines at Discord sees a message about it', async () => {
  const browser = site.visitor()
  const back = discord.refuse(await goTo(browser, '/api/auth/discord'))
  expect(await comeBack(browser, back)).toBe('/auth?providerError=denied')
  expect([...browser.cookies.keys()]).toEqual([])
  expect(await comeBack(browser, back)).toBe(SHOWN)
})

test('any other code on the home address is not ours: home is shown', async () => {
  const browser = site.visitor()
  await goTo(browser, '/api/auth/discord')
  for (const search of [
    '',
    '?code=abcdefghijklmnop',
    '?code=x&state=y',
    '?state=a&state=b&code=c',
    `?state=${'A'.repeat(43)}`,
  ])
    expect(await comeBack(browser, `${HOME}${search}`)).toBe(SHOWN)
  expect(browser.cookies.has('oauth')).toBe(true)
})

test('an answer works once, also with the cookie kept', async () => {
  const browser = site.visitor()
  const start = await goTo(browser, '/api/auth/discord')
  const cookie = browser.cookies.get('oauth') ?? ''
  const back = discord.agree(start, person('fitri'))
  expect(await comeBack(browser, back)).toBe('/')
  const replaying = site.visitor()
  replaying.cookies.set('oauth', cookie)
  expect(await comeBack(replaying, back)).toBe(SHOWN)
  expect(replaying.cookies.has('sid')).toBe(false)
})

test('a foreign state or one of ten minutes ago signs nobody in', async () => {
  const attacker = site.visitor()
  const victim = site.visitor()
  await goTo(victim, '/api/auth/discord')
  const back = discord.agree(await goTo(attacker, '/api/auth/discord'), person('gita'))
  expect(await comeBack(victim, back)).toBe(SHOWN)
  expect(await comeBack(site.visitor(), back)).toBe(SHOWN)
  site.clock.advance(10 * MINUTE_MS)
  expect(await comeBack(attacker, back)).toBe(SHOWN)
  expect(
    await site.db.selectFrom('users').selectAll().where('email', '=', 'gita@mail.example').execute(),
  ).toEqual([])
})

test('a code that Discord does not know, or of another browser, is refused by Discord', async () => {
  const attacker = site.visitor()
  const stolen = discord
    .agree(await goTo(attacker, '/api/auth/discord'), person('hadi'))
    .searchParams.get('code')
  const browser = site.visitor()
  for (const code of [stolen ?? '', 'made up', '']) {
    const back = discord.agree(await goTo(browser, '/api/auth/discord'), person('intan'))
    back.searchParams.set('code', code)
    expect(await comeBack(browser, back)).toBe('/auth?providerError=unavailable')
  }
  expect(browser.cookies.has('sid')).toBe(false)
})

test('a state that was made for Discord does not work for another provider', async () => {
  const both = await providerSite({
    discord: discord.config,
    google: { clientId: 'x', clientSecret: 'y', issuer: discord.config.apiUrl },
  })
  try {
    const browser = both.visitor()
    const { search } = discord.agree(await goTo(browser, '/api/auth/discord'), person('joni'))
    expect(await comeBack(browser, `${HOME}api/auth/google/callback${search}`)).toBe(
      '/auth?providerError=expired',
    )
  } finally {
    await both.close()
  }
})
