import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDraftLink } from '../../contract/draft-links.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle } from '../testing/write-article.ts'

let app: TestApp
let without: TestApp
beforeAll(async () => {
  app = await testApp({ web: true, config: { siteName: 'Books & <More>' } })
  without = await testApp({ web: true, config: { serviceWorker: false } })
})
afterAll(async () => {
  await app.close()
  await without.close()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  app.visitor().request('GET', path, { headers })
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the service worker is small, asked for anew each time, and may load nothing from elsewhere', async () => {
  const { statusCode, headers, body } = await get('/sw.js')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    'x-content-type-options': 'nosniff',
  })
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
  expect(lines.join('').length).toBeLessThan(900)
  expect(gzipSync(body).length).toBeLessThan(2000)
  expect((await app.visitor().request('HEAD', '/sw.js')).statusCode).toBe(200)
})

test('the offline page has all it needs inside, allowed by its hashes', async () => {
  const { headers, body } = await get('/offline.html')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
  const policy = String(headers['content-security-policy'])
  const blocks = [...body.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map(([, , content = '']) => content)
  expect(blocks).toHaveLength(3)
  for (const block of blocks) expect(policy).toContain(hashOf(block))
  expect(policy).not.toMatch(/unsafe/)
  expect(body).not.toMatch(/ (?:src|href)="/)
  expect(body).toContain('<title>Books &amp; &lt;More&gt;</title>')
  const packed = await get('/offline.html', { 'accept-encoding': 'gzip' })
  expect(packed.headers['content-encoding']).toBe('gzip')
})

test('another offline page makes another worker, so that browsers fetch both', async () => {
  const named = await testApp({ web: true, config: { siteName: 'Another name' } })
  expect((await named.visitor().request('GET', '/sw.js')).body).not.toBe((await get('/sw.js')).body)
  await named.close()
})

test('a site without a service worker has no such files, and its documents say so', async () => {
  expect((await get('/terms-of-service')).body).toMatch(/<html [^>]* data-worker>/)
  const visitor = without.visitor()
  expect((await visitor.request('GET', '/terms-of-service')).body).not.toContain('data-worker')
  for (const path of ['/sw.js', '/offline.html'])
    expect((await visitor.request('GET', path)).statusCode, path).toBe(404)
})

/** What src/web/offline/kept-pages.ts goes by. */
const isArticle = (html: string) => html.includes('<meta property="og:type" content="article">')

test('a document tells the worker whether it shows an article that everybody may read', async () => {
  const alice = await app.signIn('alice')
  const article = await writeArticle(alice)
  const shown = await alice.request('GET', `/article/${article.id}`)
  expect(isArticle(shown.body)).toBe(true)
  expect(shown.headers['cache-control']).toBe('private, no-cache')

  const draft = await writeArticle(alice, { isDraft: true })
  const own = await alice.request('GET', `/article/${draft.id}`)
  expect(isArticle(own.body)).toBe(false)
  const { token } = await alice.call(createDraftLink, { params: { id: String(draft.id) } })
  const secret = await get(`/draft/${token}`)
  expect(isArticle(secret.body)).toBe(false)
  expect(secret.headers['cache-control']).toBe('no-store')
})
