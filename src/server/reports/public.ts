export { findReported, eraseReports } from './queries.ts'
export { REPORT_DECIDED, rejectReportsOf, settleReports } from './case-actions.ts'
export { findCase, type Case } from './queries.ts'
export { needsText } from './rules.ts'
