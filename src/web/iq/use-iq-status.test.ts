import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../platform/query-client.ts'
import { iqStatusQuery } from './iq-queries.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('[S9-11] the IQ status is stale after 5 min', async () => {
  vi.useFakeTimers()
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ iqTestTaken: false })))
  const client = createQueryClient()
  await client.fetchQuery(iqStatusQuery)
  vi.advanceTimersByTime(5 * 60_000 - 1)
  await client.fetchQuery(iqStatusQuery)
  expect(fetched).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await client.fetchQuery(iqStatusQuery)
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/iq/status')
})
