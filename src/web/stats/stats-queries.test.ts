import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../platform/api.ts'
import { createQueryClient } from '../platform/query-client.ts'
import { categoryCountsQuery, onlineQuery, statsQuery } from './stats-queries.ts'

afterEach(() => vi.unstubAllGlobals())

async function failureOf(query: typeof statsQuery | typeof categoryCountsQuery): Promise<Error> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503, statusText: 'Away' })))
  try {
    await createQueryClient().fetchQuery(query as typeof statsQuery)
  } catch (error) {
    return error as Error
  }
  throw new Error('it did not fail')
}

test('[S8-26] a failed fetch of the stats throws "Failed to fetch stats"', async () => {
  const error = await failureOf(statsQuery)
  expect(error.message).toBe('Failed to fetch stats')
  expect(error.cause).toBeInstanceOf(ApiError)
})

test('[S8-19] a failed fetch of the category counts throws "Failed to fetch category counts"', async () => {
  const error = await failureOf(categoryCountsQuery)
  expect(error.message).toBe('Failed to fetch category counts')
  expect(error.cause).toBeInstanceOf(ApiError)
})

test('[S9-12] the category counts are stale after 5 minutes', () => {
  expect(categoryCountsQuery.staleTime).toBe(5 * 60_000)
})

test('the first data of a document is found under the address', () => {
  expect(statsQuery.queryKey).toEqual(['/api/stats'])
  expect(onlineQuery.queryKey).toEqual(['/api/online'])
  expect(categoryCountsQuery.queryKey).toEqual(['/api/categories/counts'])
})
