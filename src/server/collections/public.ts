export { listCollectionCards } from './card-queries.ts'
export { tableOf } from './table-queries.ts'
