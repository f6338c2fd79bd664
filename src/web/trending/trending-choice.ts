import { CATEGORIES } from '../../contract/categories.ts'
import { TRENDING_PERIODS, type TrendingPeriod } from '../../contract/stats.ts'
import type { Scope } from './trending-queries.ts'

export const TYPES = ['articles', 'posts', 'questions'] as const

export interface Choice {
  type: (typeof TYPES)[number]
  /** Of articles alone: that of the others is always the globe. */
  scope: Scope
  period: TrendingPeriod
}

/** The choice stands in the address; what makes no sense there is as if it were not. */
export function readChoice(query: URLSearchParams): Choice {
  const type = TYPES.find((choice) => choice === query.get('type')) ?? 'articles'
  const category = CATEGORIES.find((choice) => choice === query.get('category'))
  return {
    type,
    scope: type === 'articles' && category !== undefined ? category : 'globe',
    period: TRENDING_PERIODS.find((choice) => choice === query.get('period')) ?? 'now',
  }
}

export function pathOf({ type, scope, period }: Choice): string {
  const query = new URLSearchParams()
  if (type !== 'articles') query.set('type', type)
  if (type === 'articles' && scope !== 'globe') query.set('category', scope)
  if (period !== 'now') query.set('period', period)
  const rest = query.toString()
  return `/trending${rest === '' ? '' : `?${rest}`}`
}
