import { collectionsAddress } from '../collection-queries.ts'
import { isMine, readFilter } from './collection-filter.ts'

/** The first data of the tab on /database, as its query asks for them. Whose own ones are asked for, a document does not know. */
export const collectionsTabData = (query: URLSearchParams): string[] =>
  isMine(query) ? [] : [collectionsAddress(readFilter(query))]
