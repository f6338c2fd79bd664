import { isSearchable } from '../../contract/search-rules.ts'
import { readSearchTerm, type SearchTerm } from '../content/search-term.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { messages } from './messages.ts'

/** The term to search for; too short a term is refused. */
export function readTerm(typed: string, field = 'q'): SearchTerm {
  if (!isSearchable(typed))
    fail('invalid_input', common.invalidInput, { fields: { [field]: messages.tooShort } })
  return readSearchTerm(typed)
}
