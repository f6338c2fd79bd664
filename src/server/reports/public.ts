export { findReported, eraseReports } from './queries.ts'
