import { expect, test } from 'vitest'
import { createQueryClient } from '../platform/query-client.ts'
import { pagePost } from '../testing/page-posts.ts'
import { changeMarks, changePost, mapPosts } from './post-cache.ts'
import { postQueries } from './post-queries.ts'

test('a post changes wherever it stands: alone, in a list, in pages, in a feed', () => {
  const client = createQueryClient()
  const post = pagePost(5, { likes: 1 })
  client.setQueryData(['/api/page-posts/5'], post)
  client.setQueryData(['/api/page-posts?limit=6'], [pagePost(6), post])
  client.setQueryData(['/api/page-posts', 'feed'], { items: [post], next: null, newestId: 5 })
  client.setQueryData(['/api/my-page-posts'], {
    pages: [{ items: [post], nextCursor: null }],
    pageParams: [null],
  })
  client.setQueryData(['/api/bookmarks', 'pages'], {
    pages: [
      {
        items: [
          { objectId: 5, pagePost: post },
          { objectId: 6, pagePost: null },
        ],
        nextCursor: null,
      },
    ],
  })
  client.setQueryData(['/api/articles'], [post])
  changePost(client, 5, { likes: 2 })
  const likes = (key: unknown[]) => JSON.stringify(client.getQueryData(key)).match(/"likes":\d+/g)
  expect(likes(['/api/page-posts/5'])).toEqual(['"likes":2'])
  expect(likes(['/api/page-posts?limit=6'])).toEqual(['"likes":6', '"likes":2'])
  expect(likes(['/api/page-posts', 'feed'])).toEqual(['"likes":2'])
  expect(likes(['/api/my-page-posts'])).toEqual(['"likes":2'])
  expect(likes(['/api/bookmarks', 'pages'])).toEqual(['"likes":2'])
  expect(likes(['/api/articles'])).toEqual(['"likes":1'])
})

test('what holds nothing that changes stays the same object', () => {
  const list = { items: [pagePost(1), pagePost(2)], next: null }
  expect(mapPosts(list, (post) => post)).toBe(list)
  expect(mapPosts(null, (post) => post)).toBeNull()
})

test('marks that are not known yet are taken as nothing and changed', () => {
  const client = createQueryClient()
  changeMarks(client, 5, { liked: true })
  expect(client.getQueryData(postQueries.marks(5).queryKey)).toMatchObject({
    id: 5,
    liked: true,
    bookmarked: false,
  })
})
