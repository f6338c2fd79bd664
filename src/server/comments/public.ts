export { firstComments } from './lists/queries.ts'
