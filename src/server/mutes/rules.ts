import type { BodyOf } from '../../contract/endpoint.ts'
import type { createMute, MuteKind } from '../../contract/mutes.ts'
import { isTag, toTag } from '../../contract/tag-rules.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Text } from '../../contract/messages.ts'
import { messages } from './messages.ts'

/** What is muted: a person by their id, a word or tag by its text. */
export interface Muted {
  kind: MuteKind
  personId: number | null
  text: string
}

/** What is meant, as it is stored and compared, or a refusal at the field that is wrong. */
export function readMuted(body: BodyOf<typeof createMute>, viewerId: number): Muted {
  const { kind, personId, text } = body
  if (kind === 'person') {
    if (text !== undefined) refuse('text', common.fieldUnknown)
    if (personId === undefined) return refuse('personId', messages.whom)
    if (personId === viewerId) refuse('personId', messages.oneself)
    return { kind, personId, text: '' }
  }
  if (personId !== undefined) refuse('personId', common.fieldUnknown)
  if (text === undefined) return refuse('text', messages.what)
  if (kind === 'word') return { kind, personId: null, text: toWord(text) }
  const tag = toTag(text)
  if (!isTag(tag)) refuse('text', messages.noTag)
  return { kind, personId: null, text: tag }
}

/** Upper and lower case are the same, and so is any white space; letters with marks stay what they are. */
function toWord(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ')
}

export function refuse(field: 'personId' | 'text', text: Text): never {
  return fail('invalid_input', common.invalidInput, { fields: { [field]: text } })
}
