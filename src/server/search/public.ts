export { countSearch } from './count-search.ts'
export { readTerm } from './read-term.ts'
