export { purgeDrafts } from './queries.ts'
