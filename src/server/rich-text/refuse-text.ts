import type { Text, TextValues } from '../../contract/messages.ts'
import { fail, fill } from '../platform/errors.ts'
import { messages as platform } from '../platform/messages.ts'

/** Every refusal of a text names the field `text`; a feature with another field name renames it. */
export function refuseText(text: Text, values: TextValues = {}): never {
  return fail('invalid_input', platform.invalidInput, { fields: { text: fill(text, values) } })
}
