import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGuildPost } from '../../contract/guild-posts.ts'
import { createGuild, type GuildDetail } from '../../contract/guilds.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { readDocument } from './documents-testing.ts'

let app: TestApp
let alice: TestClient
let open: GuildDetail
let closed: GuildDetail
beforeAll(async () => {
  app = await testApp({ web: true, config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
  const banner = { insignia: 'RDR', logo: 'logo5', logoBackgroundColor: '#1f5f8b' } as const
  open = await alice.call(createGuild, {
    body: {
      ...banner,
      name: 'Lamp readers',
      description: 'One book a month, by lamplight.',
      rules: [{ title: 'Name the edition', text: '' }],
    },
  })
  const bob = await app.signIn('bob')
  closed = await bob.call(createGuild, {
    body: {
      ...banner,
      name: 'Quiet room',
      description: 'By request.',
      isPrivate: true,
      joinMode: 'request',
      rules: [{ title: 'Moonflower first', text: '' }],
    },
  })
  await bob.call(createGuildPost, {
    params: { id: String(closed.id) },
    body: { type: 'discussion', title: 'About the moonflower', acceptsRules: true },
  })
})
afterAll(() => app.close())

async function read(path: string, client: TestClient = app.visitor()) {
  app.clock.advance(3000)
  const response = await client.request('GET', path)
  return { response, ...readDocument(response.body) }
}

test('a public guild is a document with its name, description and rules', async () => {
  for (const path of [`/guild/${open.id}`, `/guild/${open.id}-lamp-readers?utm_source=x`]) {
    const page = await read(path)
    expect(page.response.statusCode).toBe(200)
    expect(page.headings).toEqual(['Lamp readers RDR'])
    expect(page.text).toContain('Name the edition')
    expect(page.meta('description')).toBe('One book a month, by lamplight.')
    expect(page.canonical).toBe(`${app.config.publicUrl}/guild/${open.id}`)
    expect(page.linkedData['@graph'].find((part) => part['@type'] === 'ProfilePage')).toMatchObject({
      mainEntity: { '@type': 'Organization', name: 'Lamp readers', alternateName: 'RDR' },
    })
  }
})

test('the list of guilds is a document that names them', async () => {
  const page = await read('/guilds?sort=new')
  expect(page.text).toContain('Lamp readers')
  expect(page.text).toContain('Quiet room')
})

test('of a private guild nothing from inside is in a document, whoever asks for it', async () => {
  for (const client of [app.visitor(), alice])
    for (const tab of ['', '?tab=about', '?tab=members']) {
      const page = await read(`/guild/${closed.id}${tab}`, client)
      expect(page.response.statusCode).toBe(200)
      expect(page.headings).toEqual(['Quiet room RDR'])
      expect(page.meta('robots')).toBe('noindex')
      expect(page.response.body).not.toMatch(/moonflower/i)
    }
})

test('where there is no guild, nothing is found', async () => {
  for (const path of ['/guild/999999', '/guild/x'])
    expect((await read(path)).response.statusCode, path).toBe(404)
})
