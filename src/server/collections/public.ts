export { listCollectionCards } from './card-queries.ts'
export { tablesOf } from './table-queries.ts'
