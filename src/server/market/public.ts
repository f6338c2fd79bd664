export { findPlan } from './queries.ts'
