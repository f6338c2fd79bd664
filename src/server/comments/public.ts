export { commentTimesOf, visibleCommentsOf } from './by-author-queries.ts'
