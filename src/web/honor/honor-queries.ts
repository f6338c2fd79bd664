import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  getLeaderboard,
  getStanding,
  listHonor,
  type HonorFilter,
  type LeaderboardQuery,
} from '../../contract/honor.ts'
import { addressOf, call } from '../platform/api.ts'
import { LIST_KEPT_MS } from '../platform/paged-query.ts'

/** One's own ledger; what is true of all of it comes with the first page. */
export function historyQuery(chosen: HonorFilter) {
  const query = chosen === 'all' ? {} : { filter: chosen }
  return infiniteQueryOptions({
    queryKey: [addressOf(listHonor, {}, query), 'pages'],
    queryFn: ({ pageParam, signal }) => call(listHonor, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    gcTime: LIST_KEPT_MS,
    refetchOnMount: true,
    meta: { holds: [] },
  })
}

export function leaderboardQuery(query: LeaderboardQuery) {
  return queryOptions({
    queryKey: [addressOf(getLeaderboard, {}, query)],
    queryFn: ({ signal }) => call(getLeaderboard, { query, signal }),
    staleTime: 60_000,
    refetchOnMount: true,
  })
}

export function standingQuery(query: LeaderboardQuery) {
  return queryOptions({
    queryKey: [addressOf(getStanding, {}, query)],
    queryFn: ({ signal }) => call(getStanding, { query, signal }),
    refetchOnMount: true,
  })
}
