import { expect, test } from 'vitest'
import { createQueryClient } from '../platform/query-client.ts'
import { pagePost } from '../testing/page-posts.ts'
import { changeMarks, postsBy } from './post-cache.ts'
import { postQueries } from './post-queries.ts'

test('marks that are not known yet are taken as nothing and changed', () => {
  const client = createQueryClient()
  client.getQueryCache().build(client, client.defaultQueryOptions(postQueries.marks(5)))
  changeMarks(client, 5, { liked: true })
  expect(client.getQueryData(postQueries.marks(5).queryKey)).toMatchObject({
    id: 5,
    liked: true,
    bookmarked: false,
  })
})

test('everything by one author is found', () => {
  const client = createQueryClient()
  const { list, detail } = postQueries
  client.getQueryCache().build(client, client.defaultQueryOptions(list()))
  client.getQueryCache().build(client, client.defaultQueryOptions(detail(3)))
  client.setQueryData(list().queryKey, [pagePost(1, { authorId: 8 }), pagePost(2, { authorId: 9 })])
  client.setQueryData(detail(3).queryKey, pagePost(3, { authorId: 8 }))
  expect(postsBy(client, 8)).toEqual(new Set([1, 3]))
})
