export { findPlan, highestPlan, paidAt, paidPlans, type PaidAt } from './queries.ts'
export { nextPlan, PLAN_CHANGED, planName } from './rules.ts'
