import type { Root } from 'mdast'
import { RICH_TEXT_BYTES } from '../../contract/limits.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { buildBlocks } from './blocks.ts'
import { newBuilder, survey } from './builder.ts'
import { buildFootnotes } from './footnotes.ts'
import { settleHeadings } from './heading-ids.ts'
import { MOST_NODES } from './limits.ts'
import { parsePart } from './markdown.ts'
import { messages } from './messages.ts'
import { refuseText } from './refuse-text.ts'
import { readLabels, refuseCostly } from './source-cost.ts'
import { splitIntoParts } from './source-parts.ts'

/** Markdown to the tree that is stored and drawn, or a refusal of the field `text`. Bounded in size and time. */
export function parseRichText(markdown: string): RichText {
  if (Buffer.byteLength(markdown) > RICH_TEXT_BYTES)
    refuseText(messages.tooLarge, { kilobytes: RICH_TEXT_BYTES / 1024 })
  const parts = splitIntoParts(markdown)
  refuseCostly(parts)
  const labels = readLabels(parts)
  const builder = newBuilder()
  const parsed: { root: Root; source: string }[] = []
  let nodes = 0
  for (const part of parts) {
    const source = part.lines.map(({ text }) => text).join('\n')
    const root = parsePart(part, source, labels)
    // Here and not at the end: a text of too many pieces costs no more than one of just enough.
    nodes += survey(builder, root, source)
    if (nodes > MOST_NODES) refuseText(messages.tooManyNodes)
    parsed.push({ root, source })
  }
  const tree = parsed.flatMap(({ root, source }) => {
    builder.source = source
    return buildBlocks(builder, root.children, 1)
  })
  tree.push(...buildFootnotes(builder))
  settleHeadings(builder)
  return tree
}
