import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { readNotifications, type listNotifications } from '../../contract/notifications.ts'
import { call } from '../platform/api.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { LISTS, markItems } from './lists.ts'
import { getUnread, setUnread } from './unread-store.ts'

type Pages = InfiniteData<ResponseOf<typeof listNotifications>>

/** Marks some as read, or all of them: shown at once, and put back when it is refused. */
export function useRead(): (ids?: number[]) => void {
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { mutate } = useMutation({
    mutationFn: (ids: number[] | undefined) => call(readNotifications, { body: { ids: ids ?? null } }),
    onMutate: (ids) => {
      const before = { unread: getUnread(), lists: client.getQueriesData<Pages>(LISTS) }
      void client.cancelQueries(LISTS)
      const unread = ids ? Math.max(0, before.unread - ids.length) : 0
      client.setQueriesData<Pages>(LISTS, (data) =>
        markItems(data, unread, (item) => ids?.includes(item.id) !== false),
      )
      setUnread(unread)
      return before
    },
    onSuccess: ({ unread }) => setUnread(unread),
    onError: (error, _ids, before) => {
      for (const [key, data] of before?.lists ?? []) client.setQueryData(key, data)
      if (before) setUnread(before.unread)
      showFailure(error)
    },
  })
  return (ids) => mutate(ids)
}
