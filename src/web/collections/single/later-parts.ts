/** Stands below the rows, and is fetched after them. */
export { RowsEnd } from './rows-end.tsx'
