/** What only some collections show, and what stands below the rows: fetched after them. */
export { Notices } from './notices.tsx'
export { Nothing } from './nothing.tsx'
export { RowsEnd } from './rows-end.tsx'
