import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CommentList } from '../../contract/comments.ts'
import { useUser } from '../auth/public.ts'
import { listState } from '../ui/list-state.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { useNextPage } from '../ui/use-next-page.ts'
import { lengthOfThread, toTree, withPage, withThread } from './comment-tree.ts'
import { readThread } from './read-thread.ts'
import { commentsAddress, listMeta, type CommentSort, type Topic } from './topic.ts'
import { useCommentRules } from './use-comment-rules.ts'

const FRESH_MS = 30_000

/** The comments that were opened so far. Further pages and whole threads are put into the one list. */
export function useCommentList(topic: Topic) {
  const client = useQueryClient()
  const { user } = useUser()
  const showFailure = useFailureToast()
  const [sort, setSort] = useState<CommentSort>('best')
  const address = commentsAddress(topic, { sort })
  // What the document holds is a visitor's view. A member asks again as themselves and meanwhile sees that one.
  const queryKey = user === null ? [address] : [address, user.id]
  const first = useQuery<CommentList>({
    queryKey,
    meta: listMeta(topic),
    placeholderData: () => client.getQueryData<CommentList>([address]),
    staleTime: FRESH_MS,
    refetchOnMount: true,
  })
  const change = (to: (list: CommentList) => CommentList) =>
    client.setQueryData<CommentList>(queryKey, (list) => list && to(list))
  const ask = (part: { cursor?: string | undefined; root?: number }) =>
    client.fetchQuery<CommentList>({
      queryKey: [commentsAddress(topic, { sort, ...part }), user?.id ?? null],
    })

  const next = useNextPage({
    cursor: first.data?.nextCursor,
    load: (cursor) => ask({ cursor }),
    onLoaded: (page) => change((list) => withPage(list, page)),
  })
  const thread = useMutation({
    mutationFn: async (root: number) =>
      readThread((cursor) => ask({ root, cursor }), lengthOfThread(first.data?.items ?? [], root)),
    onSuccess: (unfolded, root) => change((list) => withThread(list, root, unfolded)),
    onError: showFailure,
  })
  const rules = useCommentRules(topic, first.data)
  return {
    sort,
    setSort,
    tree: toTree(first.data?.items ?? []),
    total: first.data?.total,
    ...rules,
    ...listState(first),
    ...next,
    /** The thread that is being unfolded, and whether the last one failed to. */
    unfolding: thread.isPending ? thread.variables : null,
    hasUnfoldFailed: thread.isError,
    unfold: (root: number) => thread.mutate(root),
  }
}

export type OpenedComments = ReturnType<typeof useCommentList>
