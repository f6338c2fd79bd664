import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { postQueries } from './post-queries.ts'
import { redactedPost } from './redacted-post.ts'
import { pagePost } from '../testing/page-posts.ts'

/** Whether a screen that opens with this in its document asks for the post again. */
function asksAgain(data: ReturnType<typeof pagePost>): boolean {
  const client = new QueryClient()
  const options = postQueries.detail(data.id)
  client.setQueryData(options.queryKey, data)
  return new QueryObserver(client, options).getCurrentResult().isStale
}

test('the outline of an adult post that a document holds is asked for again, by who may see all of it', () => {
  expect(asksAgain(redactedPost(5))).toBe(true)
  expect(asksAgain(pagePost(5))).toBe(false)
})
