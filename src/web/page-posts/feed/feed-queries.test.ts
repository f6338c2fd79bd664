import { afterEach, expect, test, vi } from 'vitest'
import type { PagePost } from '../../../contract/page-posts.ts'
import { createQueryClient } from '../../platform/query-client.ts'
import { pagePost, pagePosts } from '../../testing/page-posts.ts'
import { EVERYTHING } from './feed-filter.ts'
import { countNew, type Feed } from './feed-of.ts'
import { feedQuery, newestQuery, putPost } from './feed-queries.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A server with these pages, by cursor. */
function serving(pages: Record<string, { items: PagePost[]; next?: string }>): string[] {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(typeof input === 'string' ? input : '', 'http://localhost')
    const cursor = url.searchParams.get('cursor') ?? ''
    asked.push(cursor)
    const page = pages[cursor]
    const link = page?.next === undefined ? {} : { Link: `</api/page-posts?cursor=${page.next}>; rel="next"` }
    return Response.json(page?.items ?? [], { headers: link })
  })
  return asked
}

const idsOf = (feed: Feed | undefined) => feed?.items.map(({ id }) => id)

test('what the document showed stays as it was; what came since waits, and where it goes on is known', async () => {
  const client = createQueryClient()
  client.setQueryData(['/api/page-posts'], pagePosts(10, 8))
  const first = client.ensureQueryData(feedQuery(client, EVERYTHING))
  expect(idsOf(await first)).toEqual([10, 9, 8])
  serving({ '': { items: [pagePost(11), pagePost(10, { likes: 99 }), pagePost(9)], next: 'b' } })
  await client.refetchQueries({ queryKey: ['/api/page-posts', 'feed'] })
  const feed = await client.fetchQuery(feedQuery(client, EVERYTHING))
  expect(idsOf(feed)).toEqual([10, 9, 8])
  expect(feed.items[0]?.likes).toBe(99)
  expect(feed.next).toBe('b')
  const newest = client.getQueryData(newestQuery(client, EVERYTHING).queryKey)
  expect(countNew(feed, newest?.items ?? [])).toBe(1)
})

test('a feed that was read far is asked for again as far as it was, and changes in place', async () => {
  const client = createQueryClient()
  client.setQueryData<Feed>(['/api/page-posts', 'feed'], { items: pagePosts(9, 6), next: 'c', newestId: 9 })
  const asked = serving({
    '': { items: [pagePost(9), pagePost(8)], next: 'b' },
    b: { items: [pagePost(7, { title: 'Shown now' }), pagePost(6)], next: 'c' },
  })
  await client.invalidateQueries({ queryKey: ['/api/page-posts', 'feed'], refetchType: 'none' })
  const feed = await client.fetchQuery(feedQuery(client, EVERYTHING))
  expect(asked).toEqual(['', 'b'])
  expect(idsOf(feed)).toEqual([9, 8, 7, 6])
  expect(feed.items[2]?.title).toBe('Shown now')
  expect(feed.next).toBe('c')
})

test('an own post is put before everything else, in the feed that is looked at', () => {
  const client = createQueryClient()
  client.setQueryData<Feed>(['/api/page-posts', 'feed'], { items: pagePosts(3, 2), next: null, newestId: 3 })
  putPost(client, EVERYTHING, pagePost(4))
  expect(idsOf(client.getQueryData<Feed>(['/api/page-posts', 'feed']))).toEqual([4, 3, 2])
})
