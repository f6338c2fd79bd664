import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getUser } from '../../contract/auth.ts'
import { createQueryClient } from '../platform/query-client.ts'
import { USER_ADDRESS, userQuery } from './user-queries.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ id: 7 })))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the address written out is the contract’s', () => {
  expect(USER_ADDRESS).toBe(getUser.path)
  expect(userQuery.queryKey).toEqual([getUser.path])
})

test('[S9-9] user data is stale after 30 s', async () => {
  const client = createQueryClient()
  await client.fetchQuery(userQuery)
  await vi.advanceTimersByTimeAsync(29_999)
  await client.fetchQuery(userQuery)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await client.fetchQuery(userQuery)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('[S9-10] user data is cached 5 min after its last use', async () => {
  const client = createQueryClient()
  const leave = new QueryObserver(client, userQuery).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  leave()
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
  expect(client.getQueryData(userQuery.queryKey)).toEqual({ id: 7 })
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryData(userQuery.queryKey)).toBeUndefined()
})
