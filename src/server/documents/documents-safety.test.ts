import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SESSION_IDLE_MS } from '../platform/session.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { CLEAN_PATHS, rawBlock, readDocument } from './documents-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ web: true })
})
afterAll(() => app.close())

const get = (path: string) => app.visitor().request('GET', path)
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

async function assetNamed(ending: string): Promise<string> {
  const names = await readdir(new URL('../../../dist/web/assets', import.meta.url).pathname)
  return `/assets/${names.find((name) => name.endsWith(ending)) ?? 'none'}`
}

test('documents, assets and refusals carry every security header', async () => {
  for (const path of [
    '/',
    '/no-such-page',
    '/api/nothing',
    '/favicon.svg',
    await assetNamed('.js'),
    '/%E0%A4%A',
  ]) {
    const { headers } = await get(path)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    const policy = String(headers['content-security-policy'])
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).not.toMatch(/unsafe|\*|https?:/)
    const isPage = String(headers['content-type']).startsWith('text/html')
    if (!isPage) expect(policy, path).toBe("default-src 'none'; frame-ancestors 'none'")
    else
      for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'"])
        expect(policy, path).toContain(part)
  }
})

test('headers stay small: 1,500 bytes for a document, 900 for everything else', async () => {
  const visited = ['/', '/page', '/create-article', '/no-such-page', '/api/articles', '/api/nothing']
  for (const path of [...visited, '/favicon.svg', await assetNamed('.js')]) {
    const { headers } = await get(path)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
    const isPage = String(headers['content-type']).startsWith('text/html')
    expect(lines.join('').length, path).toBeLessThan(isPage ? 1500 : 900)
  }
})

test('the policy allows exactly the inline script and styles of documents, by their hashes', async () => {
  for (const path of ['/', '/settings', '/create-article']) {
    const { body, headers } = await get(path)
    const policy = String(headers['content-security-policy'])
    const scripts = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    const styles = [...body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    expect(scripts).toHaveLength(1)
    expect(styles).toHaveLength(2)
    expect(policy).toContain(`script-src 'self' ${hashOf(scripts[0]?.[1] ?? '')};`)
    expect(policy, path).toContain(
      `style-src 'self' ${styles.map(([, content = '']) => hashOf(content)).join(' ')};`,
    )
  }
})

test('a document carries the styles of its own screen and not those of others', async () => {
  const stylesOf = async (path: string) => {
    const [, folder, name, rules] =
      /data-styles="([^"]+)"[\s\S]*<style data-screen="([^"]+)">([\s\S]*?)<\/style>/.exec(
        (await get(path)).body,
      ) ?? []
    // What the app fetches when the screen is opened later, or a dialog of it, has these rules too.
    const whole = (await get(`${folder}/${name}.css`)).body
    for (const rule of rules?.match(/[^{}]+\{[^{}]*\}/g) ?? []) expect(whole).toContain(rule)
    return rules
  }
  const [home, writing] = [await stylesOf('/'), await stylesOf('/create-article')]
  expect(writing).toContain('.write-')
  expect(home).not.toContain('.write-')
  expect(home).toContain('.home-')
  expect(writing).not.toContain('.home-')
})

test('what the rules of every screen point to is served', async () => {
  const { body } = await get('/')
  const pointed = new Set(Array.from(body.matchAll(/url\((\/assets\/[^)]+)\)/g), ([, address]) => address))
  expect(pointed.size).toBeGreaterThan(5)
  for (const address of pointed) expect((await get(address ?? '')).statusCode, address).toBe(200)
})

test('the font of titles is named where no picture leads the page, and is served', async () => {
  const fontOf = (body: string) => /<html[^>]* data-font="([^"]+)"/.exec(body)?.[1]
  const { body } = await get('/settings')
  expect(body).not.toContain('fetchpriority="high"')
  const font = await get(fontOf(body) ?? '')
  expect(font.statusCode).toBe(200)
  expect(font.headers['content-type']).toBe('font/woff2')
  expect(font.headers['cache-control']).toContain('immutable')
})

test('no document has a style attribute, an inline handler or an address that runs code', async () => {
  for (const path of [...CLEAN_PATHS, '/settings', '/no-such-page']) {
    const { body } = await get(path)
    const tags = body.match(/<[a-z][^>]*>/gi) ?? []
    expect(tags.length, path).toBeGreaterThan(20)
    expect(
      tags.filter((tag) => /\s(style|on\w+|srcdoc)=/i.test(tag) || /javascript:/i.test(tag)),
      path,
    ).toEqual([])
  }
})

test.each([
  '/</script><script>alert(1)</script>',
  '/%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '/page?id=</script><script>alert(1)</script>',
  '/page?id=%3C!--%3Cscript%3E',
  '/x"onload="alert(1)',
  "/x'><img src=x onerror=alert(1)>",
  '/article/7?q=${alert(1)}`&amp;"',
])('%s cannot break out of a document', async (path) => {
  const { body } = await get(path)
  const plain = (await get('/no-such-page')).body
  const scripts = (html: string) => html.match(/<script/gi)?.length
  expect(scripts(body)).toBe(scripts(plain))
  expect(body).not.toMatch(/<img|alert\(1\)>|onload="/)
  const state = rawBlock(body, 'type="application/json" id="state"')
  expect(state).not.toContain('<')
  expect(readDocument(body).state['path']).toMatch(/^\/(404$|page|article)/)
  expect(readDocument(body).linkedData['@graph']).toHaveLength(2)
})

test('a document knows whether there is a session, and a dead cookie is none', async () => {
  const hasSession = async (client: ReturnType<TestApp['visitor']>) =>
    readDocument((await client.request('GET', '/')).body).state['hasSession']
  const alice = await app.signIn('alice')
  expect(await hasSession(alice)).toBe(true)
  expect(await hasSession(app.visitor())).toBe(false)

  const stranger = app.visitor()
  stranger.cookies.set('sid', 'A'.repeat(43))
  expect(await hasSession(stranger)).toBe(false)
  stranger.cookies.set('sid', 'nonsense')
  expect(await hasSession(stranger)).toBe(false)

  app.clock.advance(SESSION_IDLE_MS + 1)
  expect(await hasSession(alice)).toBe(false)
})

test('nothing of a member is in a document, which others get from the cache', async () => {
  const zulaikha = await app.signIn('Zulaikha')
  const { body } = await zulaikha.request('GET', '/settings')
  expect(body.toLowerCase()).not.toContain('zulaikha')
})
