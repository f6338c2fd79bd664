import { queryOptions } from '@tanstack/react-query'
import { getForYou } from '../../contract/for-you.ts'
import { call } from '../platform/api.ts'

/** Not among the lists that are polled: it must not change while it is read. */
const STALE_MS = 5 * 60_000

export const forYouQuery = queryOptions({
  queryKey: [getForYou.path],
  queryFn: ({ signal }) => call(getForYou, { signal }),
  meta: { holds: ['followed'] },
  staleTime: STALE_MS,
  refetchOnMount: true,
})
