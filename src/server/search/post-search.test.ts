import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchArticles } from '../../contract/article-search.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { giveNsfwConsent, saveBirthYear } from '../../contract/nsfw.ts'
import {
  createPagePost,
  deletePagePost,
  PagePost,
  searchPagePosts,
  updatePagePost,
} from '../../contract/page-posts.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { RATE_LIMITS } from '../platform/rate-limits.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { RawOptions, TestClient } from '../testing/test-client.ts'
import { HOSTILE_TERMS } from './search-testing.ts'

let app: TestApp
let alice: TestClient
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  alice = await app.signIn('alice')
})
afterAll(() => app.close())

async function write(title: string, more: Partial<BodyOf<typeof createPagePost>> = {}): Promise<PagePost> {
  const post = await alice.call(createPagePost, { body: { type: 'discussion', title, ...more } })
  await app.settle()
  return post
}

async function search(query: RawOptions['query'], client = app.visitor()): Promise<PagePost[]> {
  app.clock.advance(10_000)
  await app.settle()
  return client.call(searchPagePosts, { query: query as { q: string } })
}
const titlesFor = async (q: string, client?: TestClient) =>
  (await search({ q }, client)).map(({ title }) => title)

test('[S7-24] GET /api/page-posts/search?q={term}&includeNsfw={bool} answers a plain array of posts with every key', async () => {
  const written = await write('Comets over Java', { content: 'Who has seen the **tail**?' })
  const response = await app.visitor().request('GET', '/api/page-posts/search?q=comets&includeNsfw=false')
  const found = response.json() as PagePost[]
  expect(found).toEqual([expect.objectContaining({ id: written.id, title: 'Comets over Java' })])
  expect(Object.keys(found[0] ?? {}).sort()).toEqual(Object.keys(PagePost.shape).sort())
  expect(found[0]?.authorIp).toBeNull()
  expect(await titlesFor('nosuchword')).toEqual([])
})

test('words are found in their other forms in English and Indonesian, and the last one may be unfinished', async () => {
  await write('Geese', { content: 'They were migrating south' })
  await write('Nelayan', { content: 'Mereka berlayar jauh' })
  expect(await titlesFor('migrate')).toEqual(['Geese'])
  expect(await titlesFor('layar')).toEqual(['Nelayan'])
  expect(await titlesFor('south migrat')).toEqual(['Geese'])
})

test('a post with the words in its title comes before one that only mentions them', async () => {
  await write('Volcano watching')
  await write('Travel notes', { content: 'volcano '.repeat(30) })
  expect(await titlesFor('volcano')).toEqual(['Volcano watching', 'Travel notes'])
  expect(await titlesFor('volcano -notes')).toEqual(['Volcano watching'])
  expect(await titlesFor('-volcano')).toEqual([])
})

test('the question and the answers of a poll are searched too', async () => {
  const poll = { isVotingEnabled: true, votingQuestion: 'Which script?', votingOptions: ['Pegon', 'Jawa'] }
  await write('A vote', poll)
  expect(await titlesFor('pegon')).toEqual(['A vote'])
})

test('deleted, hidden and removed posts are not found, not even by their author', async () => {
  const deleted = await write('Zeppelin deleted')
  const hidden = await write('Zeppelin hidden')
  const removed = await write('Zeppelin removed')
  await alice.call(deletePagePost, { params: { id: String(deleted.id) } })
  // Whatever the index still has: the post's own state decides.
  for (const [{ id }, state] of [
    [hidden, 'hidden'],
    [removed, 'removed'],
  ] as const)
    await app.db.updateTable('page_posts').set({ state }).where('id', '=', id).execute()
  for (const client of [app.visitor(), alice]) {
    expect(await titlesFor('zeppelin', client)).toEqual([])
    expect(await search({ q: 'zeppelin', includeNsfw: 'true' }, client)).toEqual([])
  }
})

test('what was edited is found by its new words only', async () => {
  const { id } = await write('About xylophones')
  await alice.call(updatePagePost, { params: { id: String(id) }, body: { title: 'About oboes' } })
  expect(await titlesFor('xylophones')).toEqual([])
  expect(await titlesFor('oboes')).toEqual(['About oboes'])
})

test('[S7-25] includeNsfw decides whether adult posts are among the results, within what the server grants', async () => {
  const plain = await write('Orchid of the garden')
  const adult = await write('Orchid by night', { content: 'A secret of orchids', isNsfw: true })
  const idsOf = async (query: RawOptions['query'], client?: TestClient) =>
    (await search(query, client)).map(({ id }) => id)

  for (const query of [{ q: 'orchid' }, { q: 'orchid', includeNsfw: 'false' }])
    for (const client of [app.visitor(), alice, await consenting()])
      expect(await idsOf(query, client)).toEqual([plain.id])

  expect(await idsOf({ q: 'orchid', includeNsfw: 'true' })).toEqual([plain.id])

  const proven = await search({ q: 'orchid', includeNsfw: 'true' }, await consenting())
  expect(new Set(proven.map(({ title }) => title))).toEqual(
    new Set(['Orchid by night', 'Orchid of the garden']),
  )
  expect(await idsOf({ q: 'orchid', nsfwOnly: 'true' }, await consenting())).toEqual([adult.id])
  expect(await idsOf({ q: 'orchid', nsfwOnly: 'true' })).toEqual([])
})

test('without proof no word of an adult post can be tested, by no surface that takes a term', async () => {
  await write('Edelweiss of the garden', { content: 'rafflesia' })
  await write('Kenanga', {
    content: 'edelweiss rafflesia',
    isNsfw: true,
    isVotingEnabled: true,
    votingQuestion: 'wijayakusuma?',
    votingOptions: ['Melati', 'Seroja'],
  })
  // A post that is not there at all is the measure: each answer, its length, its pages and its headers are alike.
  const answerTo = async (client: TestClient, address: string) => {
    app.clock.advance(10_000)
    const { statusCode, body, headers } = await client.request('GET', address)
    return { statusCode, body, link: headers['link'], total: headers['x-total-count'] }
  }
  for (const client of [app.visitor(), alice, await app.signIn('bela')])
    for (const word of ['kenanga', 'wijayakusuma', 'melati', 'keninga']) {
      for (const adult of ['includeNsfw=true', 'nsfwOnly=true', 'nsfwOnly=true&includeNsfw=true&limit=1'])
        expect(await answerTo(client, `/api/page-posts/search?q=${word}&${adult}`)).toMatchObject({
          statusCode: 200,
          body: '[]',
          link: undefined,
        })
      expect((await answerTo(client, `/api/articles/search?q=${word}`)).body).toBe('[]')
      expect((await answerTo(client, `/api/tags?q=${word}`)).body).toBe('{"items":[]}')
    }
  // Where something else is found, nothing but that is: no further page betrays what was left out.
  const one = await answerTo(app.visitor(), '/api/page-posts/search?q=edelweiss&includeNsfw=true&limit=1')
  expect(JSON.parse(one.body)).toHaveLength(1)
  expect(one.link).toBeUndefined()
  expect(await search({ q: 'edelweiss', includeNsfw: 'true' }, await consenting())).toHaveLength(2)
})

test('people who said to be under age find no adult post, whatever they ask; nor anybody where there are none', async () => {
  await write('Lotus of the pond')
  await write('Lotus by night', { isNsfw: true })
  const young = await app.signIn('young')
  await young.call(giveNsfwConsent)
  const proof = young.cookies.get('adult') ?? ''
  await young.call(saveBirthYear, { body: { birthYear: app.clock.now().getUTCFullYear() - 15 } })
  young.cookies.set('adult', proof)
  expect(await search({ q: 'lotus', includeNsfw: 'true' }, young)).toHaveLength(1)
  expect(await search({ q: 'lotus', nsfwOnly: 'true' }, young)).toEqual([])

  const reader = await consenting()
  expect(await search({ q: 'lotus', nsfwOnly: 'true' }, reader)).toHaveLength(1)
  await app.db.insertInto('settings').values({ name: 'nsfw.enabled', value: 'false' }).execute()
  app.clock.advance(MINUTE_MS)
  expect(await search({ q: 'lotus', includeNsfw: 'true' }, reader)).toHaveLength(1)
  expect(await search({ q: 'lotus', nsfwOnly: 'true' }, reader)).toEqual([])
  await app.db.deleteFrom('settings').execute()
  app.clock.advance(MINUTE_MS)
})

async function consenting(): Promise<TestClient> {
  const reader = app.visitor()
  await reader.call(giveNsfwConsent)
  return reader
}

test('pages follow each other by the address in Link, and hold every post once', async () => {
  for (let count = 1; count <= 7; count++)
    await write(count % 2 === 0 ? `Jembatan ${count}` : `Nomor ${count}`, {
      content: 'jembatan '.repeat(count),
      isNsfw: count === 7,
    })
  const walk = async (first: string, client = app.visitor()) => {
    const pages: number[][] = []
    for (let address: string | undefined = first; address !== undefined && pages.length < 9;) {
      const response = await client.request('GET', address)
      const found: PagePost[] = response.json()
      pages.push(found.map(({ id }) => id))
      address = /^<([^>]+)>; rel="next"$/.exec(String(response.headers['link'] ?? ''))?.[1]
    }
    return pages
  }
  const whole = await walk('/api/page-posts/search?q=jembatan&limit=50')
  expect(whole.map((page) => page.length)).toEqual([6])
  const pages = await walk('/api/page-posts/search?q=jembatan&limit=2')
  expect(pages.map((page) => page.length)).toEqual([2, 2, 2])
  expect(pages.flat()).toEqual(whole[0])
  const withNsfw = '/api/page-posts/search?q=jembatan&includeNsfw=true&limit=3'
  expect((await walk(withNsfw, await consenting())).flat()).toHaveLength(7)
  expect((await walk(withNsfw)).flat()).toHaveLength(6)
})

test('a cursor is good for one search only, and nobody makes one up', async () => {
  for (let count = 1; count <= 2; count++) await write(`Menara ${count}`)
  const first = await app.visitor().request('GET', '/api/page-posts/search?q=menara&limit=1')
  const cursor = /cursor=([\w-]+)/.exec(String(first.headers['link']))?.[1] ?? ''
  const attempt = (query: Record<string, string>) => app.visitor().attempt(searchPagePosts, { query })
  expect((await attempt({ q: 'menara', limit: '1', cursor })).status).toBe(200)
  for (const query of [
    { q: 'orchid', cursor },
    { q: 'menara', includeNsfw: 'true', cursor },
    { q: 'menara', nsfwOnly: 'true', cursor },
    { q: 'menara', cursor: 'AAAA' },
    { q: 'menara', cursor: `${cursor}A` },
  ])
    expect(await attempt(query)).toMatchObject({
      status: 400,
      body: { fields: { cursor: expect.any(String) } },
    })
})

test('never more than fifty, and flags are texts', async () => {
  const attempt = (query: Record<string, string>) =>
    app.visitor().attempt(searchPagePosts, { query: { q: 'menara', ...query } })
  expect((await attempt({ limit: '1' })).body).toHaveLength(1)
  for (const limit of ['0', '51', '-1', 'x']) expect((await attempt({ limit })).status).toBe(400)
  for (const includeNsfw of ['1', 'yes', '']) expect((await attempt({ includeNsfw })).status).toBe(400)
})

test('[S5-3] a term of fewer than 2 characters is refused with the message of the specification', async () => {
  for (const q of ['', 'a', '  ', '<a>', `"'`, ' x '])
    expect(await app.visitor().attempt(searchPagePosts, { query: { q } })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { q: 'Search term must be at least 2 characters' } },
    })
  expect((await app.visitor().attempt(searchPagePosts)).status).toBe(400)
})

test.each(HOSTILE_TERMS)('the term %j is answered or refused, and nothing breaks', async (q) => {
  for (const includeNsfw of ['true', 'false']) {
    const answer = await app.visitor().attempt(searchPagePosts, { query: { q, includeNsfw } })
    expect([200, 400]).toContain(answer.status)
  }
})

test('a term of 101 characters, with NUL, twice, or with an unknown parameter is refused', async () => {
  for (const q of ['x'.repeat(101), 'x'.repeat(10_000), 'ab\0'])
    expect((await app.visitor().attempt(searchPagePosts, { query: { q } })).status).toBe(400)
  for (const query of ['q=ab&q=cd', 'q=ab&page=2'])
    expect((await app.visitor().request('GET', `/api/page-posts/search?${query}`)).statusCode).toBe(400)
})

test('the same term of articles and posts, and of their adult pages, counts once', async () => {
  const strict = await testApp()
  const visitor = strict.visitor()
  for (let count = 1; count <= RATE_LIMITS.visitorSearches.hits; count++) {
    const q = `term${count}`
    for (const query of [{ q }, { q, includeNsfw: 'true' }, { q, nsfwOnly: 'true' }])
      expect((await visitor.attempt(searchPagePosts, { query })).status).toBe(200)
    expect((await visitor.attempt(searchArticles, { query: { q } })).status).toBe(200)
  }
  const refused = await visitor.attempt(searchPagePosts, { query: { q: 'one too many' } })
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await strict.close()
})

test('a person who has just posted finds it at once, though others searched for it a moment ago', async () => {
  const look = (client: TestClient) => client.call(searchPagePosts, { query: { q: 'gamelan' } })
  expect(await look(app.visitor())).toEqual([])
  await write('Gamelan lessons')
  expect(await look(alice)).toHaveLength(1)
  expect(await look(app.visitor())).toHaveLength(1)
})
