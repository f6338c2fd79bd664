import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerUploads, mediaAnswer, type StandInRequest } from '../testing/uploads.ts'
import { ApiError } from './api.ts'
import { sendFile, STALLED_MS } from './upload.ts'

let requests: StandInRequest[]
beforeEach(() => {
  requests = answerUploads()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const FILE = new File(['x'], 'cat.png', { type: 'image/png' })

function start(options: Parameters<typeof sendFile>[2] = {}) {
  const outcome = sendFile('/api/media', FILE, options).catch((error: unknown) => error)
  const [request] = requests
  if (request === undefined) throw new Error('Nothing was sent')
  return { outcome, request }
}

test('a file is sent as form data, with credentials and the language on screen', async () => {
  const { outcome, request } = start()
  expect(request.address).toBe('/api/media')
  expect(request.withCredentials).toBe(true)
  expect(request.headers).toEqual({ 'X-Language': 'en' })
  expect(request.file.name).toBe('cat.png')
  request.answer(200, mediaAnswer('cat', 7))
  expect(await outcome).toEqual(mediaAnswer('cat', 7))
})

test('how far it is, is told', () => {
  const shares: number[] = []
  const { request } = start({ onProgress: (share) => shares.push(share) })
  request.progress(25, 100)
  request.progress(0, 0)
  expect(shares).toEqual([0.25, 0])
})

test('a refusal is the same error that every call has', async () => {
  const { outcome, request } = start()
  request.answer(413, { code: 'too_large', message: 'Too large.' })
  const error = await outcome
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 413, code: 'too_large', serverMessage: 'Too large.' })
})

test('a lost connection fails as a call does', async () => {
  const { outcome, request } = start()
  request.lose()
  expect(await outcome).toEqual(new TypeError('Failed to fetch'))
})

test('a connection on which nothing moves is given up; a server that is at work is waited for', async () => {
  vi.useFakeTimers()
  const { outcome, request } = start()
  await vi.advanceTimersByTimeAsync(STALLED_MS - 1)
  request.progress(25, 100)
  await vi.advanceTimersByTimeAsync(STALLED_MS - 1)
  expect(request.isAborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(request.isAborted).toBe(true)
  expect(await outcome).toEqual(new TypeError('Failed to fetch'))

  const slow = sendFile('/api/media', FILE)
  requests[1]?.progress(100, 100)
  await vi.advanceTimersByTimeAsync(10 * STALLED_MS)
  requests[1]?.answer(200, mediaAnswer('cat', 8))
  expect(await slow).toEqual(mediaAnswer('cat', 8))
})

test('it can be called off', async () => {
  const abort = new AbortController()
  const { outcome, request } = start({ signal: abort.signal })
  abort.abort()
  expect(request.isAborted).toBe(true)
  expect(await outcome).toMatchObject({ name: 'AbortError' })
  const again = await sendFile('/api/media', FILE, { signal: abort.signal }).catch((error: unknown) => error)
  expect(again).toMatchObject({ name: 'AbortError' })
  expect(requests).toHaveLength(1)
})

test('an answer that is no JSON is a failure', async () => {
  const { outcome, request } = start()
  Object.assign(request, { status: 200, responseText: '<html>' })
  request.dispatchEvent(new Event('load'))
  expect(await outcome).toBeInstanceOf(SyntaxError)
})
