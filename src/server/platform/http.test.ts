import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getUser } from '../../contract/auth.ts'
import { saveTheme } from '../../contract/settings.ts'
import { loggedErrors } from '../testing/logged-errors.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

let app: TestApp
let member: TestClient
beforeAll(async () => {
  app = await testApp()
  app.http.get('/api/broken', () => {
    throw new Error('a detail nobody may see')
  })
})
beforeEach(async () => {
  member = await app.signIn('member')
})
afterAll(() => app.close())

const THEME = saveTheme.path
const json = 'application/json; charset=utf-8'

/** What the test provoked on purpose; anything more still fails it. */
function takeLoggedError(): unknown {
  expect(loggedErrors).toHaveLength(1)
  return loggedErrors.pop()
}

const provoked: [number, string, () => Promise<{ headers: Record<string, unknown>; statusCode: number }>][] =
  [
    [200, 'an answer', () => member.request('GET', getUser.path)],
    [200, 'a document', () => member.request('GET', '/api/docs')],
    [303, 'a redirect', () => member.request('GET', '/api/auth/logout')],
    [404, 'an unknown path', () => member.request('GET', '/api/nothing')],
    [400, 'broken JSON', () => member.request('POST', THEME, { body: '{' })],
    [404, 'a broken address', () => member.request('GET', '/api/%')],
    [401, 'a visitor', () => app.visitor().request('GET', getUser.path)],
    [413, 'too much', () => member.request('POST', THEME, { body: { theme: 'x'.repeat(70_000) } })],
    [
      415,
      'no JSON',
      () => member.request('POST', THEME, { body: 'x', headers: { 'content-type': 'text/xml' } }),
    ],
    [500, 'a bug', () => member.request('GET', '/api/broken')],
  ]

test.each(provoked)('%i: %s carries the security headers', async (status, what, provoke) => {
  const { statusCode, headers } = await provoke()
  if (status === 500) takeLoggedError()
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'x-request-id': expect.stringMatching(/./),
  })
  const policy = String(headers['content-security-policy'])
  const page = ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"]
  for (const part of what === 'a document' ? page : ["default-src 'none'"]) expect(policy).toContain(part)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers).not.toHaveProperty('x-powered-by')
})

test('a bug is answered without its detail, and logged', async () => {
  member.language = 'my'
  const { statusCode, headers, body } = await member.request('GET', '/api/broken')
  expect(JSON.stringify(takeLoggedError())).toContain('a request failed')
  expect([statusCode, JSON.parse(body)]).toEqual([
    500,
    { code: 'internal', message: 'Berlaku ralat di pihak kami. Sila cuba lagi.' },
  ])
  expect(headers).toMatchObject({ 'content-type': json, 'cache-control': 'no-store' })
})

test.each([
  '{',
  '{"theme":',
  '{theme:"dark"}',
  "{'theme':'dark'}",
  '{"theme":"dark"}x',
  '{"__proto__":{"theme":"dark"}}',
  '',
])('the broken JSON %j is a 400 in the reader’s language', async (body) => {
  const messages = []
  for (const language of ['en', 'id', 'my'] as const) {
    member.language = language
    const response = await member.request('POST', THEME, { body })
    expect(response.statusCode).toBe(400)
    messages.push(response.json<{ message: string }>().message)
  }
  expect(messages).toEqual([
    'We couldn’t read the request: it isn’t valid JSON.',
    'Permintaan tidak bisa dibaca: bukan JSON yang valid.',
    'Permintaan tidak dapat dibaca: bukan JSON yang sah.',
  ])
})

test.each([
  'text/plain',
  'text/plain;charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application/json-patch+json',
  'nonsense',
])('a body sent as %s is a 415: JSON in disguise is not taken', async (type) => {
  const response = await member.request('POST', THEME, {
    body: '{"theme":"light"}',
    headers: { 'content-type': type },
  })
  expect(response.statusCode).toBe(415)
  expect(response.json()).toEqual({
    code: 'unsupported_media_type',
    message: 'The request must be sent as JSON.',
  })
})

test('a body of 64 KB is read, a larger one is a 413', async () => {
  const ofSize = (bytes: number) => `{"theme":"${'x'.repeat(bytes - 12)}"}`
  expect((await member.request('POST', THEME, { body: ofSize(64 * 1024) })).statusCode).toBe(400)
  const response = await member.request('POST', THEME, { body: ofSize(64 * 1024 + 1) })
  expect([response.statusCode, response.json()]).toEqual([
    413,
    { code: 'too_large', message: 'This is too large to send. Please shorten it and try again.' },
  ])
})

test('no body where one is needed is refused as a missing body', async () => {
  const response = await member.request('POST', THEME)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 'invalid_input', fields: { body: 'This is required.' } })
})

describe('a write', () => {
  const write = async (headers: Record<string, string>) => {
    const { cookies } = member
    const response = await app.http.inject({
      method: 'POST',
      url: THEME,
      headers: { cookie: `sid=${cookies.get('sid')}`, 'content-type': 'application/json', ...headers },
      payload: '{"theme":"light"}',
    })
    return response.statusCode === 403 ? response.json<{ code: string }>().code : response.statusCode
  }

  test.each(['cross-site', 'same-site', 'none', 'SAME-ORIGIN', ''])(
    'is refused when the browser says %j',
    async (site) => {
      expect(await write({ 'sec-fetch-site': site, origin: app.config.publicUrl })).toBe('cross_site')
    },
  )

  test('is taken from our own pages', async () => {
    expect(await write({ 'sec-fetch-site': 'same-origin' })).toBe(200)
  })

  test('without that header is judged by its Origin', async () => {
    expect(await write({ origin: app.config.publicUrl })).toBe(200)
    for (const origin of [
      'http://evil.example',
      'null',
      `${app.config.publicUrl}.evil.example`,
      `${app.config.publicUrl}/`,
      'https://localhost:3000',
    ])
      expect(await write({ origin }), origin).toBe('cross_site')
    expect(await write({})).toBe('cross_site')
  })
})

test('reading needs no such header', async () => {
  const response = await app.http.inject({
    url: getUser.path,
    headers: { cookie: `sid=${member.cookies.get('sid')}` },
  })
  expect(response.statusCode).toBe(200)
})

test('[S8-3] a refusal carries a message, in the language of X-Language, else of the lang cookie, else English', async () => {
  const messageFor = async (headers: Record<string, string>) =>
    (await app.http.inject({ url: getUser.path, headers })).json<{ message: string }>().message
  expect(await messageFor({ 'x-language': 'en' })).toBe('Please sign in first.')
  expect(await messageFor({ 'x-language': 'id' })).toBe('Silakan masuk dulu.')
  expect(await messageFor({ 'x-language': 'my' })).toBe('Sila log masuk dahulu.')
  expect(await messageFor({ cookie: 'lang=id' })).toBe('Silakan masuk dulu.')
  expect(await messageFor({ 'x-language': 'my', cookie: 'lang=id' })).toBe('Sila log masuk dahulu.')
  expect(await messageFor({ 'x-language': '__proto__' })).toBe('Please sign in first.')
  expect(await messageFor({})).toBe('Please sign in first.')
})

test('a caller who calls too often gets the time to come back', async () => {
  const small = await testApp({ config: { rateLimitScale: 2 / 6000 } })
  try {
    const visitor = small.visitor()
    const statuses = [
      await visitor.attempt(getUser),
      await visitor.attempt(getUser),
      await visitor.attempt(getUser),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 429])
    expect(statuses[2]).toMatchObject({
      headers: { 'retry-after': '300' },
      body: { code: 'too_many_requests' },
    })
    expect((await visitor.attempt(getUser, { ip: '203.0.113.9' })).status).toBe(401)
    expect((await visitor.attempt(getUser, { headers: { 'x-forwarded-for': '198.51.100.1' } })).status).toBe(
      429,
    )
  } finally {
    await small.close()
  }
})

test('behind https the cookie is __Host-, Secure, HttpOnly and Lax, and the browser stays on https', async () => {
  const secure = await testApp({ config: { publicUrl: 'https://baca.example', isHttps: true } })
  try {
    const response = await secure.visitor().request('GET', '/api/auth/logout')
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000')
    expect(response.headers['set-cookie']).toMatch(/^__Host-sid=;.*Path=\/;.*HttpOnly; Secure; SameSite=Lax/)
  } finally {
    await secure.close()
  }
})

test('HSTS covers subdomains only when the operator says so', async () => {
  const config = { publicUrl: 'https://baca.example', isHttps: true, hstsSubdomains: true }
  const secure = await testApp({ config })
  try {
    const { headers } = await secure.visitor().request('GET', '/healthz')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  } finally {
    await secure.close()
  }
})

test('callers behind a gateway that writes ports are counted one by one, and their addresses are stored plain', async () => {
  const small = await testApp({
    config: { rateLimitScale: 2 / 6000, trustProxy: ['loopback', '10.0.0.0/8'] },
  })
  try {
    small.http.get('/whoami', (request) => ({ ip: request.ip }))
    const from = (forwarded: string, path: string = getUser.path, ip = '127.0.0.1') =>
      small.visitor().request('GET', path, { ip, headers: { 'x-forwarded-for': forwarded } })
    const callers = ['203.0.113.7', '203.0.113.8', '[2001:db8:1::1]', '[2001:db8:2::1]']
    for (const port of [1001, 1002])
      for (const caller of callers) expect((await from(`${caller}:${port}`)).statusCode).toBe(401)
    expect((await from('203.0.113.7:1003')).statusCode).toBe(429)
    const ipOf = async (...asked: Parameters<typeof from>) => (await from(...asked)).json<{ ip: string }>().ip
    expect(await ipOf('[2001:db8:3::1]:4', '/whoami')).toBe('2001:db8:3::1')
    expect(await ipOf('203.0.113.9:1, 10.0.0.2:2', '/whoami')).toBe('203.0.113.9')
    expect(await ipOf('203.0.113.9:1', '/whoami', '198.51.100.5'), 'nobody else is believed').toBe(
      '198.51.100.5',
    )
  } finally {
    await small.close()
  }
})
