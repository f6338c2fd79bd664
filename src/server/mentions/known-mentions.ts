import type { RichNode, RichText } from '../../contract/rich-text.ts'
import type { Db } from '../platform/db.ts'
import { peopleByAlias } from './queries.ts'

/** So many different ones of a text are asked about; the others stay words. */
const MOST_ASKED = 500

/**
 * A text in which an `@alias` that is nobody's is plain words. Asked when the text is written: whoever takes that alias
 * later was not meant.
 */
export async function knownMentions(db: Db, nodes: RichText, now: Date): Promise<RichText> {
  const named = new Set<string>()
  for (const node of nodes) collect(node, named)
  if (named.size === 0) return nodes
  const people = await peopleByAlias(db, [...named].slice(0, MOST_ASKED), now)
  return named.size === people.size ? nodes : nodes.map((node) => withWords(node, people))
}

function collect(node: RichNode, named: Set<string>): void {
  if (node.type === 'mention') named.add(node.alias.toLowerCase())
  else if ('children' in node) for (const child of node.children) collect(child, named)
}

function withWords(node: RichNode, people: ReadonlyMap<string, number>): RichNode {
  if (node.type === 'mention')
    return people.has(node.alias.toLowerCase()) ? node : { type: 'text', value: `@${node.alias}` }
  if (!('children' in node)) return node
  return { ...node, children: node.children.map((child) => withWords(child, people)) }
}
