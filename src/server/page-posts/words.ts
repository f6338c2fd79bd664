import type { Text } from '../../contract/messages.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { isStaff } from '../access/public.ts'
import { LINKS_HONOR } from '../comments/public.ts'
import { fail, fill, Refusal } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { hasExternalLinks, toLiteText } from '../lite-text/public.ts'
import { parseRichText, RENDERER_VERSION } from '../rich-text/public.ts'
import { messages } from './messages.ts'
import type { Writer } from './queries.ts'
import { isWorthShowing } from './rules.ts'

export interface Words {
  source: string
  nodes: RichText
}

/** What somebody wrote, and how it is drawn; or a refusal of the field `content`. Nothing at all is fine. */
export function readWords(viewer: Viewer, { honor }: Writer, content: string): Words {
  // One kind of line break, so that two versions differ only in what was written.
  const source = content.replaceAll(/\r\n?/g, '\n')
  if (source.trim() === '') return { source: '', nodes: [] }
  const nodes = parse(source)
  if (!isWorthShowing(nodes)) refuseContent(messages.nothingVisible)
  if (hasExternalLinks(nodes) && honor < LINKS_HONOR && !isStaff(viewer))
    refuseContent(fill(messages.linksNeedHonor, { honor: LINKS_HONOR }))
  return { source, nodes }
}

/** The stored tree; a new one when the parser has learned something since. */
export function treeOf(stored: Words & { rendererVersion: number }): RichText {
  return stored.rendererVersion === RENDERER_VERSION ? stored.nodes : drawAnew(stored.source, stored.nodes)
}

/** Should the parser refuse today what it took once, there is still `otherwise`. */
export function drawAnew(source: string, otherwise: RichText): RichText {
  try {
    return toLiteText(parseRichText(source))
  } catch (error) {
    if (error instanceof Refusal) return otherwise
    throw error
  }
}

function parse(source: string): RichText {
  try {
    return toLiteText(parseRichText(source))
  } catch (error) {
    const text = error instanceof Refusal ? error.details.fields?.['text'] : undefined
    if (text !== undefined) refuseContent(text)
    throw error
  }
}

function refuseContent(text: Text): never {
  return fail('invalid_input', common.invalidInput, { fields: { content: text } })
}
