import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { listNotifications, type NotificationFilter } from '../../contract/notifications.ts'
import { pagedQuery } from '../platform/paged-query.ts'
import { listState } from '../ui/list-state.ts'
import { setUnread } from './unread-store.ts'

type Listed = ResponseOf<typeof listNotifications>

export const notificationsQuery = (filter?: NotificationFilter) =>
  pagedQuery(listNotifications, { ...(filter && { query: { filter } }), meta: { holds: [] } })

/** A list, which also knows how many were not read. */
export function useNotifications(filter?: NotificationFilter) {
  const answer = useInfiniteQuery(notificationsQuery(filter))
  const { data, isFetching, dataUpdatedAt } = answer
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data])
  const told = (data?.pages[0] as Listed | undefined)?.unread
  useEffect(() => {
    // Only what has just come: a list that is shown again may be older than what the stream said.
    if (!isFetching && told !== undefined && Date.now() - dataUpdatedAt < 1000) setUnread(told)
  }, [told, isFetching, dataUpdatedAt])
  return { list: listState(answer), items }
}
