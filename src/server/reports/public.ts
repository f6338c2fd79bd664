export { forgetReports } from './queries.ts'
