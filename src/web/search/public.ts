export { SearchBox, searchPath } from './search-box.tsx'
export { SearchResults } from './deferred-results.ts'
