export { forgetReports, purgeReports } from './queries.ts'
