import type { RichNode } from '../../contract/rich-text.ts'
import type { Builder } from './builder.ts'
import { normaliseLabel } from './source-cost.ts'

/** Notes are numbered as they are first referred to. */
export function referTo(builder: Builder, identifier: string): RichNode {
  const label = normaliseLabel(identifier)
  if (!builder.notes.has(label)) return { type: 'text', value: `[^${identifier}]` }
  const known = builder.referred.get(label) ?? { number: builder.referred.size + 1, references: 0 }
  known.references++
  builder.referred.set(label, known)
  return { type: 'footnoteReference', number: known.number, reference: known.references }
}
