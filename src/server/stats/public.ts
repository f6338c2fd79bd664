export { countEdit } from './queries.ts'
export { readerKeyOf } from './routes.ts'
