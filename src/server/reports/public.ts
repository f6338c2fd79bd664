export { findReported, forgetReports } from './queries.ts'
