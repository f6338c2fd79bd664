import { collectionsAddress } from '../collection-queries.ts'
import { readFilter } from './collection-filter.ts'

/** The first data of the tab on /database, as its query asks for them. */
export const collectionsTabData = (query: URLSearchParams): string[] => [
  collectionsAddress(readFilter(query)),
]
