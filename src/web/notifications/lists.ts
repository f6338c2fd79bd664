import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type { listNotifications, Notification } from '../../contract/notifications.ts'

type Pages = InfiniteData<ResponseOf<typeof listNotifications>>

/** Every list of notifications that is known, whatever its filter. */
export const LISTS = {
  predicate: ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
    queryKey[1] === 'pages' && /^\/api\/notifications(\?|$)/.test(String(queryKey[0])),
}

/** Whether somebody is looking at one. */
export function isListShown(client: QueryClient): boolean {
  return client.getQueryCache().findAll({ ...LISTS, type: 'active' }).length > 0
}

/** A list in which some were read, and how many are left. */
export function markItems(
  data: Pages | undefined,
  unread: number,
  isRead: (item: Notification) => boolean,
): Pages | undefined {
  if (data === undefined) return undefined
  const mark = (item: Notification) => (!item.isRead && isRead(item) ? { ...item, isRead: true } : item)
  return { ...data, pages: data.pages.map((page) => ({ ...page, unread, items: page.items.map(mark) })) }
}
