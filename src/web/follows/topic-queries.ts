import { queryOptions } from '@tanstack/react-query'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { listFollowedTopics, listFollowing, type TopicKind } from '../../contract/follows.ts'
import { call } from '../platform/api.ts'
import { pagedQuery } from '../platform/paged-query.ts'

export type FollowedTopics = ResponseOf<typeof listFollowedTopics>

/** Changed here alone, so it need not be asked for again soon. */
const TOPICS_STALE_MS = 5 * 60_000

export const followedTopicsQuery = queryOptions({
  queryKey: [listFollowedTopics.path],
  queryFn: ({ signal }) => call(listFollowedTopics, { signal }),
  // A mark of the reader: asked for again once what a visitor wanted was done.
  meta: { holds: ['marks'] },
  staleTime: TOPICS_STALE_MS,
  refetchOnMount: true,
})

export const followingQuery = pagedQuery(listFollowing, { meta: { holds: ['followed'] } })

export function isFollowed(topics: FollowedTopics | undefined, kind: TopicKind, topic: string): boolean {
  return namesOf(topics, kind).includes(topic)
}

/** The same topics with this one, or without. */
export function withTopic(
  topics: FollowedTopics,
  kind: TopicKind,
  topic: string,
  isWanted: boolean,
): FollowedTopics {
  const others = namesOf(topics, kind).filter((name) => name !== topic)
  const names = isWanted ? [...others, topic] : others
  return (kind === 'tag' ? { ...topics, tags: names } : { ...topics, categories: names }) as FollowedTopics
}

function namesOf(topics: FollowedTopics | undefined, kind: TopicKind): readonly string[] {
  return (kind === 'tag' ? topics?.tags : topics?.categories) ?? []
}
