import { isVisible } from '../../contract/common.ts'
import type { Text } from '../../contract/messages.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { fail, fill, Refusal } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { parseRichText, plainText, RENDERER_VERSION } from '../rich-text/public.ts'
import { hasExternalLinks, toLiteText } from './lite-text.ts'
import { messages } from './messages.ts'
import { LINKS_HONOR, mayLink, type Writer } from './writer.ts'

/** What somebody wrote as it is drawn, or a refusal of the field it was written in. */
export function readLiteText(writer: Writer, source: string, field: string): RichText {
  const refuse = (text: Text): never =>
    fail('invalid_input', common.invalidInput, { fields: { [field]: text } })
  const nodes = parse(source, refuse)
  if (!isWorthShowing(nodes)) refuse(messages.nothingVisible)
  if (hasExternalLinks(nodes) && !mayLink(writer))
    refuse(fill(messages.linksNeedHonor, { honor: LINKS_HONOR }))
  return nodes
}

/** Whether there is something to see once it is drawn; marks of writing direction are no disguise in a whole text. */
function isWorthShowing(nodes: RichText): boolean {
  return isVisible(plainText(nodes).replace(/[\u202a-\u202e\u2066-\u2069]/g, ''))
}

function parse(source: string, refuse: (text: Text) => never): RichText {
  try {
    return toLiteText(parseRichText(source))
  } catch (error) {
    const text = error instanceof Refusal ? error.details.fields?.['text'] : undefined
    if (text !== undefined) refuse(text)
    throw error
  }
}

interface Stored {
  source: string
  nodes: RichText
  rendererVersion: number
}

/** The stored tree; a new one when the parser has learned something since. */
export function storedTree({ source, nodes, rendererVersion }: Stored): RichText {
  return rendererVersion === RENDERER_VERSION ? nodes : drawAnew(source, nodes)
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
