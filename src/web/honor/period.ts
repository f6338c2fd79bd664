import type { LeaderboardPeriod } from '../../contract/honor.ts'
import { LEADERBOARD_PATH } from './paths.ts'

export const PERIODS = ['week', 'all'] as const satisfies readonly LeaderboardPeriod[]

/** The choice stands in the address; what makes no sense there is as if it were not. */
export function readPeriod(query: URLSearchParams): LeaderboardPeriod {
  return query.get('period') === 'all' ? 'all' : 'week'
}

export function pathOfPeriod(period: LeaderboardPeriod): string {
  return period === 'all' ? `${LEADERBOARD_PATH}?period=all` : LEADERBOARD_PATH
}
