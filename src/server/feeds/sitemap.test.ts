import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteArticle, type Article } from '../../contract/articles.ts'
import { CATEGORIES } from '../../contract/categories.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle, writeTranslation } from '../testing/write-article.ts'
import { all, parseXml, textOf } from './xml-testing.ts'

const SITE = 'https://cendekia.example'

let app: TestApp
let star: Article
let bintang: Article
let alone: Article
beforeAll(async () => {
  app = await testApp({
    config: { publicUrl: SITE, mailFrom: 'hello@cendekia.example', rateLimitScale: 1000 },
  })
  const alice = await app.signIn('alice')
  star = await writeArticle(alice)
  bintang = await writeTranslation(alice, star)
  await writeArticle(alice, { isDraft: true })
  const deleted = await writeArticle(alice)
  await alice.call(deleteArticle, { params: { id: String(deleted.id) } })
  // Far away, so that another sitemap has it and the ones between are empty.
  await sql`alter table articles alter column id restart with 25000`.execute(app.db)
  alone = await writeArticle(alice)
})
afterAll(() => app.close())

const ask = (path: string, headers: Record<string, string> = {}) =>
  app.visitor().request('GET', path, { headers })
const urlOf = ({ id }: Article) => `${SITE}/article/${id}`

test('the index names the pages and every sitemap that has an article', async () => {
  const response = await ask('/sitemap.xml')
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8')
  const document = parseXml(response.body)
  expect(document.name).toBe('sitemapindex')
  expect(all(document, 'loc').map(({ text }) => text)).toEqual([
    `${SITE}/sitemap-pages.xml`,
    `${SITE}/sitemap-articles-0.xml`,
    `${SITE}/sitemap-articles-2.xml`,
  ])
  expect((await ask('/sitemap.xml', { 'if-none-match': String(response.headers.etag) })).statusCode).toBe(304)
})

test('pages are listed once, with the address of each language', async () => {
  const document = parseXml((await ask('/sitemap-pages.xml')).body)
  const addresses = all(document, 'url').map((url) => textOf(url, 'loc'))
  expect(addresses).toEqual(
    expect.arrayContaining([`${SITE}/`, `${SITE}/categories`, `${SITE}/trending`, `${SITE}/privacy-policy`]),
  )
  for (const category of CATEGORIES) expect(addresses).toContain(`${SITE}/category/${category}`)
  expect(new Set(addresses).size).toBe(addresses.length)
  const [home] = all(document, 'url')
  expect(
    home?.children.slice(1).map(({ attributes }) => [attributes['hreflang'], attributes['href']]),
  ).toEqual([
    ['en', `${SITE}/?hl=en`],
    ['id', `${SITE}/?hl=id`],
    ['ms', `${SITE}/?hl=ms`],
    ['x-default', `${SITE}/`],
  ])
})

test('an article is listed with its last change and its translations; drafts and deleted ones are not', async () => {
  const response = await ask('/sitemap-articles-0.xml')
  const document = parseXml(response.body)
  const links = [
    ['en', urlOf(star)],
    ['id', urlOf(bintang)],
    ['x-default', urlOf(star)],
  ]
  const listed = all(document, 'url').map((url) => ({
    address: textOf(url, 'loc'),
    changed: textOf(url, 'lastmod'),
    links: all(url, 'xhtml:link').map(({ attributes }) => [attributes['hreflang'], attributes['href']]),
  }))
  expect(listed).toEqual([
    { address: urlOf(star), changed: star.updatedAt, links },
    { address: urlOf(bintang), changed: bintang.updatedAt, links },
  ])
  const { etag, 'last-modified': modified } = response.headers
  expect(modified).toMatch(/GMT$/)
  expect((await ask('/sitemap-articles-0.xml', { 'if-none-match': String(etag) })).statusCode).toBe(304)
})

test('an article stays in the sitemap of its id', async () => {
  const document = parseXml((await ask('/sitemap-articles-2.xml')).body)
  expect(all(document, 'loc').map(({ text }) => text)).toEqual([urlOf(alone)])
  expect(all(document, 'xhtml:link')).toEqual([])
})

test.each(['1', '3', '99999999', '999999999', '-1', 'x', '0x1', ''])(
  'there is no sitemap %j',
  async (number) => {
    expect((await ask(`/sitemap-articles-${number}.xml`)).statusCode).toBe(404)
  },
)

test('a sitemap of several pieces is complete, and no longer lists what was removed', async () => {
  const count = 2500
  await sql`
    with groups as (
      insert into article_groups (categories, created_at)
      select '{science}', ${app.clock.now()}::timestamptz from generate_series(1, ${count}) returning id, created_at)
    insert into articles (group_id, language, state, title, source, nodes, renderer_version, excerpt, words, created_at, updated_at)
    select id, 'en', 'removed', 'A title', 'x', '[]', 1, 'x', 1, created_at, created_at from groups`.execute(
    app.db,
  )
  const addresses = async () =>
    all(parseXml((await ask('/sitemap-articles-2.xml')).body), 'loc').map(({ text }) => text)
  expect(await addresses()).toEqual([urlOf(alone)])
  await app.db.updateTable('articles').set({ state: 'published' }).where('state', '=', 'removed').execute()
  const found = await addresses()
  expect([found.length, new Set(found).size]).toEqual([count + 1, count + 1])
})

test('robots.txt says what not to read and where the sitemap is', async () => {
  const { headers, body } = await ask('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = body.split('\n')
  expect(lines[0]).toBe('User-agent: *')
  for (const line of [
    'Disallow: /api/',
    'Allow: /api/docs',
    'Disallow: /settings',
    'Disallow: /create-article',
  ])
    expect(lines).toContain(line)
  expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect(body).not.toMatch(/Disallow: \/(article|category|media)?$/m)
})

test('security.txt says whom to write to about a vulnerability, and is valid for some months yet', async () => {
  const { body } = await ask('/.well-known/security.txt')
  expect(body).toContain('Contact: mailto:hello@cendekia.example\n')
  const expires = Date.parse(/Expires: (.+)/.exec(body)?.[1] ?? '')
  expect(expires - app.clock.now().getTime()).toBeGreaterThan(80 * DAY_MS)
  expect(expires - app.clock.now().getTime()).toBeLessThan(365 * DAY_MS - HOUR_MS)
})

test('a password manager is shown the way to the settings', async () => {
  const response = await ask('/.well-known/change-password')
  expect([response.statusCode, response.headers.location]).toEqual([302, '/settings'])
})
