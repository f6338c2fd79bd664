export { audienceOf, type PostAudience } from './audience.ts'
export { listPostCards } from './cards/queries.ts'
export {
  hideReported,
  liftReported,
  lockReported,
  markReportedNsfw,
  upholdReported,
} from './reporting/actions.ts'
