import { queryOptions } from '@tanstack/react-query'
import { getWelcome, listSuggestedPeople } from '../../contract/welcome.ts'
import { call } from '../platform/api.ts'

/** Asked for again whenever home is opened: a deed may have been done meanwhile. */
export const welcomeQuery = queryOptions({
  queryKey: [getWelcome.path],
  queryFn: ({ signal }) => call(getWelcome, { signal }),
  meta: { holds: ['marks'] },
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
})

/** Fetched for each showing of the screen, by the categories of that moment; whoever is followed there stays in it. */
export const suggestedPeopleQuery = queryOptions({
  queryKey: [listSuggestedPeople.path],
  queryFn: ({ signal }) => call(listSuggestedPeople, { signal }),
  meta: { holds: ['person'] },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
})
