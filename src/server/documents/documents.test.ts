import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../contract/messages.ts'
import { THEMES } from '../../contract/plans.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { CLEAN_PATHS, readDocument } from './documents-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ web: true })
})
afterAll(() => app.close())

async function open(path: string, cookies: Record<string, string> = {}) {
  const visitor = app.visitor()
  for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value)
  const response = await visitor.request('GET', path)
  return { response, ...readDocument(response.body) }
}

describe.each(CLEAN_PATHS)('%s', (path) => {
  test.each(LANGUAGES)('[S2.1-3] is answered with a real document in %s', async (language) => {
    const tag = LANGUAGE_TAGS[language]
    const page = await open(path, { lang: language })
    const address = app.config.publicUrl + path
    expect(page.response.statusCode).toBe(200)
    expect(page.response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.response.body).toMatch(/^<!doctype html>\n<html /)
    expect(page.language).toBe(tag)
    expect(page.title).toContain(app.config.siteName)
    expect(page.meta('description')).toMatch(/\w+ \w+ \w+/)
    expect(page.meta('og:title')).toBe(page.title)
    expect(page.meta('og:description')).toBe(page.meta('description'))
    expect(page.meta('og:url')).toBe(address)
    expect(page.meta('og:site_name')).toBe(app.config.siteName)
    expect(page.meta('og:locale')).toBe({ en: 'en_US', id: 'id_ID', my: 'ms_MY' }[language])
    expect(page.canonical).toBe(address)
    expect(page.alternates).toEqual({
      en: `${address}?hl=en`,
      id: `${address}?hl=id`,
      ms: `${address}?hl=ms`,
      'x-default': address,
    })
    expect(page.linkedData['@graph']).toContainEqual(
      expect.objectContaining({ '@type': 'WebPage', url: address, name: page.title, inLanguage: tag }),
    )
    expect(page.headings).toHaveLength(1)
    expect(page.text).toContain(page.headings[0])
    expect(page.text.length).toBeGreaterThan(150)
  })

  test('differs in each language, by ?hl= as by the cookie', async () => {
    const byCookie = await Promise.all(LANGUAGES.map((lang) => open(path, { lang })))
    const byAddress = await Promise.all(
      LANGUAGES.map((language) => open(`${path}?hl=${LANGUAGE_TAGS[language]}`)),
    )
    expect(new Set(byCookie.map((page) => page.meta('description'))).size).toBe(3)
    expect(byAddress.map((page) => page.text)).toEqual(byCookie.map((page) => page.text))
  })
})

const WORDS: [string, Record<Language, string>][] = [
  [
    '/',
    {
      en: 'What are you curious about?',
      id: 'Apa yang ingin Anda ketahui?',
      my: 'Apakah yang ingin anda tahu?',
    },
  ],
  ['/auth', { en: 'Welcome back', id: 'Selamat datang kembali', my: 'Selamat kembali' }],
  ['/terms-of-service', { en: 'Terms of Service', id: 'Ketentuan Layanan', my: 'Terma Perkhidmatan' }],
]
test.each(WORDS)('%s is headed in the language of its reader', async (path, words) => {
  for (const language of LANGUAGES) {
    const page = await open(path, { lang: language })
    expect(page.headings).toEqual([words[language]])
  }
})

test('a legal text is readable without any script, down to its last section', async () => {
  const page = await open('/privacy-policy')
  expect(page.text.length).toBeGreaterThan(3000)
})

test('?hl= wins over the cookie, and an unknown language is English', async () => {
  expect((await open('/?hl=ms', { lang: 'id' })).language).toBe('ms')
  expect((await open('/?hl=fr')).language).toBe('en')
  expect((await open('/', { lang: 'klingon' })).language).toBe('en')
})

test.each(THEMES)('the theme cookie %s dresses the document', async (theme) => {
  // Only the browser knows its system's theme, so its boot script decides about auto.
  expect((await open('/', { theme })).theme).toBe(theme === 'auto' ? 'dark' : theme)
})

test('without a theme cookie, or with a wrong one, a document is dark', async () => {
  expect((await open('/')).theme).toBe('dark')
  expect((await open('/', { theme: 'pink"><script>' })).theme).toBe('dark')
})

test.each(['/v2/', '/v2', '/v2/?code=ABCDEFGHIJKLMNOP&errorCode=x'])('%s renders home', async (path) => {
  const page = await open(path)
  expect(page.response.statusCode).toBe(200)
  expect(page.path).toBe('/')
  expect(page.headings).toEqual(['What are you curious about?'])
  expect(page.canonical).toBe(`${app.config.publicUrl}/`)
})

test('a document names the path it shows, with its query and without hl', async () => {
  const page = await open('/page?id=5&hl=id')
  expect(page.path).toBe('/page?id=5')
  expect(page.state['path']).toBe('/page?id=5')
  expect(page.canonical).toBe(`${app.config.publicUrl}/page`)
})

test.each([
  '/no-such-page',
  '/v2/other',
  '/category/a/b',
  '/favicon.ico',
  '/assets/none.js',
  '/%F0%9F%98%80',
])('%s is answered with the 404 page, which machines do not keep', async (path) => {
  const page = await open(path, { lang: 'my' })
  expect(page.response.statusCode).toBe(404)
  expect(page.headings).toEqual(['Halaman Tidak Dijumpai'])
  expect(page.meta('robots')).toBe('noindex')
})

test('HEAD is answered like GET, without the content', async () => {
  // Over a real connection: it is Node that leaves the content out.
  const site = await app.http.listen({ port: 0, host: '127.0.0.1' })
  for (const path of ['/', '/terms-of-service', '/no-such-page']) {
    const [head, get] = [await fetch(site + path, { method: 'HEAD' }), await fetch(site + path)]
    expect(head.status).toBe(path === '/no-such-page' ? 404 : 200)
    expect(head.status).toBe(get.status)
    expect(await head.text()).toBe('')
    for (const name of ['content-type', 'content-security-policy', 'cache-control'])
      expect(head.headers.get(name)).toBe(get.headers.get(name))
  }
})

test('an unknown path of the API stays JSON, and so does a write to a page', async () => {
  for (const [method, path] of [
    ['GET', '/api/nothing'],
    ['GET', '/api/'],
    ['POST', '/'],
    ['DELETE', '/market'],
  ] as const) {
    const response = await app.visitor().request(method, path)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'not_found' })
  }
})
