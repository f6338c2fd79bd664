import { MENTIONS_TOLD } from '../../contract/mentions.ts'
import type { RichText } from '../../contract/rich-text.ts'

/** Whom a text names by `@alias`, in lower case: the first ones, each once. Not in quotes: those are words of others. */
export function aliasesIn(nodes: RichText): string[] {
  const aliases = new Set<string>()
  collect(nodes, aliases)
  return [...aliases]
}

function collect(nodes: RichText, aliases: Set<string>): void {
  for (const node of nodes) {
    if (aliases.size === MENTIONS_TOLD) return
    if (node.type === 'mention') aliases.add(node.alias.toLowerCase())
    else if ('children' in node && node.type !== 'quote') collect(node.children, aliases)
  }
}
