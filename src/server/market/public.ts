export { findPlan, highestPlan, paidPlans } from './queries.ts'
