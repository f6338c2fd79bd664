import type * as z from 'zod/mini'
import type { Text } from '../../contract/messages.ts'
import { fail, fill } from './errors.ts'
import { messages } from './messages.ts'

type Issue = z.core.$ZodIssue

/** Parses strictly, or refuses with one plain sentence for each field that is wrong. */
export function parseStrictly<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  // Without its input an issue can't distinguish a missing value from one of the wrong type.
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  // A map, since a plain object already has a `toString` and a `__proto__`.
  const fields = new Map<string, Text>()
  for (const issue of result.error.issues) {
    for (const name of namesOf(issue)) if (!fields.has(name)) fields.set(name, textOf(issue, name))
  }
  return fail('invalid_input', messages.invalidInput, { fields: Object.fromEntries(fields) })
}

function namesOf(issue: Issue): string[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'))
  return [path.join('.') || 'body']
}

function textOf(issue: Issue, name: string): Text {
  switch (issue.code) {
    case 'unrecognized_keys':
      return messages.fieldUnknown
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'invalid_type':
      return issue.input === undefined ? messages.fieldRequired : messages.fieldInvalid
    default:
      return name === 'email' ? messages.fieldEmail : messages.fieldInvalid
  }
}

function tooSmall(origin: string, minimum: number): Text {
  if (minimum === 1 && (origin === 'string' || origin === 'array')) return messages.fieldRequired
  if (origin === 'array') return fill(messages.fieldTooFew, { minimum })
  return fill(origin === 'string' ? messages.fieldTooShort : messages.fieldTooSmall, { minimum })
}

function tooBig(origin: string, maximum: number): Text {
  if (origin === 'array') return fill(messages.fieldTooMany, { maximum })
  return fill(origin === 'string' ? messages.fieldTooLong : messages.fieldTooLarge, { maximum })
}
