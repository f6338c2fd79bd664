import { cleanTerm, isSearchable } from '../../contract/search-rules.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { messages } from './messages.ts'

/** What is searched for when somebody typed this; too little is refused. */
export function readTerm(typed: string): string {
  if (!isSearchable(typed)) fail('invalid_input', common.invalidInput, { fields: { q: messages.tooShort } })
  return cleanTerm(typed)
}
