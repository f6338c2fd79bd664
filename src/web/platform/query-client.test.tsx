import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { answering } from '../testing/stand-ins.ts'
import { send } from './api.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

// In a browser, because the library itself never retries outside of one.
test('[S7-4] neither a query nor a write is tried again by itself', async () => {
  vi.useFakeTimers()
  const calls = answering({ '/api/a': { status: 500 }, '/api/b': { status: 503 } })
  const client = createQueryClient()
  const stop = new QueryObserver(client, { queryKey: ['/api/a'] }).subscribe(() => {})
  const write = new MutationObserver(client, { mutationFn: () => send('POST', '/api/b', {}) })
  await expect(write.mutate()).rejects.toMatchObject({ status: 503 })
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(calls.map(({ path }) => path).sort()).toEqual(['/api/a', '/api/b'])
  expect(client.getQueryState(['/api/a'])?.status).toBe('error')
  stop()
})
