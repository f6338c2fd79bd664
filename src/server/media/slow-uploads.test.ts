import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { BOUNDARY, filesOf, formOf, mediaApp, plainImage, type MediaApp } from './media-testing.ts'

let app: MediaApp
let port: number
let cookie: string
beforeAll(async () => {
  app = await mediaApp()
  port = Number(new URL(await app.http.listen({ port: 0, host: '127.0.0.1' })).port)
  cookie = `sid=${(await app.signIn('alice')).cookies.get('sid')}`
})
afterAll(() => app.close())
afterEach(() => void vi.useRealTimers())

const form = async () =>
  formOf([{ bytes: Buffer.concat([await plainImage(64, 64).jpeg().toBuffer(), Buffer.alloc(500_000)]) }])

/** Begins a request and sends a part of its body. */
function begin(path: string, type: string, length: number, start: Buffer) {
  const socket: Socket = connect(port, '127.0.0.1')
  let answer = ''
  let isClosed = false
  socket.on('data', (bytes) => void (answer += bytes.toString()))
  socket.on('error', () => {})
  socket.on('close', () => void (isClosed = true))
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Sec-Fetch-Site: same-origin',
    `Cookie: ${cookie}`,
  ]
  socket.write([...head, `Content-Type: ${type}`, `Content-Length: ${length}`, '\r\n'].join('\r\n'))
  socket.write(start)
  return { socket, answer: () => answer, isClosed: () => isClosed }
}

const FORM = `multipart/form-data; boundary=${BOUNDARY}`
const tick = () => vi.advanceTimersByTimeAsync(5000)
/** The site has what was sent: the server's own time goes on, only intervals are ours. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 100))

test('a call whose body does not come is ended after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const arrived = once(app.http.server, 'request')
  const call = begin('/api/user/theme', 'application/json', 100, Buffer.from('{"theme":'))
  await arrived
  await settle()
  for (let count = 0; count < 5; count++) await tick()
  await settle()
  expect(call.isClosed()).toBe(false)
  await tick()
  await vi.waitFor(() => expect(call.isClosed()).toBe(true), 30_000)
})

test('an upload that keeps coming may take minutes on a slow line', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const bytes = await form()
  const call = begin('/api/media', FORM, bytes.length, bytes.subarray(0, 60_000))
  for (let at = 60_000; at < bytes.length; at += 60_000) {
    await settle()
    await tick()
    call.socket.write(bytes.subarray(at, at + 60_000))
  }
  await vi.waitFor(() => expect(call.answer()).toMatch(/^HTTP\/1.1 200/), 30_000)
  call.socket.destroy()
})

test.each([
  ['comes no further', 0],
  ['comes by single bytes', 1],
])('an upload that %s is ended and leaves nothing', async (_, step) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const before = await filesOf(app)
  const bytes = await form()
  const call = begin('/api/media', FORM, bytes.length, bytes.subarray(0, 5000))
  for (let count = 0; count < 8; count++) {
    await settle()
    await tick()
    if (step > 0 && !call.isClosed()) call.socket.write(bytes.subarray(5000 + count, 5000 + count + step))
  }
  await vi.waitFor(() => expect(call.isClosed()).toBe(true), 30_000)
  await vi.waitFor(async () => expect(await filesOf(app)).toEqual(before), 30_000)
})

test('one person sends two files at a time, a third waits for its turn', async () => {
  const bytes = await form()
  const calls = [1, 2, 3].map(() => begin('/api/media', FORM, bytes.length, bytes.subarray(0, 200_000)))
  const arriving = async () => (await readdir(join(app.folder, 'incoming'))).length
  await vi.waitFor(async () => expect(await arriving()).toBe(2), 30_000)
  for (let count = 0; count < 5; count++) {
    await settle()
    expect(await arriving()).toBe(2)
  }
  for (const call of calls) call.socket.write(bytes.subarray(200_000))
  for (const call of calls) await vi.waitFor(() => expect(call.answer()).toMatch(/^HTTP\/1.1 200/), 30_000)
  for (const call of calls) call.socket.destroy()
})
