export { standingCommentsOf, visibleCommentsOf } from './by-author-queries.ts'
