export { getSeen } from './visible-person.ts'
export { peopleLike } from './search-queries.ts'
