import type { QueryClient } from '@tanstack/react-query'
import type { CommentList } from '../../contract/comments.ts'
import { isAbout, type Topic } from './topic.ts'

/** Every list of a topic that is in the cache is changed alike, whoever it was asked for. */
export function changeLists(
  client: QueryClient,
  topic: Topic,
  change: (list: CommentList) => CommentList,
): void {
  client.setQueriesData<CommentList>(
    { predicate: ({ queryKey }) => isAbout(topic, String(queryKey[0])) },
    (list) => list && change(list),
  )
}
