export { listMutesOf } from './queries.ts'
