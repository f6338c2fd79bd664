import type { Subscription } from '../../../contract/market.ts'
import { GRACE_DAYS } from '../../../contract/plan-limits.ts'

const DAY_MS = 86_400_000

/** Until when a plan is had for certain: what was not paid for has its days of grace. */
export function lastDayOf({ status, currentPeriodEnd }: Subscription): string {
  if (status !== 'past_due') return currentPeriodEnd
  return new Date(Date.parse(currentPeriodEnd) + GRACE_DAYS * DAY_MS).toISOString()
}
