import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../platform/api.ts'
import { createQueryClient } from '../../platform/query-client.ts'
import { nsfwPostsQuery } from './nsfw-queries.ts'

afterEach(() => vi.unstubAllGlobals())

test('[S8-27] a failed fetch of the home’s adult posts throws "Failed to fetch posts"', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503, statusText: 'Away' })))
  const error = await createQueryClient()
    .fetchQuery(nsfwPostsQuery(null))
    .then(
      () => new Error('it did not fail'),
      (failure: unknown) => failure as Error,
    )
  expect(error.message).toBe('Failed to fetch posts')
  expect(error.cause).toBeInstanceOf(ApiError)
})

test('[S9-15] a page has ten posts, all of them adult, and starts at its cursor', () => {
  expect(nsfwPostsQuery(null).queryKey[0]).toBe('/api/page-posts?limit=10&nsfwOnly=true')
  expect(nsfwPostsQuery('b').queryKey[0]).toBe('/api/page-posts?limit=10&nsfwOnly=true&cursor=b')
})
