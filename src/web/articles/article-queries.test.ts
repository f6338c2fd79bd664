import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../platform/query-client.ts'
import { articleQueries } from './article-queries.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const answer = (status: number, body: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }))

test("[S8-20] a failed fetch of the articles throws 'Failed to fetch articles'", async () => {
  answer(503, { code: 'unavailable', message: 'Later' })
  await expect(createQueryClient().fetchQuery(articleQueries.list())).rejects.toThrow(
    'Failed to fetch articles',
  )
})

test('a list is known by its address, so that the first data of a document are found', () => {
  expect(articleQueries.list().queryKey).toEqual(['/api/articles'])
  expect(articleQueries.list({ category: 'science', sort: 'hot', tag: undefined }).queryKey).toEqual([
    '/api/articles?category=science&sort=hot',
  ])
  expect(articleQueries.detail(7).queryKey).toEqual(['/api/articles/7'])
  expect(articleQueries.mine(7).queryKey).toEqual(['/api/articles/7/mine'])
})

test('an article that is not there is null, and anything else that goes wrong is a failure', async () => {
  answer(404, { code: 'not_found', message: 'Not found' })
  await expect(createQueryClient().fetchQuery(articleQueries.detail(7))).resolves.toBeNull()
  answer(500, { code: 'internal', message: 'Oh' })
  await expect(createQueryClient().fetchQuery(articleQueries.detail(7))).rejects.toThrow('500: ')
})
