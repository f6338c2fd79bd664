import { isVisible } from '../../contract/common.ts'
import { PRIVILEGES } from '../../contract/honor-rules.ts'
import type { Text } from '../../contract/messages.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { knownMentions } from '../mentions/public.ts'
import type { Db } from '../platform/db.ts'
import { fail, fill } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Work } from '../platform/work-pool.ts'
import { parseRichText, plainText, readText, treesOf } from '../rich-text/public.ts'
import { hasExternalLinks, toLiteText } from './lite-text.ts'
import { messages } from './messages.ts'
import { canLink, type Writer } from './writer.ts'

interface Read {
  nodes: RichText
  isWorthShowing: boolean
  hasExternalLinks: boolean
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
  const read = await readText<Read>(work, 'lite-text', source, field)
  if (!read.isWorthShowing) refuse(messages.nothingVisible)
  if (read.hasExternalLinks && !canLink(writer))
    refuse(fill(messages.needsHonorForLinks, { honor: PRIVILEGES.links }))
  return knownMentions(db, read.nodes, now)
}

export const liteTextWork = {
  'lite-text'(source: string): Read {
    const nodes = parse(source)
    return { nodes, isWorthShowing: isWorthShowing(nodes), hasExternalLinks: hasExternalLinks(nodes) }
  },
  'lite-text-trees': (sources: string[]) => treesOf(sources, parse),
}

function parse(source: string): RichText {
  return toLiteText(parseRichText(source))
}

/** Whether anything is visible once it is drawn; direction marks are no disguise in a whole text. */
function isWorthShowing(nodes: RichText): boolean {
  return isVisible(plainText(nodes).replace(/[\u202a-\u202e\u2066-\u2069]/g, ''))
}
