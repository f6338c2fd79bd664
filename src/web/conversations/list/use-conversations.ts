import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
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
  const { data, isFetching } = answer
  const items = useMemo(
    () => data?.pages.flatMap((page) => page.items).filter(({ id }) => !hidden.has(id)) ?? [],
    [data, hidden],
  )
  const first = data?.pages[0] as Listed | undefined
  const unread = first?.unread
  const requests = first?.requests
  const wasFetching = useRef(false)
  useEffect(() => {
    // Only what has just come: a list that is shown again, or changed here, may be older than what the stream said.
    if (wasFetching.current && !isFetching && unread !== undefined && requests !== undefined)
      setUnreadMessages({ unread, requests })
    wasFetching.current = isFetching
  }, [unread, requests, isFetching])
  return { list: listState(answer), items }
}
