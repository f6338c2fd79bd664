import { PRIVILEGES } from '../../contract/honor-rules.ts'
import type { Text } from '../../contract/messages.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { knownMentions } from '../mentions/public.ts'
import type { Db } from '../platform/db.ts'
import { fail, fill } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Work } from '../platform/work-pool.ts'
import { readText } from '../rich-text/public.ts'
import type { Read } from './lite-text-work.ts'
import { messages } from './messages.ts'
import { canLink, type Writer } from './writer.ts'

/** To hand a short text to a thread, and to take its tree from there, costs more than to read it. */
const SHORT = 200
/** Formulas and code bring grammars and renderers, which only threads hold. */
const HEAVY = /[$`]|~~~/
/** The parser is loaded when the first of them comes. */
const here: Work = {
  run: async <T>(_name: string, source: unknown) =>
    (await import('./lite-text-work.ts')).liteTextWork['lite-text'](String(source)) as T,
}

/** What a handler's context has. */
export interface Reading {
  db: Db
  work: Work
  now: Date
}

/** The tree of a text, or a refusal of its field. */
export async function readLiteText(
  { db, work, now }: Reading,
  writer: Pick<Writer, 'role' | 'honor'>,
  source: string,
  field: string,
): Promise<RichText> {
  const refuse = (text: Text): never =>
    fail('invalid_input', common.invalidInput, { fields: { [field]: text } })
  const isLight = source.length <= SHORT && !HEAVY.test(source)
  const read = await readText<Read>(isLight ? here : work, 'lite-text', source, field)
  if (!read.isWorthShowing) refuse(messages.nothingVisible)
  if (read.hasExternalLinks && !canLink(writer))
    refuse(fill(messages.needsHonorForLinks, { honor: PRIVILEGES.links }))
  return knownMentions(db, read.nodes, now)
}
