import { afterEach, expect, test, vi } from 'vitest'
import { articleQueries } from '../articles/public.ts'
import { ApiError } from '../platform/api.ts'
import { createQueryClient } from '../platform/query-client.ts'
import { articleSearchQuery, guildSearchQuery, postSearchQuery, type PostSearch } from './search-queries.ts'

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

test('[S8-23] a failed guild search throws "Failed to search guilds"', async () => {
  failing()
  const error = await failureOf(createQueryClient().fetchQuery(guildSearchQuery('star')))
  expect(error.message).toBe('Failed to search guilds')
  expect(error.cause).toBeInstanceOf(ApiError)
})

test('a term of dots is no path to somewhere else: no guild is called so', async () => {
  failing()
  expect(await createQueryClient().fetchQuery(guildSearchQuery('..'))).toEqual([])
})

const POSTS: PostSearch = { term: 'star', hasNsfw: false, cursor: null }

test('[S8-22] a failed page post search throws "Failed to search page posts"', async () => {
  failing()
  const error = await failureOf(createQueryClient().fetchQuery(postSearchQuery(POSTS)))
  expect(error.message).toBe('Failed to search page posts')
  expect(error.cause).toBeInstanceOf(ApiError)
})

test('[S9-14] adult posts are searched for only when they are wanted, and then ten at a time', () => {
  const addressOf = (search: Partial<PostSearch>) => postSearchQuery({ ...POSTS, ...search }).queryKey[0]
  expect(addressOf({})).toBe('/api/page-posts/search?q=star&includeNsfw=false')
  expect(addressOf({ hasNsfw: true })).toBe('/api/page-posts/search?q=star&includeNsfw=true&limit=10')
  expect(addressOf({ hasNsfw: true, cursor: 'b' })).toBe(
    '/api/page-posts/search?q=star&includeNsfw=true&limit=10&cursor=b',
  )
})

test('[S8-20] a failed fetch of the home’s articles throws "Failed to fetch articles"', async () => {
  failing()
  const error = await failureOf(createQueryClient().fetchQuery(articleQueries.list()))
  expect(error.message).toBe('Failed to fetch articles')
  expect(error.cause).toBeInstanceOf(ApiError)
})

test('a term that is too short is not asked for', () => {
  expect(articleSearchQuery('x').enabled).toBe(false)
  expect(postSearchQuery({ ...POSTS, term: 'x' }).enabled).toBe(false)
  expect(articleSearchQuery('xy').enabled).toBe(true)
  expect(articleSearchQuery('ring of fire').queryKey).toEqual(['/api/articles/search?q=ring+of+fire'])
})
