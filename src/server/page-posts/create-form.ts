import type * as z from 'zod/mini'
import type { Media } from '../../contract/media.ts'
import { createPagePost } from '../../contract/page-posts.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { parseStrictly } from '../platform/parse.ts'
import { messages } from './messages.ts'

interface Form {
  fields: Record<string, string | string[]>
  media: Media | null
}

export type PostSchema<B> = z.ZodMiniType<B>

export const postSchema = createPagePost.body as NonNullable<typeof createPagePost.body>

type Value = string | string[] | number | boolean

const FLAGS: ReadonlySet<string> = new Set(['isNsfw', 'isVotingEnabled', 'acceptsRules'])
const NUMBERS: ReadonlySet<string> = new Set(['mediaId', 'votingDays'])
const LISTS: ReadonlySet<string> = new Set(['votingOptions'])

/**
 * The body that the same request would have as JSON: a form has only texts. A value that can't be converted
 * stays a text, and is refused like anything else of the wrong type.
 */
export function readForm<B>({ fields, media }: Form, schema: PostSchema<B>): B {
  const body = new Map<string, Value>(
    Object.entries(fields).map(([name, value]) => [name, valueOf(name, value)]),
  )
  if (media !== null) {
    if (body.has('mediaId'))
      fail('invalid_input', common.invalidInput, { fields: { mediaId: messages.twoMedia } })
    body.set('mediaId', media.id)
  }
  return parseStrictly(schema, Object.fromEntries(body))
}

function valueOf(name: string, value: string | string[]): Value {
  if (LISTS.has(name)) return typeof value === 'string' ? [value] : value
  if (typeof value !== 'string') return value
  if (FLAGS.has(name) && (value === 'true' || value === 'false')) return value === 'true'
  if (NUMBERS.has(name) && /^\d{1,15}$/.test(value)) return Number(value)
  return value
}
