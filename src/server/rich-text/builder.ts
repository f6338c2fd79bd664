import type { Definition, FootnoteDefinition, Nodes } from 'mdast'
import type { NodeOf, RichNode } from '../../contract/rich-text.ts'
import { MOST_DEPTH, MOST_NODES } from './limits.ts'
import { messages } from './messages.ts'
import { refuseText } from './refuse-text.ts'
import { normaliseLabel } from './source-cost.ts'

interface Noted {
  definition: FootnoteDefinition
  /** The part it was written in: formulas depend on their surroundings. */
  source: string
}

/** The state of the conversion of one text, and what it has used up so far. */
export interface Builder {
  source: string
  definitions: Map<string, Definition>
  notes: Map<string, Noted>
  /** By label, in the order of first reference. */
  referred: Map<string, { number: number; references: number }>
  headings: NodeOf<'heading'>[]
  headingIds: Map<string, number>
  used: {
    nodes: number
    formulaCharacters: number
    formulaNodes: number
    codeCharacters: number
    tokens: number
    embeds: number
  }
}

export function newBuilder(): Builder {
  return {
    source: '',
    definitions: new Map(),
    notes: new Map(),
    referred: new Map(),
    headings: [],
    headingIds: new Map(),
    used: { nodes: 0, formulaCharacters: 0, formulaNodes: 0, codeCharacters: 0, tokens: 0, embeds: 0 },
  }
}

/** Counts a node when it is added to the tree; the first one too many or too deep ends the work. */
export function admit<N extends RichNode>(builder: Builder, node: N, depth: number): N {
  if (++builder.used.nodes > MOST_NODES) refuseText(messages.tooManyNodes)
  if (depth > MOST_DEPTH) refuseText(messages.tooDeep)
  return node
}

/** Collects the definitions of one parsed part and returns its number of nodes; the first of a label counts. */
export function survey(builder: Builder, node: Nodes, source: string, depth = 0): number {
  if (depth > 2 * MOST_DEPTH) refuseText(messages.tooDeep)
  if (node.type === 'definition') keepFirst(builder.definitions, node.identifier, node)
  if (node.type === 'footnoteDefinition')
    keepFirst(builder.notes, node.identifier, { definition: node, source })
  if (!('children' in node)) return 1
  return node.children.reduce((sum, child) => sum + survey(builder, child, source, depth + 1), 1)
}

function keepFirst<T>(map: Map<string, T>, identifier: string, value: T): void {
  const label = normaliseLabel(identifier)
  if (!map.has(label)) map.set(label, value)
}
