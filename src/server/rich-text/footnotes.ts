import type { RichNode } from '../../contract/rich-text.ts'
import { buildBlocks } from './blocks.ts'
import { admit, type Builder } from './builder.ts'

/** The notes that were referred to. A note may refer to further ones: the map grows while it is walked. */
export function buildFootnotes(builder: Builder): RichNode[] {
  const notes: RichNode[] = []
  const counts: { references: number }[] = []
  for (const [label, known] of builder.referred) {
    const note = builder.notes.get(label)
    if (note === undefined) continue
    builder.source = note.source
    const children = buildBlocks(builder, note.definition.children, 3)
    notes.push(admit(builder, { type: 'footnote', number: known.number, references: 1, children }, 2))
    counts.push(known)
  }
  for (const [index, note] of notes.entries())
    if (note.type === 'footnote') note.references = counts[index]?.references ?? 1
  return notes.length === 0 ? [] : [admit(builder, { type: 'footnotes', children: notes }, 1)]
}
