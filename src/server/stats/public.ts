export { countEdit } from './queries.ts'
export { readerKeyOf, readStats } from './routes.ts'
