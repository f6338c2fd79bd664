export { countEdit, readCategoryCounts } from './queries.ts'
export { readerKeyOf } from './routes.ts'
