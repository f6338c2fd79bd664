export { audienceOf, type PostAudience } from './audience.ts'
export { listPostCards } from './cards/queries.ts'
export { purgePagePosts } from './purging/actions.ts'
export { hideReported, markReportedNsfw } from './reporting/actions.ts'
