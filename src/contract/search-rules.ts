import { SEARCH_MIN } from './limits.ts'

/** Spec 5: the term that is searched for when somebody typed this. */
export function cleanTerm(term: string): string {
  return term.replaceAll(/[<>'"]/g, '').trim()
}

/** Whether a term, as it was typed, is long enough to be searched for. */
export function isSearchable(term: string): boolean {
  return Array.from(cleanTerm(term)).length >= SEARCH_MIN
}
