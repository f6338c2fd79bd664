import type { PaidPlan } from '../../contract/plans.ts'

/** Somebody is back from the payment, or has just changed to a higher plan. */
export interface Awaited {
  status: 'success' | 'canceled'
  /** Of an upgrade it is known which plan is to come; whoever had none has one then. */
  plan?: PaidPlan
}

/** What the provider's return address says. A payment is confirmed only for whoever was at the provider's page. */
export function awaitedOf(query: URLSearchParams): Awaited | null {
  const status = query.get('status')
  if (status === 'canceled') return { status }
  return status === 'success' && query.get('session') !== null ? { status } : null
}
