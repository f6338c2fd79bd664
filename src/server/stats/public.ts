export { countEdit, purgeVisitors, readCategoryCounts } from './queries.ts'
export { readerKeyOf, tellPresence } from './routes.ts'
