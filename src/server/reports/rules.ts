import { isVisible } from '../../contract/common.ts'
import type { ReportReason } from '../../contract/reports.ts'
import { DAY_MS } from '../platform/clock.ts'

const NEW_ACCOUNT_MS = 3 * DAY_MS

/** Product §11: those who have just come count half. */
export function reportWeight(accountCreatedAt: Date, now: Date): number {
  return now.getTime() - accountCreatedAt.getTime() < NEW_ACCOUNT_MS ? 0.5 : 1
}

/** "Something else" says nothing by itself. */
export function needsWords(reason: ReportReason, text: string): boolean {
  return reason === 'other' && !isVisible(text)
}

const ADULT_WEIGHT = 2

/** Product §11: enough have said that it is adult and not marked as such. */
export function isAdultByReports(weight: number): boolean {
  return weight >= ADULT_WEIGHT
}
