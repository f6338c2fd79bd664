import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveTheme } from '../../contract/settings.ts'
import { addressOf, ApiError, call, send, serverMessageOf } from './api.ts'

const answer = vi.fn<typeof fetch>()
beforeEach(() => {
  answer.mockReset().mockImplementation(() => Promise.resolve(Response.json({ selectedTheme: 'light' })))
  vi.stubGlobal('fetch', answer)
})
afterEach(() => vi.unstubAllGlobals())

const sent = () => answer.mock.calls[0]?.[1]
const headers = () => new Headers(sent()?.headers)

async function failureOf(response: Response): Promise<unknown> {
  answer.mockResolvedValue(response)
  return send('GET', '/api/x').catch((error: unknown) => error)
}

test('[S7-1] all calls send credentials', async () => {
  await send('GET', '/api/x')
  await send('POST', '/api/x', { a: 1 })
  await call(saveTheme, { body: { theme: 'light' } })
  expect(answer.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include', 'include', 'include'])
})

test('[S7-2] a JSON body carries a JSON content type', async () => {
  await call(saveTheme, { body: { theme: 'light' } })
  expect(answer.mock.calls[0]?.[0]).toBe('/api/user/theme')
  expect(sent()?.method).toBe('POST')
  expect(headers().get('Content-Type')).toBe('application/json')
  expect(sent()?.body).toBe('{"theme":"light"}')
})

test('[S7-3] form data is sent as given, and the browser says what it is', async () => {
  const form = new FormData()
  form.set('file', new Blob(['x']))
  await send('POST', '/api/x', form)
  expect(sent()?.body).toBe(form)
  expect(headers().has('Content-Type')).toBe(false)
})

test('a call without a body has none and no content type', async () => {
  await send('GET', '/api/x')
  expect(sent()).not.toHaveProperty('body')
  expect(headers().has('Content-Type')).toBe(false)
})

test('a call says the language on screen', async () => {
  await send('GET', '/api/x')
  expect(headers().get('X-Language')).toBe('en')
})

test('an answer is read as the contract says', async () => {
  await expect(call(saveTheme, { body: { theme: 'light' } })).resolves.toEqual({ selectedTheme: 'light' })
})

test('[S8-1] a refusal becomes an error of status code, colon, space and body text', async () => {
  const body = '{"code":"forbidden","message":"Not yours."}'
  expect(await failureOf(new Response(body, { status: 403, statusText: 'Forbidden' }))).toMatchObject({
    message: `403: ${body}`,
  })
  expect(await failureOf(new Response('plain words', { status: 502 }))).toMatchObject({
    message: '502: plain words',
  })
})

test('[S8-2] without a body the status text takes its place', async () => {
  expect(await failureOf(new Response('', { status: 503, statusText: 'Service Unavailable' }))).toMatchObject(
    {
      message: '503: Service Unavailable',
    },
  )
})

test('an error tells the code, the words for people and the fields', async () => {
  const body = { code: 'invalid', message: 'Please check the form.', fields: { email: 'Not an address.' } }
  const error = await failureOf(Response.json(body, { status: 400 }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 400,
    code: 'invalid',
    serverMessage: body.message,
    fields: body.fields,
  })
  expect(serverMessageOf(error)).toBe('Please check the form.')
})

test.each(['', '<html>', '"text"', 'null', '7'])(
  'a body that says nothing (%j) gives no words and no fields',
  async (body) => {
    const error = await failureOf(new Response(body, { status: 500 }))
    expect(error).toMatchObject({ status: 500, code: undefined, serverMessage: undefined, fields: {} })
  },
)

test('a network that is down has no words of a server', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  const error = await send('GET', '/api/x').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(TypeError)
  expect(serverMessageOf(error)).toBeUndefined()
})

test('an address is filled with what it is given, which can not leave its place', () => {
  const route = { path: '/api/guilds/:id/posts/:post' }
  expect(addressOf(route, { id: 5, post: '../x?y#z' })).toBe('/api/guilds/5/posts/..%2Fx%3Fy%23z')
  expect(addressOf({ path: '/api/x' }, undefined, { q: 'a&b', page: 2, none: undefined })).toBe(
    '/api/x?q=a%26b&page=2',
  )
})

test('an edit conflict carries what stands there now', async () => {
  const current = {
    revisionId: 9,
    title: 'Now',
    content: 'now',
    merged: { title: 'Now', content: 'both', hasConflicts: false },
  }
  const body = { code: 'edit_conflict', message: 'Somebody else was faster.', current }
  expect(await failureOf(Response.json(body, { status: 409 }))).toMatchObject({
    code: 'edit_conflict',
    current,
  })
  expect(await failureOf(new Response('', { status: 409 }))).toMatchObject({ current: undefined })
})

test('a call that must be done once carries a key', async () => {
  await call(saveTheme, { body: { theme: 'light' }, key: 'one-wish' })
  expect(headers().get('Idempotency-Key')).toBe('one-wish')
  await call(saveTheme, { body: { theme: 'light' } })
  expect(new Headers(answer.mock.calls[1]?.[1]?.headers).has('Idempotency-Key')).toBe(false)
})

test('a refusal tells after how many seconds to try again, where the server has said so', async () => {
  const refused = (retryAfter: string) =>
    failureOf(new Response('', { status: 429, headers: { 'Retry-After': retryAfter } }))
  expect(await refused('47')).toMatchObject({ retryAfterSeconds: 47 })
  expect(await refused('Wed, 21 Oct 2026 07:28:00 GMT')).toMatchObject({ retryAfterSeconds: undefined })
  expect(await failureOf(new Response('', { status: 500 }))).toMatchObject({ retryAfterSeconds: undefined })
})
