import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Box, listConversations } from '../../../contract/conversations.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { listState } from '../../ui/list-state.ts'
import { conversationsQuery } from '../conversation-queries.ts'
import { setUnreadMessages } from '../unread/unread-store.ts'
import { useHiddenConversations } from './cleared.ts'

type Listed = ResponseOf<typeof listConversations>

/** A box, which also knows how many are unread and how many requests wait. */
export function useConversations(box: Box) {
  const answer = useInfiniteQuery(conversationsQuery(box))
  const hidden = useHiddenConversations()
  const { data, isFetching, dataUpdatedAt } = answer
  const items = useMemo(
    () => data?.pages.flatMap((page) => page.items).filter(({ id }) => !hidden.has(id)) ?? [],
    [data, hidden],
  )
  const first = data?.pages[0] as Listed | undefined
  const unread = first?.unread
  const requests = first?.requests
  useEffect(() => {
    // Only what has just come: a list that is shown again may be older than what the stream said.
    if (!isFetching && unread !== undefined && requests !== undefined && Date.now() - dataUpdatedAt < 1000)
      setUnreadMessages({ unread, requests })
  }, [unread, requests, isFetching, dataUpdatedAt])
  return { list: listState(answer), items }
}
