import type { Text } from '../../contract/messages.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { hasExternalLinks } from '../lite-text/public.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { messages } from './messages.ts'

/** Of who is new, to those who have not answered. */
export function refuseLinks(nodes: RichText): void {
  if (hasExternalLinks(nodes)) refuseField('body', messages.linksInRequest)
}

export function refuseField(field: string, text: Text): never {
  return fail('invalid_input', common.invalidInput, { fields: { [field]: text } })
}
