import type { Asked } from '../content/search-source.ts'
import { readSearchTerm } from '../content/search-term.ts'

/** A search as a visitor makes it, for tests of what a source reads. */
export function askedFor(term: string, limit: number): Asked {
  return { term: readSearchTerm(term), filters: {}, audience: 'public', after: null, limit }
}
