export { findReported, eraseReports } from './queries.ts'
export { needsText } from './rules.ts'
