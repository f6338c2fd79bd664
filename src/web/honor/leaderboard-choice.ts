import { CATEGORIES } from '../../contract/categories.ts'
import type { LeaderboardPeriod, LeaderboardQuery } from '../../contract/honor.ts'
import { LEADERBOARD_PATH } from './paths.ts'

export const PERIODS = ['week', 'all'] as const satisfies readonly LeaderboardPeriod[]

/** The choice stands in the address; what makes no sense there is as if it were not. The week is what is not said. */
export function readChoice(query: URLSearchParams): LeaderboardQuery {
  const category = CATEGORIES.find((id) => id === query.get('category'))
  return { ...(query.get('period') === 'all' && { period: 'all' }), ...(category && { category }) }
}

export function pathOfChoice({ period, category }: LeaderboardQuery): string {
  const query = new URLSearchParams()
  if (period === 'all') query.set('period', period)
  if (category !== undefined) query.set('category', category)
  return query.toString() === '' ? LEADERBOARD_PATH : `${LEADERBOARD_PATH}?${query}`
}
