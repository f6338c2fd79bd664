import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient, getJson } from './query-client.ts'

const answer = vi.fn<typeof fetch>()
const refuseWith = (status: number) =>
  answer.mockImplementation(() => Promise.resolve(new Response('', { status })))

beforeEach(() => {
  vi.useFakeTimers()
  answer.mockReset().mockImplementation(() => Promise.resolve(Response.json({ count: 3 })))
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
})

test('[S7-44] a query is a GET to the first element of its key, read as JSON', async () => {
  await expect(createQueryClient().fetchQuery({ queryKey: ['/api/online', 'more'] })).resolves.toEqual({
    count: 3,
  })
  expect(answer).toHaveBeenCalledTimes(1)
  expect(answer.mock.calls[0]).toMatchObject(['/api/online', { method: 'GET' }])
})

test('[S7-45] a 401 throws, unless the query is set to return null', async () => {
  refuseWith(401)
  const client = createQueryClient()
  await expect(client.fetchQuery({ queryKey: ['/api/a'] })).rejects.toMatchObject({ status: 401 })
  await expect(
    client.fetchQuery({ queryKey: ['/api/b'], queryFn: getJson({ on401: 'null' }) }),
  ).resolves.toBeNull()
})

test('only a 401 becomes null', async () => {
  refuseWith(403)
  const query = { queryKey: ['/api/b'], queryFn: getJson({ on401: 'null' }) }
  await expect(createQueryClient().fetchQuery(query)).rejects.toMatchObject({ status: 403 })
})

test('[S9-7] nothing is fetched again on focus, mount or reconnect', async () => {
  const client = createQueryClient()
  client.mount()
  const watch = () => new QueryObserver(client, { queryKey: ['/api/a'], staleTime: 0 }).subscribe(() => {})
  const stop = watch()
  await vi.advanceTimersByTimeAsync(1000)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  const stopSecond = watch()
  await vi.advanceTimersByTimeAsync(1000)
  expect(answer).toHaveBeenCalledTimes(1)
  stop()
  stopSecond()
  client.unmount()
})

test('[S9-8] a query does not poll by itself', async () => {
  const stop = new QueryObserver(createQueryClient(), { queryKey: ['/api/a'] }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(answer).toHaveBeenCalledTimes(1)
  stop()
})
