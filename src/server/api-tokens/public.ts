export { deleteTokensOf } from './queries.ts'
