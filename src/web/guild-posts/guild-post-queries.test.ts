import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../platform/api.ts'
import { createQueryClient } from '../platform/query-client.ts'
import { guildPostsQuery } from './guild-post-queries.ts'

afterEach(() => vi.unstubAllGlobals())

test("[S8-25] a failed fetch of the guild posts throws 'Failed to fetch guild posts'", async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503, statusText: 'Away' })))
  const client = createQueryClient()
  const asked = client.fetchInfiniteQuery(guildPostsQuery(client, 12, { sort: 'new', hasNsfw: false }))
  const error = await asked.then(
    () => new Error('it did not fail'),
    (failure: unknown) => failure as Error,
  )
  expect(error.message).toBe('Failed to fetch guild posts')
  expect(error.cause).toBeInstanceOf(ApiError)
})
