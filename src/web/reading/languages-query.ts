import { queryOptions } from '@tanstack/react-query'
import { getLanguages } from '../../contract/settings.ts'
import { addressOf, call } from '../platform/api.ts'

/** What the account keeps; signing in or out loads the page anew, so it is asked once. */
export const languagesQuery = queryOptions({
  queryKey: [addressOf(getLanguages)],
  queryFn: ({ signal }) => call(getLanguages, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
