import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let port: number
let release = () => {}
let asked = () => {}
beforeAll(async () => {
  app = await testApp()
  app.http.get('/held', async () => {
    const held = new Promise<void>((resolve) => (release = resolve))
    asked()
    await held
    return { held: true }
  })
  app.http.post('/takes', (request) => ({ took: request.body }))
  port = Number(new URL(await app.http.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

/** A connection that sends the given bytes, whatever they are. */
async function dial() {
  const accepted = once(app.http.server, 'connection') as Promise<[Socket]>
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (bytes) => void (heard += bytes.toString()))
  socket.on('error', () => {})
  const isAnswered = once(socket, 'data')
  const closed = once(socket, 'close')
  const [atServer] = await accepted
  isAnswered.catch(() => {})
  return {
    atServer,
    isAnswered,
    send: (bytes: string) => void socket.write(bytes),
    /** Everything that was answered until the server closed the connection. */
    heard: async (): Promise<string> => {
      await closed
      return heard
    },
  }
}

async function answerTo(bytes: string): Promise<string> {
  const call = await dial()
  call.send(bytes)
  return call.heard()
}

function expectRefusal(answer: string, status: number, code: string): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  const headers = head.toLowerCase()
  for (const header of [
    "content-security-policy: default-src 'none'",
    'x-content-type-options: nosniff',
    'x-frame-options: deny',
    'referrer-policy: strict-origin-when-cross-origin',
    'x-request-id: ',
    'cache-control: no-store',
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ])
    expect(headers).toContain(`\r\n${header}`)
  expect(JSON.parse(body)).toEqual({ code, message: expect.stringMatching(/./) })
}

const HELD = 'GET /held HTTP/1.1\r\nHost: x\r\n\r\n'
const ALIVE = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'

test.each([
  ['no HTTP at all', 'nonsense\r\n\r\n'],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n'],
  ['two lengths', 'POST /takes HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  [
    'a broken chunk',
    'POST /takes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  ],
  ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
])('a request with %s is a 400 like every other', async (_, bytes) => {
  expectRefusal(await answerTo(bytes), 400, 'invalid_input')
})

test('headers that are too large are a 431 like every other refusal', async () => {
  const answer = await answerTo(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)
  expectRefusal(answer, 431, 'headers_too_large')
})

test('a request that does not come to its end is a 408 like every other refusal', async () => {
  const call = await dial()
  call.send('GET / HTTP/1.1\r\nHost')
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  app.http.server.emit('clientError', late, call.atServer)
  expectRefusal(await call.heard(), 408, 'timed_out')
})

test('an unknown expectation is no reason to refuse a request', async () => {
  const answer = await answerTo(
    'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1.1 200 [^]*nosniff[^]*"ok"/)
})

test('what is broken after a good request is answered after it', async () => {
  const call = await dial()
  call.send(ALIVE)
  await call.isAnswered
  call.send('nonsense\r\n\r\n')
  const [good, ...broken] = (await call.heard()).split(/(?=HTTP\/1\.1 )/)
  expect(good).toMatch(/^HTTP\/1.1 200 /)
  expect(broken).toHaveLength(1)
  expectRefusal(broken[0] ?? '', 400, 'invalid_input')
})

test('what is broken after a request that is still running is not answered in its place', async () => {
  const call = await dial()
  const isAtWork = new Promise<void>((resolve) => (asked = resolve))
  call.send(HELD)
  await isAtWork
  call.send('nonsense\r\n\r\n')
  expect(await call.heard()).toBe('')
  release()
})

test('a second error on a connection is not answered again', async () => {
  const call = await dial()
  call.send('nonsense\r\n\r\n')
  await call.heard()
  for (const code of ['ECONNRESET', 'HPE_INVALID_METHOD', undefined])
    app.http.server.emit('clientError', Object.assign(new Error('again'), { code }), call.atServer)
  expect((await call.heard()).match(/HTTP\/1\.1 /g)).toHaveLength(1)
  expect((await app.visitor().request('GET', '/healthz')).statusCode).toBe(200)
})
