import { expect, test } from 'vitest'
import { createQueryClient } from '../platform/query-client.ts'
import { changeMarks } from './post-cache.ts'
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
