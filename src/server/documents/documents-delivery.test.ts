import { readFile, readdir } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle } from '../testing/write-article.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ web: true })
})
afterAll(() => app.close())

const WEB = new URL('../../../dist/web/', import.meta.url).pathname
const get = (path: string, headers: Record<string, string> = {}) =>
  app.visitor().request('GET', path, { headers })
const decoded = { br: brotliDecompressSync, gzip: gunzipSync }

async function documentsBy(cache: 'hit' | 'miss'): Promise<number> {
  const { body } = await app.visitor().request('GET', '/metrics', { ip: '127.0.0.1' })
  const lines = body.matchAll(/^cendekia_documents_total\{screen="([^"]*)",cache="(\w+)"\} (\d+)/gm)
  return [...lines]
    .filter(([, , found]) => found === cache)
    .reduce((sum, [, , , count]) => sum + Number(count), 0)
}

test.each(['br', 'gzip'] as const)('a document sent as %s is the same document', async (encoding) => {
  const plain = await get('/terms-of-service')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const packed = await get('/terms-of-service', { 'accept-encoding': `deflate, ${encoding}` })
  expect(packed.headers['content-encoding']).toBe(encoding)
  expect(packed.headers['vary']).toContain('Accept-Encoding')
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  expect(decoded[encoding](packed.rawPayload).toString()).toBe(plain.body)
})

test('every built script is served as it was built, compressed too, and may be cached for ever', async () => {
  const names = (await readdir(`${WEB}assets`, { recursive: true })).filter((name) =>
    /\.(js|svg)$/.test(name),
  )
  expect(names.length).toBeGreaterThan(100)
  for (const name of names) {
    const response = await get(`/assets/${name}`)
    expect(response.statusCode, name).toBe(200)
    expect(response.headers['cache-control'], name).toBe('public, max-age=31536000, immutable')
    expect(response.headers['vary'], name).toBe('Accept-Encoding')
    expect(response.headers['content-type'], name).toMatch(/javascript|svg/)
    expect(response.rawPayload.equals(await readFile(`${WEB}assets/${name}`)), name).toBe(true)
  }
  const script = names.find((name) => name.startsWith('en/vendor')) ?? ''
  for (const encoding of ['br', 'gzip'] as const) {
    const packed = await get(`/assets/${script}`, { 'accept-encoding': encoding })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(decoded[encoding](packed.rawPayload).equals(await readFile(`${WEB}assets/${script}`))).toBe(true)
  }
})

test('the names of all sources are not for the public', async () => {
  for (const path of ['/manifest.json', '/web-files.json', '/.vite/manifest.json'])
    expect((await get(path)).statusCode, path).toBe(404)
  expect((await readdir(WEB)).filter((name) => name.endsWith('.json'))).toEqual([])
})

test('what has no hash in its name is asked for again, and a document each time', async () => {
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  // Phones of one maker ask for it by this name when the site is put on their home screen.
  expect((await get('/apple-touch-icon.png')).headers['content-type']).toBe('image/png')
  expect((await get('/manifest.webmanifest')).headers['cache-control']).toBe('public, max-age=3600')
  const { headers } = await get('/')
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(headers['vary']).toContain('Cookie')
})

test('everything a document asks for is there', async () => {
  for (const path of ['/', '/auth', '/terms-of-service?hl=id', '/market']) {
    const { body } = await get(path)
    const files = [...body.matchAll(/(?:href|src)="(\/(?:assets\/|favicon|manifest)[^"]*)"/g)].map(
      ([, file]) => file,
    )
    expect(files.length, path).toBeGreaterThan(4)
    for (const file of new Set(files)) expect((await get(file ?? '')).statusCode, `${path} ${file}`).toBe(200)
  }
})

test('a document is rendered once in two seconds for all equal requests', async () => {
  const path = '/help-center?page=unlike-others'
  const before = { hit: await documentsBy('hit'), miss: await documentsBy('miss') }
  const first = await get(path)
  const second = await get(path)
  expect(second.body).toBe(first.body)
  expect(await documentsBy('miss')).toBe(before.miss + 1)
  expect(await documentsBy('hit')).toBe(before.hit + 1)

  await get(path, { cookie: 'lang=id' })
  await get(path, { cookie: 'theme=light' })
  expect(await documentsBy('miss')).toBe(before.miss + 3)

  app.clock.advance(2001)
  await get(path)
  expect(await documentsBy('miss')).toBe(before.miss + 4)
})

test('many at once share one rendering', async () => {
  const before = await documentsBy('miss')
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/help-center?page=at-once')))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(await documentsBy('miss')).toBe(before + 1)
})

test('what a screen does not read of the query makes no other document, and is not in it', async () => {
  const { body } = await get('/trending?type=posts&period=week')
  const before = await documentsBy('miss')
  for (const query of [
    'type=posts&period=week&x=1',
    'utm_source=elsewhere&period=week&type=posts',
    'type=posts&type=articles&period=week&hl=fr',
    ...Array.from({ length: 20 }, (_, number) => `period=week&type=posts&x${number}=${number}`),
  ])
    expect((await get(`/trending?${query}`)).body, query).toBe(body)
  expect(await documentsBy('miss')).toBe(before)
  await get('/trending?type=posts&period=month')
  expect(await documentsBy('miss')).toBe(before + 1)
})

test('all paths that lead nowhere share one document in a language, a theme and with a session', async () => {
  const first = await get('/nowhere-at-all')
  expect(first.statusCode).toBe(404)
  const before = await documentsBy('miss')
  for (const path of [
    '/nowhere',
    '/category/a/b',
    '/x/y?z=1',
    '/%F0%9F%98%80',
    '/constructor',
    '/assets/no.js',
  ])
    expect((await get(path)).body, path).toBe(first.body)
  expect(await documentsBy('miss')).toBe(before)
  for (const word of ['x"onload="', 'nowhere-at-all']) expect(first.body).not.toContain(word)

  await get('/nowhere', { cookie: 'lang=my' })
  await get('/elsewhere', { cookie: 'lang=my' })
  await get('/nowhere', { cookie: 'theme=light' })
  expect(await documentsBy('miss')).toBe(before + 2)
})

test('whatever text follows the id of an article, it is rendered once', async () => {
  const article = await writeArticle(await app.signIn('alice'))
  const before = await documentsBy('miss')
  const first = await get(`/article/${article.id}`)
  expect(first.body).toContain(`<link rel="canonical" href="${app.config.publicUrl}/article/${article.id}">`)
  for (const path of [`/article/${article.id}-a-slug`, `/article/${article.id}-another?utm_source=x`])
    expect((await get(path)).body, path).toBe(first.body)
  expect(await documentsBy('miss')).toBe(before + 1)
})

test('documents are counted by the name of their screen, never by their path', async () => {
  await get('/category/science')
  await get('/trending?type=posts&period=all')
  await get('/nowhere')
  const { body } = await app.visitor().request('GET', '/metrics', { ip: '127.0.0.1' })
  const screens = new Set(
    [...body.matchAll(/^cendekia_documents_total\{screen="([^"]*)"/gm)].map(([, name]) => name),
  )
  expect([...screens]).toEqual(expect.arrayContaining(['/category/:slug', '/trending', '*']))
  expect([...screens]).not.toContain('/category/science')
})
