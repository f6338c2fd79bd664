export { firstComments } from './list-queries.ts'
