import { afterEach, expect, test, vi } from 'vitest'
import { articleQueries } from '../articles/public.ts'
import { ApiError } from '../platform/api.ts'
import { createQueryClient } from '../platform/query-client.ts'
import {
  articleSearchQuery,
  guildSearchQuery,
  peopleSearchQuery,
  postSearchQuery,
  questionSearchQuery,
  type Search,
} from './search-queries.ts'

const STAR: Search = { term: 'star' }

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
  const error = await failureOf(createQueryClient().fetchQuery(articleSearchQuery(STAR)))
  expect(error.message).toBe('Failed to search articles')
  expect(error.cause).toBeInstanceOf(ApiError)
})

test('[S8-23] a failed guild search throws "Failed to search guilds"', async () => {
  failing()
  const error = await failureOf(createQueryClient().fetchQuery(guildSearchQuery({ term: 'star' }, false)))
  expect(error.message).toBe('Failed to search guilds')
  expect(error.cause).toBeInstanceOf(ApiError)
})

test('a term of dots is no path to somewhere else: no guild is called so', async () => {
  failing()
  expect(await createQueryClient().fetchQuery(guildSearchQuery({ term: '..' }, false))).toEqual({
    items: [],
    next: null,
  })
})

test('[S8-22] a failed page post search throws "Failed to search page posts"', async () => {
  failing()
  const error = await failureOf(createQueryClient().fetchQuery(postSearchQuery(STAR, false)))
  expect(error.message).toBe('Failed to search page posts')
  expect(error.cause).toBeInstanceOf(ApiError)
})

test('[S9-14] adult posts are searched for only when they are wanted, and then ten at a time', () => {
  const addressOf = (hasNsfw: boolean, cursor?: string) =>
    postSearchQuery({ ...STAR, cursor }, hasNsfw).queryKey[0]
  expect(addressOf(false)).toBe('/api/page-posts/search?q=star&includeNsfw=false')
  expect(addressOf(true)).toBe('/api/page-posts/search?q=star&includeNsfw=true&limit=10')
  expect(addressOf(true, 'b')).toBe('/api/page-posts/search?q=star&includeNsfw=true&limit=10&cursor=b')
})

test('what narrows a search down is asked of the kinds that know it', () => {
  const search = {
    ...STAR,
    category: 'science',
    language: 'id',
    author: 'sari_w',
    from: '2026-01-01',
    to: '2026-01-31',
    cursor: 'b',
  } as const
  const all = 'category=science&language=id&author=sari_w&from=2026-01-01&to=2026-01-31&cursor=b'
  // Of one language there is no other version to choose.
  expect(articleSearchQuery(search, 'en,id').queryKey[0]).toBe(`/api/articles/search?q=star&${all}`)
  expect(questionSearchQuery(search).queryKey[0]).toBe(`/api/questions/search?q=star&${all}`)
  expect(postSearchQuery(search, false).queryKey[0]).toBe(
    '/api/page-posts/search?q=star&includeNsfw=false&author=sari_w&from=2026-01-01&to=2026-01-31&cursor=b',
  )
  expect(peopleSearchQuery(search).queryKey[0]).toBe('/api/people/search?q=star&cursor=b')
  expect(articleSearchQuery(STAR, 'en,id').queryKey[0]).toBe('/api/articles/search?q=star&reading=en%2Cid')
})

test('[S8-20] a failed fetch of the home’s articles throws "Failed to fetch articles"', async () => {
  failing()
  const error = await failureOf(createQueryClient().fetchQuery(articleQueries.list()))
  expect(error.message).toBe('Failed to fetch articles')
  expect(error.cause).toBeInstanceOf(ApiError)
})

test('a term that is too short is not asked for', () => {
  expect(articleSearchQuery({ term: 'x' }).enabled).toBe(false)
  expect(postSearchQuery({ term: 'x' }, false).enabled).toBe(false)
  expect(articleSearchQuery({ term: 'xy' }).enabled).toBe(true)
  expect(articleSearchQuery({ term: 'ring of fire' }).queryKey[0]).toBe('/api/articles/search?q=ring+of+fire')
})
