import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { listNotifications, type Notification } from '../../contract/notifications.ts'
import { call } from '../platform/api.ts'
import { isListShown, LISTS, markItems } from './lists.ts'
import { setNews } from './news-store.ts'

type Pages = InfiniteData<ResponseOf<typeof listNotifications>>

/** What somebody said to the reader, or asks of them; all else waits behind the bell. */
const WORTH_A_TOAST = new Set<Notification['icon']>(['reply', 'mention', 'people'])

/** One has come: it waits in front of a list that is looked at, and else the latest one is told if it is worth it. */
export async function hearNews(
  client: QueryClient,
  tell: (notification: Notification) => void,
): Promise<void> {
  void client.invalidateQueries({ ...LISTS, refetchType: 'none' })
  if (isListShown(client)) return setNews(true)
  if (document.hidden) return undefined
  const { items } = await call(listNotifications, { query: { limit: '1' } })
  const [latest] = items
  if (latest !== undefined && !latest.isRead && WORTH_A_TOAST.has(latest.icon)) tell(latest)
  return undefined
}

/** All were read, here or elsewhere: what is shown is marked too, without moving. */
export function markAllRead(client: QueryClient): void {
  client.setQueriesData<Pages>(LISTS, (data) => markItems(data, 0, () => true))
}
