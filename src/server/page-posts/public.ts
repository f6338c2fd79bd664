export { audienceOf, type PostAudience } from './audience.ts'
export { listPostCards } from './cards/queries.ts'
export { purgePagePosts } from './purging/actions.ts'
export {
  hideReported,
  liftReported,
  lockReported,
  markReportedNsfw,
  upholdReported,
} from './reporting/actions.ts'
export { redrawnPosts } from './redrawn.ts'
