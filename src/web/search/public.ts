export { SearchBox, searchPath } from './search-box.tsx'
export { SearchResults } from './search-results.tsx'
