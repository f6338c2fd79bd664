export { findPlan, highestPlan, paidAt, paidPlans, type PaidAt } from './queries.ts'
