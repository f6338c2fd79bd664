import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { PagePost } from '../../contract/page-posts.ts'
import { createQueryClient } from '../platform/query-client.ts'
import { pagePost, redactedPost } from '../testing/page-posts.ts'
import { EVERYTHING } from './feed/feed-filter.ts'
import { feedAddress, feedQuery } from './feed/feed-queries.ts'
import { postQueries } from './post-queries.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const answer = (status: number, body: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }))

test("[S8-24] a failed fetch of the page posts throws 'Failed to fetch page posts'", async () => {
  answer(503, { code: 'unavailable', message: 'Later' })
  const client = createQueryClient()
  const feed = (isFollowing: boolean) => client.fetchQuery(feedQuery(client, { ...EVERYTHING, isFollowing }))
  await expect(client.fetchQuery(postQueries.list())).rejects.toThrow(/^Failed to fetch page posts$/)
  await expect(client.fetchQuery(postQueries.detail(5))).rejects.toThrow(/^Failed to fetch page posts$/)
  await expect(feed(false)).rejects.toThrow(/^Failed to fetch page posts$/)
  await expect(feed(true)).rejects.toThrow(/^Failed to fetch page posts$/)
})

test('lists are known by their address, so that the first data of a document are found', () => {
  expect(postQueries.list().queryKey).toEqual(['/api/page-posts'])
  expect(postQueries.detail(5).queryKey).toEqual(['/api/page-posts/5'])
  expect(feedAddress(EVERYTHING)).toBe('/api/page-posts')
  expect(feedAddress({ type: 'photo', sort: 'hot', isFollowing: false, isNsfw: true })).toBe(
    '/api/page-posts?type=photo&sort=hot&includeNsfw=true',
  )
  expect(feedAddress({ type: 'video', sort: 'new', isFollowing: true, isNsfw: false })).toBe(
    '/api/page-posts/following?type=video',
  )
})

test('a post that is not there is null', async () => {
  answer(404, { code: 'not_found', message: 'Not found' })
  await expect(createQueryClient().fetchQuery(postQueries.detail(5))).resolves.toBeNull()
})

/** Whether a screen that opens with this in its document asks for the post again. */
function asksAgain(data: PagePost): boolean {
  const client = createQueryClient()
  const options = postQueries.detail(data.id)
  client.setQueryData(options.queryKey, data)
  return new QueryObserver(client, options).getCurrentResult().isStale
}

test('the outline of an adult post that a document holds is asked for again, by who may see all of it', () => {
  expect(asksAgain(redactedPost(5))).toBe(true)
  expect(asksAgain(pagePost(5))).toBe(false)
})
