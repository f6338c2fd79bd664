import { afterEach, expect, test, vi } from 'vitest'
import { articleQueries } from '../../articles/public.ts'
import { ApiError } from '../../platform/api.ts'
import { createQueryClient } from '../../platform/query-client.ts'
import { articleSearchQuery } from './search-queries.ts'

afterEach(() => vi.unstubAllGlobals())

const failing = () =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503, statusText: 'Away' })))
const failureOf = (answer: Promise<unknown>) =>
  answer.then(
    () => new Error('it did not fail'),
    (error: unknown) => error as Error,
  )

test('[S8-21] a failed article search throws "Failed to search articles"', async () => {
  failing()
  const error = await failureOf(createQueryClient().fetchQuery(articleSearchQuery('star')))
  expect(error.message).toBe('Failed to search articles')
  expect(error.cause).toBeInstanceOf(ApiError)
})

test('[S8-20] a failed fetch of the home’s articles throws "Failed to fetch articles"', async () => {
  failing()
  const error = await failureOf(createQueryClient().fetchQuery(articleQueries.list()))
  expect(error.message).toBe('Failed to fetch articles')
  expect(error.cause).toBeInstanceOf(ApiError)
})

test('a term that is too short is not asked for', () => {
  expect(articleSearchQuery('x').enabled).toBe(false)
  expect(articleSearchQuery('xy').enabled).toBe(true)
  expect(articleSearchQuery('ring of fire').queryKey).toEqual(['/api/articles/search?q=ring+of+fire'])
})
