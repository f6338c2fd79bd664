export { listFollowedAmong } from './queries.ts'
