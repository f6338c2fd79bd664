import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { followTopic, unfollowTopic, type TopicKind } from '../../contract/follows.ts'
import { useUser } from '../auth/public.ts'
import { call } from '../platform/api.ts'
import { holding } from '../platform/content-cache.ts'
import { requestOf, useSignInWall } from '../sign-in-wall/public.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { followedTopicsQuery, isFollowed, withTopic, type FollowedTopics } from './topic-queries.ts'

interface Topics {
  topics: FollowedTopics | undefined
  isFailed: boolean
  retry: () => void
  toggle: (kind: TopicKind, topic: string) => void
  /** To be drawn somewhere in the same part. */
  wall: ReactNode
}

interface Wish {
  kind: TopicKind
  topic: string
  isWanted: boolean
}

/** The tags and categories that the reader follows. What they choose is shown at once; a refusal takes it back. */
export function useTopics(): Topics {
  const client = useQueryClient()
  const { user } = useUser()
  const { guard, wall } = useSignInWall()
  const showFailure = useFailureToast()
  const { data: topics, isError, refetch } = useQuery({ ...followedTopicsQuery, enabled: user !== null })
  const show = ({ kind, topic, isWanted }: Wish) =>
    client.setQueryData(
      followedTopicsQuery.queryKey,
      (known) => known && withTopic(known, kind, topic, isWanted),
    )
  const { mutate } = useMutation({
    // One after the other, so that the last choice is the one that counts.
    scope: { id: 'followed-topics' },
    mutationFn: async ({ kind, topic, isWanted }: Wish) =>
      call(isWanted ? followTopic : unfollowTopic, { params: { kind, topic } }),
    onMutate: async (wish) => {
      show(wish)
      // An answer on its way tells what stood before.
      await client.cancelQueries({ queryKey: followedTopicsQuery.queryKey })
    },
    onSuccess: () => client.removeQueries({ ...holding('followed'), type: 'inactive' }),
    onError: (error, wish) => {
      show({ ...wish, isWanted: !wish.isWanted })
      showFailure(error)
    },
  })
  const toggle = (kind: TopicKind, topic: string) =>
    guard({ kind: 'follow', request: requestOf(followTopic, { kind, topic }) }, () =>
      mutate({ kind, topic, isWanted: !isFollowed(topics, kind, topic) }),
    )
  return { topics, isFailed: isError && topics === undefined, retry: () => void refetch(), toggle, wall }
}
