export { HeaderSearch } from './header-search.tsx'
export { SearchBox } from './search-box.tsx'
export { searchPath } from './search-path.ts'
export { SearchResults } from './deferred-results.ts'
