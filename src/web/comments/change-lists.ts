import type { QueryClient } from '@tanstack/react-query'
import type { CommentList } from '../../contract/comments.ts'
import { isAbout, type Topic } from './topic.ts'

const listsOf = (topic: Topic) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isAbout(topic, String(queryKey[0])),
})

/** Every list of a topic that is in the cache is changed alike, whoever it was asked for. */
export function changeLists(
  client: QueryClient,
  topic: Topic,
  change: (list: CommentList) => CommentList,
): void {
  client.setQueriesData<CommentList>(listsOf(topic), (list) => list && change(list))
}

/** Lists in other orders that nobody looks at: they are asked for again when somebody does. */
export function forgetUnseenLists(client: QueryClient, topic: Topic): void {
  client.removeQueries({ ...listsOf(topic), type: 'inactive' })
}
