import { queryOptions } from '@tanstack/react-query'
import { listMutes } from '../../contract/mutes.ts'
import { addressOf, call } from '../platform/api.ts'

/** What the reader has muted, all of it. */
export const mutesQuery = queryOptions({
  queryKey: [addressOf(listMutes)],
  queryFn: async ({ signal }) => (await call(listMutes, { signal })).items,
  staleTime: 5 * 60_000,
})
