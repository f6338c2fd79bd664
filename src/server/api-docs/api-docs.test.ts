import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ERROR_STATUS } from '../../contract/errors.ts'
import { routes } from '../../contract/index.ts'
import { LANGUAGES, LANGUAGE_TAGS } from '../../contract/messages.ts'
import { features } from '../features.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { featureTexts } from './messages.ts'
import { buildOpenApi } from './openapi.ts'
import { featureOf, operationsOf } from './operations.ts'

const operations = operationsOf(features)
let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { siteName: 'Tom & <Jerry>' } })
})
afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  app.visitor().request('GET', path, { headers })

test('docs/openapi.json matches the contract; `npm run openapi` regenerates it', async () => {
  const kept = await readFile(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')
  expect(JSON.parse(kept)).toEqual(JSON.parse(JSON.stringify(buildOpenApi(operations))))
})

test('/api/openapi.json has every route of the contract but the staff’s once, under its own name', async () => {
  const response = await get('/api/openapi.json')
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  const { paths } = response.json<ReturnType<typeof buildOpenApi>>()
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [
      operationId,
      `${method.toUpperCase()} ${path}`,
    ]),
  )
  const expected = Object.entries(routes)
    .filter(([, route]) => !('isUnseen' in route))
    .map(([name, { method, path }]) => [name, `${method} ${path.replace(/:(\w+)/g, '{$1}')}`])
  expect(Object.fromEntries(served)).toEqual(Object.fromEntries(expected))
  expect(served).toHaveLength(expected.length)
})

test('every reference of the document leads somewhere, and every path parameter is described', () => {
  const document = JSON.parse(JSON.stringify(buildOpenApi(operations))) as Record<string, unknown>
  const references: string[] = []
  JSON.stringify(document, (key, value: unknown) => {
    if (key === '$ref') references.push(String(value))
    return value
  })
  expect(references.length).toBeGreaterThan(10)
  for (const reference of references) {
    const target = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], document)
    expect(target, reference).toBeTypeOf('object')
  }
  for (const [path, methods] of Object.entries(buildOpenApi(operations).paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    for (const operation of Object.values(methods)) {
      const described = operation.parameters.flatMap((it) =>
        'name' in it && it.in === 'path' ? [it.name] : [],
      )
      expect(new Set(described), path).toEqual(new Set(named))
    }
  }
})

test('the document says who may call, what a write needs, and how a call is refused', () => {
  const { paths, components } = buildOpenApi(operations)
  expect(components.securitySchemes.session).toMatchObject({ type: 'apiKey', in: 'cookie', name: 'sid' })
  expect(
    buildOpenApi(operations, { siteName: 'Cendekia', isHttps: true }).components.securitySchemes.session.name,
  ).toBe('__Host-sid')
  const saveTheme = paths['/api/user/theme']?.['post']
  expect(saveTheme).toMatchObject({ security: [{ session: [] }], 'x-access': 'member' })
  expect(saveTheme?.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' })
  expect(Object.keys(saveTheme?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '403',
    '409',
    '413',
    '415',
    '429',
    '500',
    '503',
  ])
  const getUser = paths['/api/auth/user']?.['get']
  expect(getUser?.parameters).not.toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' })
  expect(paths['/api/auth/signin']?.['post']).toMatchObject({ security: [] })
  expect(Object.keys(paths['/api/auth/logout']?.['get']?.responses ?? {})).toContain('303')
})

test.each(LANGUAGES)('/api/docs shows every operation and every refusal, in %s', async (language) => {
  const response = await get(`/api/docs?hl=${LANGUAGE_TAGS[language]}`)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.body).toContain(`<html lang="${LANGUAGE_TAGS[language]}"`)
  for (const [name, route] of Object.entries(routes))
    expect(response.body.includes(`<article class="operation" id="${name}"`), name).toBe(
      !('isUnseen' in route),
    )
  for (const code of Object.keys(ERROR_STATUS)) expect(response.body).toContain(`<div id="error-${code}">`)
  expect(response.body).not.toMatch(
    /undefined|\[object|\{(site|cookie|shape|min|max|items|values|pattern|first|second)\}/,
  )
})

test('the page obeys its own policy: nothing inline, and every link inside it leads somewhere', async () => {
  const { body, headers } = await get('/api/docs')
  expect(headers['content-security-policy']).toContain("style-src 'self'")
  expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
  const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, target] of body.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
})

test('the page escapes what it is given', async () => {
  const { body } = await get('/api/docs')
  expect(body).toContain('Tom &amp; &lt;Jerry&gt;')
  expect(body).not.toContain('<Jerry>')
})

test('the page follows the reader’s language and theme', async () => {
  expect((await get('/api/docs')).body).toContain('<html lang="en" data-theme="dark">')
  expect((await get('/api/docs', { 'x-language': 'id', cookie: 'theme=light' })).body).toContain(
    '<html lang="id" data-theme="light">',
  )
  expect((await get('/api/docs', { 'x-language': '', cookie: 'lang=my; theme=auto' })).body).toContain(
    '<html lang="en" data-theme="auto">',
  )
  expect((await get('/api/docs?hl=xx', { cookie: 'theme="><script>' })).body).toContain(
    '<html lang="en" data-theme="dark">',
  )
})

test('the style sheet is cached for good under its own address, and the page is revalidated', async () => {
  const page = await get('/api/docs')
  const address = /href="(\/api\/docs\.css\?v=[\w-]+)"/.exec(page.body)?.[1] ?? ''
  const style = await get(address)
  expect(style.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await get('/api/docs.css?v=old')).headers['cache-control']).toBe('no-cache')
  const again = await get('/api/docs', { 'if-none-match': String(page.headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('every feature of the contract has a heading, and no inner route is listed', async () => {
  for (const route of Object.values(routes)) expect(Object.keys(featureTexts)).toContain(featureOf(route))
  const { body } = await get('/api/docs')
  for (const inner of ['healthz', 'readyz', 'metrics']) expect(body).not.toContain(inner)
})
